import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrowserNavigation, Link } from './navigation.tsx';
import { usePrefetching } from './prefetch.ts';

function Links({ paths, places = [] }: { paths: string[]; places?: string[] }) {
  usePrefetching();
  return (
    <>
      <nav hidden>
        {places.map((path) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ))}
      </nav>
      {paths.map((path, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may lead to the same page
        <p key={index}>
          <Link to={path}>{path}</Link>
        </p>
      ))}
      <div style={{ height: '300vh' }} />
      <Link to="/projects/far-below">Far below</Link>
    </>
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

beforeEach(() => {
  requested = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (url) => {
    requested.push(new URL(String(url)).pathname);
    return new Response('', { status: 404 });
  });
});

afterEach(() => vi.restoreAllMocks());

test('the pages of links in sight and of a closed menu are prefetched, each once', async () => {
  await renderLinks(['/projects/seen', '/projects/seen', '/resume.pdf'], ['/projects/of-the-menu']);
  await expect.poll(() => requested).toHaveLength(2);
  expect(requested.toSorted()).toEqual(['/projects/of-the-menu/data.json', '/projects/seen/data.json']);
  [...document.links].at(-1)?.scrollIntoView();
  await expect.poll(() => requested).toContain('/projects/far-below/data.json');
  expect(requested).toHaveLength(3);
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
