import type { Page } from '@playwright/test';
import { expect } from './page-fixture.ts';

export const aboutChunk = /\/assets\/about-me-page-[^/]+\.js/;
/** About Me imports it, Home does not. */
export const sharedChunk = /\/assets\/page-icons-[^/]+\.js/;
export const errorHeading = 'Unexpected Application Error!';

export const openAboutMe = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'About Me' }).click();
/** As the browser's Forward button does. A link would prefetch the page, which is one more try. */
export const openAboutMeWithoutPrefetch = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, '', '/aboutme');
    dispatchEvent(new PopStateEvent('popstate'));
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
    .replace(/http\S+\/assets\/about-me-page-[^?\s]+\.js/, 'URL');
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
