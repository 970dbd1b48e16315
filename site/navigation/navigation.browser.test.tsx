import { headers } from 'virtual:content';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrowserNavigation, Link, useAddress } from './navigation.tsx';
import { loadPage } from './page-loader.ts';
import { findRoute } from './routes.ts';

let seen: string[];
let keys: string[];
let rerender: () => Promise<void>;
const loaded = new Set(['/']);

function Addresses() {
  const { pathname, key } = useAddress();
  keys.push(key);
  seen.push(`${pathname} ${loaded.has(pathname) ? 'loaded' : 'missing'}`);
  return (
    <>
      <Link to="/aboutme">About Me</Link>
      <Link to="/projects">Projects</Link>
      <Link to="/resume.pdf">File</Link>
      <Link to="/zine/">Folder</Link>
    </>
  );
}

async function load(path: string): Promise<void> {
  await loadPage(findRoute(headers, path), path, 'test');
  loaded.add(path);
}

const click = (name: string) => [...document.querySelectorAll('a')].find((one) => one.textContent === name)?.click();

beforeEach(async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', '/');
  seen = [];
  keys = [];
  const site = () => (
    <BrowserNavigation>
      <Addresses />
    </BrowserNavigation>
  );
  const view = await render(site());
  rerender = () => view.rerender(site());
});

test('before hydration, a page that loads after the visitor went back is not shown', async () => {
  click('About Me');
  // What Back does, in the same task as the click.
  history.replaceState({ key: 'before' }, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
  await load('/aboutme');
  // Makes React render any pending update.
  await rerender();
  expect(keys).not.toContain('before');
});

test('of two pages opened before hydration the second is shown, and only after it has loaded', async () => {
  await load('/aboutme');
  const loading = load('/projects');
  click('About Me');
  click('Projects');
  await loading;
  await expect.poll(() => seen.at(-1)).toBe('/projects loaded');
  expect(seen).not.toContain('/projects missing');
});

test('a page that is loaded is shown in the task of the click, before anything else that the click starts', async () => {
  await load('/projects');
  click('Projects');
  await Promise.resolve();
  expect(seen.at(-1)).toBe('/projects loaded');
});

test.each([
  ['About Me', true],
  ['File', false],
  ['Folder', false],
])(
  'script handles a click on the link %s: %s, as only pages of the site open without a new document',
  (name, isFollowed) => {
    let isPrevented: boolean | undefined;
    const catchClick = (event: Event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', catchClick, { once: true });
    click(name);
    expect(isPrevented).toBe(isFollowed);
  },
);
