import type { Page } from '@playwright/test';
import { expect } from './page-fixture.ts';

export const aboutChunk = /\/assets\/about-me-page-[^/]+\.js/;
/** Connect and Buttons import it, Home does not. */
export const sharedChunk = /\/assets\/pictured-text-[^/]+\.js/;
export const errorHeading = 'Unexpected Application Error!';

/**
 * Until the frame is hydrated its links are plain links; from then on the page keeps the scroll positions itself. What is in
 * `main` may still be waiting.
 */
export const awaitHydration = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');

/** The buttons of its windows come with the hydration of the page in `main`. */
export const awaitWindows = (page: Page) => expect(page.locator('main [data-action]').first()).toBeAttached();

const openLink = async (page: Page, name: string) => {
  await awaitHydration(page);
  await page.getByRole('navigation').getByRole('link', { name }).click();
};
export const openAboutMe = (page: Page) => openLink(page, 'About Me');
export const openConnect = (page: Page) => openLink(page, 'Connect With Me!');
/** As the browser's Forward button does. A link would prefetch the page, which is one more try. */
export const openConnectWithoutPrefetch = async (page: Page) => {
  await awaitHydration(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/connect');
    dispatchEvent(new PopStateEvent('popstate'));
  });
};
export const findConnect = (page: Page) => page.getByRole('heading', { name: 'Socials' });

/** Pages then load the chunks of other pages only when a link is pointed at, focused or clicked. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { get: () => true });
  });
export const findAboutMe = (page: Page) => page.getByRole('heading', { name: 'Who Am I?' });

/** How React logs a chunk error that a boundary caught: with its stack. */
export const loggedChunkError = (kind: string) =>
  new RegExp(`^console error: ChunkLoadError: Loading chunk \\d+ failed\\.\\n\\(${kind}: \\S+\\.js\\)\\n`);

/** The error's message, without the chunk's number and address. */
export async function readMessage(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: errorHeading })).toBeVisible();
  const text = await page
    .getByText(/^Loading chunk/)
    .first()
    .innerText();
  return text
    .replace(/chunk \d+ failed/, 'chunk {n} failed')
    .replace(/http\S+\/assets\/[\w-]+-page-[^?\s]+\.js/, 'URL');
}

/** Returns the paths of all documents that the page loads from now on. */
export function watchFullLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  return loads;
}

/** Opens Home while a chunk is gone, as after a redeploy: the next full load finds it again. */
export async function loseUntilFullLoad(page: Page, chunk: RegExp): Promise<void> {
  let isGone = true;
  await page.route(chunk, (route) => (isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()));
  await page.goto('/');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
}
