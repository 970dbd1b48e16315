import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { BrowserNavigation, Link } from './navigation.tsx';
import { isPageLoaded } from './page-loader.ts';
import { usePrefetching } from './prefetch.ts';

function Links({ paths, places = [] }: { paths: string[]; places?: string[] }) {
  usePrefetching();
  return (
    // The browser's own pointer may rest on one of the links.
    <div style={{ pointerEvents: 'none' }}>
      <nav hidden>
        {places.map((path) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ))}
      </nav>
      <Link to="/projects/of-the-frame">Of the frame</Link>
      <main>
        {paths.map((path, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may lead to the same page
          <p key={index}>
            <Link to={path}>{path}</Link>
          </p>
        ))}
        <div style={{ height: '300vh' }} />
        <Link to="/projects/far-below">Far below</Link>
      </main>
    </div>
  );
}

const renderLinks = (paths: string[], places?: string[]) =>
  render(
    <BrowserNavigation>
      <Links paths={paths} {...(places && { places })} />
    </BrowserNavigation>,
  );

/** Addresses whose data was requested. */
let requested: string[];
/** What each request since the start has taken on the wire. */
let transferSize: number;

beforeEach(async () => {
  // The test before may have left the page scrolled, and what replaces it out of sight.
  await cleanup();
  scrollTo(0, 0);
  requested = [];
  transferSize = 0;
  // The dev server's own modules are larger than any page.
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    requested.map(() => ({ startTime: Number.POSITIVE_INFINITY, transferSize }) as PerformanceResourceTiming),
  );
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    requested.push(new URL(String(url)).pathname);
    return new Response('', { status: 404 });
  });
});

afterEach(() => vi.restoreAllMocks());

function open(path: string) {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', path);
}

test('the pages of links in sight are prefetched, each once, and those of a closed menu and of the frame are not', async () => {
  open('/aboutme');
  await renderLinks(['/projects/seen', '/projects/seen', '/resume.pdf'], ['/projects/of-the-menu']);
  await expect.poll(() => requested).toEqual(['/projects/seen/data.json']);
  [...document.links].at(-1)?.scrollIntoView();
  await expect.poll(() => requested).toContain('/projects/far-below/data.json');
  expect(requested).toHaveLength(2);
});

test('no other page is prefetched after 3 kB', async () => {
  open('/aboutme');
  transferSize = 1600;
  await renderLinks(['/projects/a', '/projects/b', '/projects/c']);
  await expect.poll(() => requested).toHaveLength(2);
  // Each page waits for an idle moment: the third would have had its own by then.
  for (let moments = 0; moments < 3; moments++) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  }
  expect(requested).toHaveLength(2);
  const third = document.querySelector('a[href="/projects/c"]');
  third?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect.poll(() => requested).toHaveLength(3);
  expect(requested).toEqual(['/projects/a/data.json', '/projects/b/data.json', '/projects/c/data.json']);
});

test('once the menu is opened, the pages of all its links are prefetched, the largest after the others', async () => {
  await renderLinks([], ['/projects/first', '/projects/second', '/projects/third', '/guestbook']);
  expect(requested).toEqual([]);
  const menu = document.querySelector('nav') as HTMLElement;
  menu.hidden = false;
  menu.popover = 'auto';
  menu.showPopover();
  await expect.poll(() => requested).toHaveLength(3);
  expect(requested.toSorted()).toEqual([
    '/projects/first/data.json',
    '/projects/second/data.json',
    '/projects/third/data.json',
  ]);
  await expect.poll(() => isPageLoaded('/guestbook')).toBe(true);
});

test.each(['/', '/guestbook'])('on %s only what a visitor points at is prefetched', async (path) => {
  open(path);
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  const pointedAt = `/projects/pointed-at-on-${path.length}`;
  await renderLinks(['/projects/unseen'], [pointedAt]);
  expect(observe).not.toHaveBeenCalled();
  document.querySelector('a')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect.poll(() => requested).toContainEqual(expect.stringContaining('pointed-at-on'));
});

test('without a connection pointing at a link asks for nothing', async () => {
  open('/');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderLinks([], ['/projects/offline', '/projects/online-again']);
  const [offline, onlineAgain] = document.querySelectorAll('a');
  offline?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  online.mockReturnValue(true);
  onlineAgain?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect.poll(() => requested).toEqual(['/projects/online-again/data.json']);
});

test('nothing is prefetched for a visitor who saves data', async () => {
  vi.spyOn(navigator as { connection?: unknown }, 'connection' as never, 'get').mockReturnValue({
    saveData: true,
  } as never);
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  await renderLinks(['/projects/unseen'], ['/projects/of-a-menu']);
  expect(observe).not.toHaveBeenCalled();
  expect(requested).toEqual([]);
});
