import type { Page } from '@playwright/test';
import {
  aboutChunk,
  errorHeading,
  findAboutMe,
  loggedChunkError,
  openAboutMe,
  readMessage,
  watchFullLoads,
} from './chunk-fixture.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';

const refuseSessionStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });

test.describe('a missing chunk', () => {
  test.beforeEach(({ allowProblem }) => allowProblem(failedToLoad('404 (Not Found)', aboutChunk)));

  test('causes one full load; if it is still missing then, the page can be read and links lead on', async ({
    page,
  }) => {
    await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/');
    const loads = watchFullLoads(page);
    await openAboutMe(page);
    const notice = page.getByText('You can read this page');
    await expect(notice).toBeVisible();
    await expect(findAboutMe(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: errorHeading })).toHaveCount(0);
    await page.getByRole('button', { name: 'Generate a fact!' }).click();
    await expect(page.getByText('Click below to get a random fact about me')).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Connect With Me!' }).click();
    await expect(page.getByRole('heading', { name: 'Socials' })).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(loads).toEqual(['/aboutme']);
  });

  test('is an error at once in a browser without storage, where full loads could repeat forever', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(loggedChunkError('error'));
    await refuseSessionStorage(page);
    await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/');
    const loads = watchFullLoads(page);
    await openAboutMe(page);
    expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(error: URL)');
    expect(loads).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Have a Look Around' }).getByRole('link')).not.toHaveCount(0);
  });

  test('is recognised in a browser that does not report the status', async ({ page }) => {
    await page.addInitScript(() => performance.setResourceTimingBufferSize(0));
    let isGone = true;
    await page.route(aboutChunk, (route) => (isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()));
    await page.goto('/');
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await openAboutMe(page);
    await expect(findAboutMe(page)).toBeVisible();
  });

  test('is loaded by the one full load after a redeploy', async ({ page }) => {
    let isGone = true;
    await page.route(aboutChunk, (route) => (isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()));
    await page.goto('/');
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await openAboutMe(page);
    await expect(findAboutMe(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: errorHeading })).toHaveCount(0);
  });
});

test('a module without the expected export is reported as missing', async ({ page, allowProblem }) => {
  allowProblem(loggedChunkError('missing'));
  await refuseSessionStorage(page);
  await page.route(aboutChunk, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {};' }));
  await page.goto('/');
  await openAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(missing: URL)');
});

test('an HTML page instead of a chunk is reported as missing', async ({ page, allowProblem }) => {
  allowProblem(/^console error: Failed to load module script: Expected a JavaScript\S* module script /);
  allowProblem(loggedChunkError('missing'));
  await refuseSessionStorage(page);
  await page.route(aboutChunk, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome!' }));
  await page.goto('/');
  await openAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(missing: URL)');
});

test('a chunk that the server fails to send is an error at once, without a reload, and Try again loads it', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('500 (Internal Server Error)', aboutChunk));
  allowProblem(loggedChunkError('error'));
  await page.route(aboutChunk, (route) => route.fulfill({ status: 500, body: 'oh' }));
  await page.goto('/');
  const loads = watchFullLoads(page);
  await openAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(error: URL)');
  await page.unroute(aboutChunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main')).toBeFocused();
  await expect(findAboutMe(page)).toBeVisible();
  expect(loads).toEqual([]);
});

test('a chunk whose connection is reset is an error in place, without a reload', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('net::ERR_CONNECTION_RESET', aboutChunk));
  allowProblem(loggedChunkError('error'));
  await page.route(aboutChunk, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 200 }) : route.abort('connectionreset'),
  );
  await page.goto('/');
  const loads = watchFullLoads(page);
  await openAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(error: URL)');
  expect(loads).toEqual([]);
});

test('a chunk that hangs times out after 120 000 ms: nothing at 119 s, an error at 121 s', async ({
  page,
  allowProblem,
}) => {
  allowProblem(loggedChunkError('timeout'));
  await page.clock.install();
  await page.route(aboutChunk, () => {});
  await page.goto('/');
  // The error page's chunk is fetched after the page has loaded, and a paused clock would delay the load event.
  await page.getByRole('button', { name: 'Next friends' }).click();
  await expect(page.getByText('2/3')).toBeVisible();
  // Otherwise the seconds that a busy machine takes would count, too.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await openAboutMe(page);
  await expect(page).toHaveURL(/\/aboutme$/);
  await page.clock.runFor(119_000);
  await expect(page.getByRole('heading', { name: 'Quick Intro' })).toBeVisible();
  await expect(page.getByRole('heading', { name: errorHeading })).toHaveCount(0);
  await page.clock.runFor(2_000);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(timeout: URL)');
});

test('the error page shows message and stack, also of an error in a page, and disappears with the next page', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('500 (Internal Server Error)', aboutChunk));
  allowProblem(loggedChunkError('error'));
  allowProblem(/^console error: TypeError: tripped over an ear\n/);
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
  await expect(page.getByRole('heading', { name: errorHeading })).toHaveCount(0);

  const body = 'export function AboutMePage() { throw new TypeError("tripped over an ear"); }';
  await page.route(aboutChunk, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await openAboutMe(page);
  const screen = page.getByRole('main').getByRole('alert');
  await expect(screen.getByRole('heading', { name: errorHeading })).toBeVisible();
  await expect(screen.getByText('tripped over an ear', { exact: true })).toBeVisible();
  await expect(stack).toContainText('AboutMePage');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'About Me' })).toBeVisible();
});

test('if the error page cannot be loaded either, the error is shown with its stack and Try again', async ({
  page,
  allowProblem,
}) => {
  const chunks = /\/assets\/(about-me-page|failure-views)-[^/]+\.js/;
  allowProblem(failedToLoad('500 (Internal Server Error)', chunks));
  allowProblem(loggedChunkError('error'));
  await page.route(chunks, (route) => route.fulfill({ status: 500, body: 'oh' }));
  await page.goto('/');
  await openAboutMe(page);
  const screen = page.getByRole('main').getByRole('alert');
  await expect(screen.getByRole('heading', { name: errorHeading })).toBeVisible();
  await expect(screen.getByText(/^ChunkLoadError: Loading chunk \d+ failed\.\s+\(error: \S+\.js\)$/)).toBeVisible();
  await expect(screen.getByText(/ at \S+/)).toBeVisible();
  await page.unroute(chunks);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(findAboutMe(page)).toBeVisible();
});
