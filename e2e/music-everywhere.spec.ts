import type { Page } from '@playwright/test';
import { expectMusicToGoOn, openRefused, pressPlay, readCurrentTime, recordAudio } from './audio-fixture.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';
import { pages } from './pages.ts';

const findPlayer = (page: Page) => page.getByRole('contentinfo', { name: 'Music player' });
const findKey = (page: Page, name: string) => findPlayer(page).getByRole('button', { name, exact: true });
const findTitle = (page: Page) => findPlayer(page).locator('p').first();

/** As a link of the site does: in the same document. */
async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

async function startMusic(page: Page): Promise<void> {
  await recordAudio(page);
  await pressPlay(page);
  await expectMusicToGoOn(page);
}

test('the music plays without a gap on every page, on the error page and on addresses that lead nowhere', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('500 (Internal Server Error)', /\/assets\/connect-page-[^/]+\.js/));
  allowProblem(/^console error: ChunkLoadError: Loading chunk \d+ failed\.\n\(error: \S+\/connect-page-\S+\.js\)\n/);
  await page.route(/\/assets\/connect-page-/, (route) => route.fulfill({ status: 500, body: 'oh' }));
  await startMusic(page);
  await findPlayer(page).evaluate((bar) => bar.setAttribute('data-mark', ''));
  for (const { path, heading } of [
    ...pages.filter(({ path }) => path !== '/connect'),
    { path: '/no-such-page', heading: 'Not Found' },
    { path: '/projects/nothing', heading: 'Project Not Found' },
    { path: '/oc-gallery/nobody', heading: 'Character Not Found' },
    { path: '/connect', heading: 'Connect with Me' },
  ]) {
    await open(page, path, heading);
    await expectMusicToGoOn(page);
  }
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.goBack();
  await expectMusicToGoOn(page);

  const { times, stallMs, gaps, elements } = await page.evaluate(() => ({
    ...window.recordedAudio,
    elements: window.recordedAudio.elements.length,
  }));
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
  expect(gaps).toEqual([]);
  // A second or so is a busy machine's.
  expect(stallMs).toBeLessThan(3000);
  expect(elements).toBe(1);
  await expect(findPlayer(page)).toHaveAttribute('data-mark');
  await expect(findKey(page, 'Pause')).toBeVisible();
});

test('after a reload the song goes on where it was, as loud, in a bar as small as it was', async ({ page }) => {
  await startMusic(page);
  const seek = findPlayer(page).getByRole('slider', { name: 'Seek' });
  await seek.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => readCurrentTime(page)).toBeGreaterThan(20);
  const volume = findPlayer(page).getByRole('slider', { name: 'Volume' });
  await volume.fill('0.2');
  const title = await findTitle(page).innerText();
  await findKey(page, 'Minimize player').click();

  await page.reload({ waitUntil: 'commit' });
  // Before anything of the site runs but the one file that sets it.
  await expect(findPlayer(page)).toHaveCSS('height', '60px');
  await expect(findTitle(page)).toHaveText(title);
  await page.getByRole('heading', { level: 1 }).click();
  await expectMusicToGoOn(page);
  expect(await readCurrentTime(page)).toBeGreaterThan(20);
  expect(await page.evaluate(() => window.recordedAudio.elements[0]?.volume)).toBe(0.2);
  await findKey(page, 'Expand player').click();
  await expect(volume).toHaveAttribute('aria-valuetext', '20%');
});

test('one tab plays at a time: the others leave the music to it, until the visitor presses play there', async ({
  page,
  context,
}) => {
  const [before, after] = [await context.newPage(), await context.newPage()];
  const isPaused = (tab: Page) => tab.evaluate(() => window.recordedAudio.elements[0]?.paused);
  await recordAudio(before);
  await openRefused(before, '/projects');
  await startMusic(page);
  await recordAudio(after);
  await after.goto('/aboutme');
  for (const other of [before, after]) {
    await expect(findTitle(other)).not.toBeEmpty();
    await other.getByRole('heading', { level: 1 }).click();
  }
  await expectMusicToGoOn(page);
  expect([await isPaused(before), await isPaused(after), await isPaused(page)]).toEqual([true, true, false]);

  await findKey(after, 'Play').click();
  await expectMusicToGoOn(after);
  await expect(findKey(page, 'Play')).toBeVisible();
  expect([await isPaused(before), await isPaused(page)]).toEqual([true, true]);
});

test('when the music’s own files do not come, the bar says so, and the next press tries again', async ({
  page,
  allowProblem,
}) => {
  const chunks = /\/assets\/(music-session|audio-engine)-/;
  allowProblem(failedToLoad('net::ERR_FAILED', chunks));
  await page.route(chunks, (route) => route.abort());
  await recordAudio(page);
  await page.goto('/');
  await expect(findPlayer(page).getByRole('status')).toHaveText('Nothing can be played');
  await page.unroute(chunks);
  await findKey(page, 'Play').click();
  await expectMusicToGoOn(page);
  await expect(findKey(page, 'Pause')).toBeVisible();
});
