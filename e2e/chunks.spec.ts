import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const aboutChunk = /\/assets\/about-me-page-[^/]+\.js/;
const heading = 'Unexpected Application Error!';

const openAboutMe = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'About Me' }).click();

/** The error's message, with the number and address of the chunk taken out. */
async function readMessage(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const text = await page
    .getByText(/^Loading chunk/)
    .first()
    .innerText();
  return text
    .replace(/chunk \d+ failed/, 'chunk {n} failed')
    .replace(/http\S+\/assets\/about-me-page-[^?\s]+\.js/, 'URL');
}

test('a missing chunk causes one full load of its address, and the error only when that fails too', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/./);
  await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await openAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(error: URL)');
  expect(loads).toEqual(['/aboutme']);
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Have a Look Around' }).getByRole('link')).not.toHaveCount(0);
});

test('a missing chunk is known as such where the browser does not tell its status', async ({ page, allowProblem }) => {
  allowProblem(/./);
  await page.addInitScript(() => performance.setResourceTimingBufferSize(0));
  let isGone = true;
  await page.route(aboutChunk, (route) => (isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()));
  await page.goto('/');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await openAboutMe(page);
  await expect(page.getByRole('heading', { name: 'Who Am I?' })).toBeVisible();
});

test('after a redeploy the one full load brings the new page', async ({ page, allowProblem }) => {
  allowProblem(/./);
  let isGone = true;
  await page.route(aboutChunk, (route) => (isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()));
  await page.goto('/');
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await openAboutMe(page);
  await expect(page.getByRole('heading', { name: 'Who Am I?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
});

test('a chunk that answers with something else is reported as missing', async ({ page, allowProblem }) => {
  allowProblem(/./);
  await page.route(aboutChunk, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {};' }));
  await page.goto('/');
  await openAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(missing: URL)');
});

test('a chunk the server fails to send is an error at once, without a reload, and Try again brings it', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/./);
  await page.route(aboutChunk, (route) => route.fulfill({ status: 500, body: 'oh' }));
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await openAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(error: URL)');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.unroute(aboutChunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Who Am I?' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a line that breaks for a moment is an error in place, without a reload', async ({ page, allowProblem }) => {
  allowProblem(/./);
  await page.route(aboutChunk, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 200 }) : route.abort('connectionreset'),
  );
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await openAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(error: URL)');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a chunk that hangs is waited for 120 000 ms: nothing at 119 s, a time-out at 121 s', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/./);
  await page.clock.install();
  await page.route(aboutChunk, () => {});
  await page.goto('/');
  // The page stays while the next one loads only once it has come alive itself.
  await page.getByRole('button', { name: 'Next friends' }).click();
  await expect(page.getByText('2/3')).toBeVisible();
  // Else the seconds that a busy machine takes would count, too.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await openAboutMe(page);
  await expect(page).toHaveURL(/\/aboutme$/);
  await page.clock.runFor(119_000);
  await expect(page.getByRole('heading', { name: 'Quick Intro' })).toBeVisible();
  await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
  await page.clock.runFor(2_000);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(timeout: URL)');
});

test('the error screen shows message and stack, of a page that trips too, and another page leaves it behind', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/./);
  await page.route(aboutChunk, (route) => route.fulfill({ status: 500, body: 'oh' }));
  await page.goto('/');
  await openAboutMe(page);
  await readMessage(page);
  const stack = page.locator('pre');
  await expect(stack).toBeHidden();
  await page.getByText('Details for the curious').click();
  await expect(stack).toContainText('ChunkLoadError');
  await page.getByRole('navigation').getByRole('link', { name: 'Connect With Me!' }).click();
  await expect(page.getByRole('heading', { name: 'Socials' })).toBeVisible();
  await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);

  const body = 'export function AboutMePage() { throw new TypeError("tripped over an ear"); }';
  await page.route(aboutChunk, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await openAboutMe(page);
  const screen = page.getByRole('main').getByRole('alert');
  await expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  await expect(screen.getByText('tripped over an ear', { exact: true })).toBeVisible();
  await expect(stack).toContainText('AboutMePage');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'About Me' })).toBeVisible();
});
