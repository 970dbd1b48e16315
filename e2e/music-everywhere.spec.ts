import type { Page } from '@playwright/test';
import { clickPlay, expectMusicToGoOn, openWithSoundRefused, readCurrentTime, recordAudio } from './audio-fixture.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';
import { kinds } from './pages.ts';

const findPlayer = (page: Page) => page.getByRole('contentinfo', { name: 'Music player' });
const findButton = (page: Page, name: string) => findPlayer(page).getByRole('button', { name, exact: true });
const findTitle = (page: Page) => findPlayer(page).locator('p').first();

/** Opens a page as a link of the site does: in the same document. */
async function openPage(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

async function startMusic(page: Page): Promise<void> {
  await recordAudio(page);
  await clickPlay(page);
  await expectMusicToGoOn(page);
}

test('the music plays without a gap on every page, on the error page and at unknown addresses', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('500 (Internal Server Error)', /\/assets\/connect-page-[^/]+\.js/));
  allowProblem(failedToLoad('404 (Not Found)', /\/(projects\/nothing|oc-gallery\/nobody)\/data\.json/));
  allowProblem(/^console error: ChunkLoadError: Loading chunk \d+ failed\.\n\(error: \S+\/connect-page-\S+\.js\)\n/);
  await page.route(/\/assets\/connect-page-/, (route) => route.fulfill({ status: 500, body: 'oh' }));
  await startMusic(page);
  // On a busy machine the walk may take longer than the song.
  await page.evaluate(() => {
    for (const audio of window.recordedAudio.elements) audio.playbackRate = 0.5;
  });
  await findPlayer(page).evaluate((bar) => bar.setAttribute('data-mark', ''));
  for (const { path, heading } of [
    ...kinds.filter(({ path }) => path !== '/connect'),
    { path: '/no-such-page', heading: 'Not Found' },
    { path: '/projects/nothing', heading: 'Project Not Found' },
    { path: '/oc-gallery/nobody', heading: 'Character Not Found' },
    { path: '/connect', heading: 'Connect with Me' },
  ]) {
    await openPage(page, path, heading);
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
  // A busy machine may stall for a second or so.
  expect(stallMs).toBeLessThan(3000);
  expect(elements).toBe(1);
  await expect(findPlayer(page)).toHaveAttribute('data-mark');
  await expect(findButton(page, 'Pause')).toBeVisible();
});

test('after a reload the song continues at its position and volume, in a bar of the same size', async ({ page }) => {
  await startMusic(page);
  const seek = findPlayer(page).getByRole('slider', { name: 'Seek' });
  await seek.focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => readCurrentTime(page)).toBeGreaterThan(20);
  const volume = findPlayer(page).getByRole('slider', { name: 'Volume' });
  await volume.fill('0.2');
  const title = await findTitle(page).innerText();
  await findButton(page, 'Minimize player').click();

  await page.reload({ waitUntil: 'commit' });
  // Before any script of the site runs, except the one that restores the bar's size.
  await expect(findPlayer(page)).toHaveCSS('height', '60px');
  await expect(findTitle(page)).toHaveText(title);
  await page.getByRole('heading', { level: 1 }).click();
  await expectMusicToGoOn(page);
  expect(await readCurrentTime(page)).toBeGreaterThan(20);
  expect(await page.evaluate(() => window.recordedAudio.elements[0]?.volume)).toBe(0.2);
  await findButton(page, 'Expand player').click();
  await expect(volume).toHaveAttribute('aria-valuetext', '20%');
});

test('one tab plays at a time, until the visitor clicks play in another', async ({ page, context }) => {
  const [before, after] = [await context.newPage(), await context.newPage()];
  const isPaused = (tab: Page) => tab.evaluate(() => window.recordedAudio.elements[0]?.paused);
  await recordAudio(before);
  await openWithSoundRefused(before, '/projects');
  await startMusic(page);
  await recordAudio(after);
  await after.goto('/aboutme');
  for (const other of [before, after]) {
    await expect(findTitle(other)).not.toBeEmpty();
    await other.getByRole('heading', { level: 1 }).click();
  }
  await expectMusicToGoOn(page);
  // The title is there before the sound is.
  await expect
    .poll(async () => [await isPaused(before), await isPaused(after), await isPaused(page)])
    .toEqual([true, true, false]);

  await findButton(after, 'Play').click();
  await expectMusicToGoOn(after);
  await expect(findButton(page, 'Play')).toBeVisible();
  expect([await isPaused(before), await isPaused(page)]).toEqual([true, true]);
});

test('when the player’s scripts fail to load, the bar says so, and the next click tries again', async ({
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
  await findButton(page, 'Play').click();
  await expectMusicToGoOn(page);
  await expect(findButton(page, 'Pause')).toBeVisible();
});
