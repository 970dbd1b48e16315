import type { Page } from '@playwright/test';
import {
  aboutChunk,
  errorHeading,
  findAboutMe,
  loggedChunkError,
  loseUntilFullLoad,
  openAboutMe,
  readMessage,
  saveData,
  watchFullLoads,
} from './chunk-fixture.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';

function holdBack() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { isReleased: promise, release: resolve };
}

const refuseSessionStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });

test.beforeEach(({ page }) => saveData(page));

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

  test('causes one full load also if the page before it is hydrated only then', async ({ page }) => {
    const [home, document] = [holdBack(), holdBack()];
    await page.route(/\/assets\/home-page-[^/]+\.js/, async (route) => {
      await home.isReleased;
      await route.continue();
    });
    await page.route('**/aboutme', async (route) => {
      await document.isReleased;
      await route.continue();
    });
    await page.route(aboutChunk, (route) => route.fulfill({ status: 404, body: 'gone' }));
    // A page that is about to be left answers no questions, but still speaks.
    await page.addInitScript(() => addEventListener('hydrated', ({ detail }) => console.info(`hydrated: ${detail}`)));
    const hydration = page.waitForEvent('console', (message) => message.text() === 'hydrated: page');
    await page.goto('/');
    const loads = watchFullLoads(page);
    const reload = page.waitForRequest('**/aboutme');
    await openAboutMe(page);
    await reload;
    home.release();
    await hydration;
    document.release();
    await expect(page.getByText('You can read this page')).toBeVisible();
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

  test('is loaded by the one full load after a redeploy', async ({ page }) => {
    await loseUntilFullLoad(page, aboutChunk);
    await openAboutMe(page);
    await expect(findAboutMe(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: errorHeading })).toHaveCount(0);
  });
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

test.describe("a page's own style file", () => {
  const aboutStyles = /\/assets\/about-me-[^/]+\.css/;

  test('is there before the page is shown', async ({ page }) => {
    await page.goto('/');
    let answer = () => {};
    const requested = new Promise<void>((resolve) => {
      void page.route(aboutStyles, async (route) => {
        resolve();
        await new Promise<void>((whenAnswered) => {
          answer = whenAnswered;
        });
        await route.continue();
      });
    });
    const chunk = page.waitForResponse(aboutChunk);
    await openAboutMe(page);
    await Promise.all([requested, chunk]);
    await page.evaluate(() => fetch('/robots.txt'));
    await expect(findAboutMe(page)).toHaveCount(0);
    answer();
    await expect(findAboutMe(page)).toBeVisible();
  });

  test('that fails once is loaded on the second try', async ({ page, allowProblem }) => {
    allowProblem(failedToLoad('500 (Internal Server Error)', aboutStyles));
    await page.route(aboutStyles, (route) => route.fulfill({ status: 500, body: 'oh' }), { times: 1 });
    await page.goto('/');
    await openAboutMe(page);
    await expect(findAboutMe(page)).toBeVisible();
    await expect(page.locator('link[rel="stylesheet"][href*="/about-me-"]')).toHaveCount(1);
  });
});
