import type { Page } from '@playwright/test';
import { aboutChunk, caught, findAboutMe, heading, openAboutMe, readMessage, watchFullLoads } from './chunk-fixture.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';

const refuseSessionStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });

test.describe('a chunk that is gone', () => {
  test.beforeEach(({ allowProblem }) => allowProblem(failedToLoad('404 (Not Found)', aboutChunk)));

  test('causes one full load of its address, whose page can be read and left though its chunk is gone there, too', async ({
    page,
  }) => {
    await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/');
    const loads = watchFullLoads(page);
    await openAboutMe(page);
    const notice = page.getByText('You can read this page');
    await expect(notice).toBeVisible();
    await expect(findAboutMe(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
    await page.getByRole('button', { name: 'Generate a fact!' }).click();
    await expect(page.getByText('Click below to get a random fact about me')).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Connect With Me!' }).click();
    await expect(page.getByRole('heading', { name: 'Socials' })).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(loads).toEqual(['/aboutme']);
  });

  test('is an error at once in a browser without storage, where a full load could be one of many', async ({
    page,
    allowProblem,
  }) => {
    allowProblem(caught('error'));
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

  test('is known as such where the browser does not tell its status', async ({ page }) => {
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

  test('comes with the one full load after a redeploy', async ({ page }) => {
    let isGone = true;
    await page.route(aboutChunk, (route) => (isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()));
    await page.goto('/');
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await openAboutMe(page);
    await expect(findAboutMe(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
  });
});

test('a chunk that answers with something else is reported as missing', async ({ page, allowProblem }) => {
  allowProblem(caught('missing'));
  await refuseSessionStorage(page);
  await page.route(aboutChunk, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {};' }));
  await page.goto('/');
  await openAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(missing: URL)');
});

test('a host that answers with a page in the place of a chunk has lost it', async ({ page, allowProblem }) => {
  allowProblem(/^console error: Failed to load module script: Expected a JavaScript\S* module script /);
  allowProblem(caught('missing'));
  await refuseSessionStorage(page);
  await page.route(aboutChunk, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome!' }));
  await page.goto('/');
  await openAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(missing: URL)');
});

test('a chunk the server fails to send is an error at once, without a reload, and Try again brings it', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('500 (Internal Server Error)', aboutChunk));
  allowProblem(caught('error'));
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

test('a line that breaks for a moment is an error in place, without a reload', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('net::ERR_CONNECTION_RESET', aboutChunk));
  allowProblem(caught('error'));
  await page.route(aboutChunk, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 200 }) : route.abort('connectionreset'),
  );
  await page.goto('/');
  const loads = watchFullLoads(page);
  await openAboutMe(page);
  expect(await readMessage(page)).toBe('Loading chunk {n} failed.\n(error: URL)');
  expect(loads).toEqual([]);
});

test('a chunk that hangs is waited for 120 000 ms: nothing at 119 s, a time-out at 121 s', async ({
  page,
  allowProblem,
}) => {
  allowProblem(caught('timeout'));
  await page.clock.install();
  await page.route(aboutChunk, () => {});
  await page.goto('/');
  // The error page's own file comes once the page has loaded, and a paused clock would delay the load event.
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
  allowProblem(failedToLoad('500 (Internal Server Error)', aboutChunk));
  allowProblem(caught('error'));
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

test('an error shows itself, its stack and a way on where the error page could not be loaded either', async ({
  page,
  allowProblem,
}) => {
  const chunks = /\/assets\/(about-me-page|failure-views)-[^/]+\.js/;
  allowProblem(failedToLoad('500 (Internal Server Error)', chunks));
  allowProblem(caught('error'));
  await page.route(chunks, (route) => route.fulfill({ status: 500, body: 'oh' }));
  await page.goto('/');
  await openAboutMe(page);
  const screen = page.getByRole('main').getByRole('alert');
  await expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  await expect(screen.getByText(/^ChunkLoadError: Loading chunk \d+ failed\.\s+\(error: \S+\.js\)$/)).toBeVisible();
  await expect(screen.getByText(/ at \S+/)).toBeVisible();
  await page.unroute(chunks);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(findAboutMe(page)).toBeVisible();
});
