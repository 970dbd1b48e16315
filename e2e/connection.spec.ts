import type { Page } from '@playwright/test';
import { clickPlay, expectMusicToGoOn, recordAudio } from './audio-fixture.ts';
import { aboutChunk, findAboutMe, loggedChunkError, openAboutMe, saveData } from './chunk-fixture.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';
import { visitorCount, watchRequests } from './requests-fixture.ts';

test.beforeEach(({ page }) => saveData(page));

/** Opens Home and waits until it has everything, and has prefetched the error page's picture. */
async function openHome(page: Page, open: () => Promise<unknown> = () => page.goto('/')): Promise<void> {
  const awaitAnswers = watchRequests(page);
  const last = [/\/assets\/dizzy-[^/]+\.svg$/, visitorCount].map((file) => page.waitForResponse(file));
  await Promise.all([...last, open()]);
  await awaitAnswers();
}

/** The page blames nobody, and needs no picture that isn't there yet. */
async function expectNoConnection(page: Page): Promise<void> {
  const screen = page.getByRole('main').getByRole('alert');
  await expect(screen.getByRole('heading')).toHaveText('No Connection');
  await expect(screen).toContainText('Your browser gets no answer from this site');
  await expect(screen).not.toContainText('It was probably me');
  await expect(page.getByRole('main').getByText('Image Not Found')).toHaveCount(0);
  await expect(screen.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
}

/** What a browser without a connection says of About Me. */
function allowLostPage(allowProblem: (problem: RegExp) => void): void {
  const files = [
    aboutChunk,
    /\/assets\/about-me-[^/]+\.css/,
    // The header's mascot in another mood; without the picture its place stays empty.
    /\/assets\/neutral-[^/]+\.svg/,
    // On some days, this is where the sock hides.
    /\/assets\/sock-[^/]+\.svg/,
  ];
  for (const file of files) allowProblem(failedToLoad('net::ERR_INTERNET_DISCONNECTED', file));
  allowProblem(loggedChunkError('error'));
}

test('offline, a page that was not loaded before says so, and appears as soon as the browser is online', async ({
  page,
  context,
  allowProblem,
}) => {
  allowLostPage(allowProblem);
  await recordAudio(page);
  await openHome(page, () => clickPlay(page));
  await expectMusicToGoOn(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await context.setOffline(true);
  await openAboutMe(page);
  await expectNoConnection(page);
  await expectMusicToGoOn(page);
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await pause.focus();
  await context.setOffline(false);
  await expect(findAboutMe(page)).toBeVisible();
  await expect(pause).toBeFocused();
  await expectMusicToGoOn(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('offline, the page of before is one click away', async ({ page, context, allowProblem }) => {
  allowLostPage(allowProblem);
  // A song that began now would be reported.
  await page.addInitScript(() => localStorage.setItem('music', '{"isPausedByVisitor":true}'));
  await openHome(page);
  await context.setOffline(true);
  await openAboutMe(page);
  await expectNoConnection(page);
  await page.getByRole('button', { name: 'Back to where I was' }).click();
  await expect(page.getByRole('heading', { name: 'Quick Intro' })).toBeVisible();
});

test('a server that does not answer is not shown as an error, and Try again loads the page when it is back', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('net::ERR_CONNECTION_REFUSED', aboutChunk));
  allowProblem(loggedChunkError('error'));
  await openHome(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // Each try ends with this request, for which the page waits.
  const failures: string[] = [];
  await page.route(aboutChunk, async (route) => {
    await route.abort('connectionrefused');
    if (route.request().method() === 'HEAD') failures.push(route.request().url());
  });
  await openAboutMe(page);
  await expectNoConnection(page);
  await page.getByText('Details for the curious').click();
  await expect(page.locator('pre')).toContainText(/ChunkLoadError: Loading chunk \d+ failed\.\s+\(error: http/);
  const failuresBefore = failures.length;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => failures.length).toBe(failuresBefore + 1);
  await expectNoConnection(page);
  await page.unroute(aboutChunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(findAboutMe(page)).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a prerendered page stays when its script fails to load, and is hydrated as soon as it loads', async ({
  page,
  context,
  allowProblem,
}) => {
  const chunk = /\/assets\/home-page-[^/]+\.js/;
  allowProblem(failedToLoad('net::ERR_CONNECTION_RESET', chunk));
  // An evaluation counts as a press, and a song that begins while the browser is offline would be reported.
  await page.addInitScript(() => localStorage.setItem('music', '{"isPausedByVisitor":true}'));
  await page.route(chunk, (route) => route.abort('connectionreset'));
  const awaitAnswers = watchRequests(page);
  const counted = page.waitForResponse(visitorCount);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const notice = page.getByRole('main').getByRole('status');
  await expect(notice).toContainText('You can read this page');
  await expect(page.getByRole('heading', { name: 'Quick Intro' })).toBeVisible();
  await counted;
  // Going offline would interrupt what the page fetches after it has loaded, and that would be reported.
  await awaitAnswers();
  await page.unroute(chunk);
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Next friends' }).click();
  await expect(page.getByText('2/3')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('links in a page whose script fails to load work as plain links', async ({ page, allowProblem }) => {
  const chunk = /\/assets\/(home|character)-page-[^/]+\.js/;
  allowProblem(failedToLoad('500 (Internal Server Error)', chunk));
  await page.route(chunk, (route) => route.fulfill({ status: 500, body: 'oh' }));
  await page.goto('/');
  const notice = page.getByText('You can read this page');
  await expect(notice).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My Little Freaks' }).click();
  await expect(page.getByRole('heading', { name: 'My Characters' })).toBeVisible();
  await page.goto('/oc-gallery/thistle');
  await expect(notice).toBeVisible();
  const thumb = page.getByRole('region', { name: 'Gallery' }).getByRole('link').first();
  const picture = new URL((await thumb.getAttribute('href')) ?? '', page.url()).href;
  await thumb.click();
  await expect(page).toHaveURL(picture);
});

test('a page whose script is still loading stays until the next page is there', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/home-page-[^/]+\.js/, () => {});
  await page.route(aboutChunk, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Minimize player' }).click();
    await expect(page.getByRole('button', { name: 'Expand player' })).toBeVisible();
  }).toPass();
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => seen.add(document.querySelector('main h2')?.textContent ?? '');
    new MutationObserver(look).observe(document.getElementById('main') as Element, { childList: true, subtree: true });
  });
  await openAboutMe(page);
  await expect(page).toHaveURL(/\/aboutme$/);
  await expect(page.getByRole('heading', { name: 'Quick Intro' })).toBeVisible();
  resolve();
  await expect(findAboutMe(page)).toBeVisible();
  expect(await page.evaluate('[...seen]')).toEqual(['Who Am I?']);
});
