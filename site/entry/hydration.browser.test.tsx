import { descriptions, headers, pageData } from 'virtual:content';
import { Profiler, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isHydrated } from '#site/navigation/hydration.ts';
import { BrowserNavigation, StaticNavigation } from '#site/navigation/navigation.tsx';
import { keepPageData } from '#site/navigation/page-data.ts';
import { findRoute } from '#site/navigation/routes.ts';
import { App } from './app.tsx';

/** One address for each kind of page. */
const paths = Object.keys(descriptions).filter(
  (path, index, all) => all.findIndex((one) => findRoute(headers, one) === findRoute(headers, path)) === index,
);
/** Caused by this test, which renders and hydrates in the same document. */
const expectedWarning = 'Detected multiple renderers';

async function render(pathname: string) {
  const app = (
    <StrictMode>
      <StaticNavigation pathname={pathname}>
        <App />
      </StaticNavigation>
    </StrictMode>
  );
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** React has begun to hydrate this element. */
const hasFiber = (element: Element | null | undefined) =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'));

type Fiber = { return: Fiber | null; stateNode: { current?: Fiber } };

/** The hydration of this element is in effect: React has its fibers already while it works, but they lead to the current root only then. */
function isCommitted(element: Element | null | undefined): boolean {
  const known = Object.entries(element ?? {}).find(([key]) => key.startsWith('__reactFiber'));
  let fiber = known?.[1] as Fiber | undefined;
  while (fiber?.return) fiber = fiber.return;
  return fiber !== undefined && fiber.stateNode.current === fiber;
}

/** Hydrates the prerendered page at `path` and calls `onCommit` whenever React has put something into effect. */
async function hydrate(path: string, onCommit = () => {}) {
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.body.appendChild(document.createElement('div'));
  const { href } = location;
  onTestFinished(() => {
    warnings.mockRestore();
    container.remove();
    history.replaceState(null, '', href);
  });
  history.replaceState(null, '', path);
  keepPageData(path, pageData[path] ?? null);
  container.innerHTML = await render(path);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(
    container,
    <StrictMode>
      <BrowserNavigation>
        <Profiler id="site" onRender={onCommit}>
          <App />
        </Profiler>
      </BrowserNavigation>
    </StrictMode>,
    { onRecoverableError },
  );
  onTestFinished(() => root.unmount());
  return { main: container.querySelector('main') as Element, warnings, onRecoverableError };
}

// React's production build does not report attributes that differ; the development build, which runs here, does.
test.each(paths)('the HTML of %s hydrates without a warning', async (path) => {
  const { main, warnings, onRecoverableError } = await hydrate(path);
  await expect.poll(() => hasFiber(main.lastElementChild)).toBe(true);
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect(warnings.mock.calls.filter(([text]) => !String(text).startsWith(expectedWarning))).toEqual([]);
});

test('a page says that it is hydrated before another click can come', async () => {
  const commits: boolean[] = [];
  const { main } = await hydrate('/guestbook', () => {
    if (isCommitted([...main.querySelectorAll('*')].at(-1))) queueMicrotask(() => commits.push(isHydrated('page')));
  });
  await expect.poll(() => commits.length).toBeGreaterThan(0);
  expect(commits[0]).toBe(true);
});
