import type { Page } from '@playwright/test';
import { readCurrentTime, recordAudio } from './audio-recorder.ts';
import { expect, test } from './fixtures.ts';

const findPlayer = (page: Page) => page.getByRole('contentinfo', { name: 'Music player' });
const findKey = (page: Page, name: string) => findPlayer(page).getByRole('button', { name, exact: true });
const expectTimeToGrow = async (page: Page) => {
  const before = await readCurrentTime(page);
  await expect.poll(() => readCurrentTime(page)).toBeGreaterThan(before + 0.2);
};

test('the music plays on while the visitor walks through the site', async ({ page }) => {
  await recordAudio(page);
  await page.goto('/');
  await findPlayer(page).evaluate((bar) => bar.setAttribute('data-mark', ''));
  await findKey(page, 'Play').click();
  await expectTimeToGrow(page);

  const menu = page.getByRole('navigation', { name: 'Site' });
  for (const [link, heading] of [
    ['OC Gallery', 'OC Gallery'],
    ['Guestbook', 'Guestbook'],
    ['Interest Board', 'Interest Board'],
  ] as const) {
    await menu.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectTimeToGrow(page);
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guestbook');
  await expectTimeToGrow(page);

  const { times, elementCount, pauses } = await page.evaluate(() => ({
    times: window.recordedAudio.times,
    elementCount: window.recordedAudio.elements.length,
    pauses: window.recordedAudio.pauses,
  }));
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
  expect([elementCount, pauses]).toEqual([1, 0]);
  await expect(findPlayer(page)).toHaveAttribute('data-mark');
  await expect(findKey(page, 'Pause')).toBeVisible();
});

test('a browser that refuses sound shows play, fetches no song, and the first click anywhere starts it', async ({
  page,
}) => {
  const songs: string[] = [];
  page.on('request', (request) => request.resourceType() === 'media' && songs.push(request.url()));
  await recordAudio(page);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => window.recordedAudio.elements.length)).toBe(1);
  await expect(findKey(page, 'Play')).toBeVisible();
  expect(songs).toEqual([]);
  expect(await readCurrentTime(page)).toBe(0);

  await page.getByRole('heading', { level: 1 }).click();
  await expect(findKey(page, 'Pause')).toBeVisible();
  await expectTimeToGrow(page);
  expect(await page.evaluate(() => window.recordedAudio.elements[0]?.volume)).toBe(0.7);
});

test('the first key anywhere starts the music, too', async ({ page }) => {
  await recordAudio(page);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => window.recordedAudio.elements.length)).toBe(1);
  await page.keyboard.press('ArrowDown');
  await expect(findKey(page, 'Pause')).toBeVisible();
  await expectTimeToGrow(page);
});

test('who paused the music does not hear it again by a click, nor on the next full load', async ({ page }) => {
  await recordAudio(page);
  await page.goto('/');
  await findKey(page, 'Play').click();
  await expectTimeToGrow(page);
  await findKey(page, 'Pause').click();
  await expect(findKey(page, 'Play')).toBeVisible();

  await page.reload();
  await expect.poll(() => page.evaluate(() => window.recordedAudio.elements.length)).toBe(1);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await page.evaluate(() => window.recordedAudio.elements[0]?.paused)).toBe(true);
  await findKey(page, 'Play').click();
  await expectTimeToGrow(page);
});

test('the seek slider starts the music at its place, even before anything was loaded', async ({ page }) => {
  await recordAudio(page);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => window.recordedAudio.elements.length)).toBe(1);
  const seek = findPlayer(page).getByRole('slider', { name: 'Seek' });
  const box = await seek.boundingBox();
  await seek.click({ position: { x: (box?.width ?? 0) / 2, y: 12 } });
  await expect(findKey(page, 'Pause')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [audio] = window.recordedAudio.elements;
        return audio ? audio.currentTime / audio.duration : 0;
      }),
    )
    .toBeGreaterThan(0.45);
  await expect(seek).toHaveAttribute('aria-valuetext', /^0:\d\d of 1:\d\d$/);
});

test('the bar is 82px high, minimized 60px, and nothing hides behind it', async ({ page }) => {
  await page.goto('/');
  const player = findPlayer(page);
  const hillsPx = 78;
  const readHeight = () => player.evaluate((bar) => bar.getBoundingClientRect().height);
  const readPadding = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
  const lastLink = page.getByRole('main').getByRole('link').last();
  const expectLastLinkInSight = async () => {
    await lastLink.focus();
    const [link, bar] = [await lastLink.boundingBox(), await player.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  };

  expect([await readHeight(), await readPadding()]).toEqual([82, `${82 + hillsPx}px`]);
  await expectLastLinkInSight();
  await findKey(page, 'Minimize player').click();
  await expect(player).toHaveAttribute('data-player', 'minimized');
  expect([await readHeight(), await readPadding()]).toEqual([60, `${60 + hillsPx}px`]);
  await expect(player.getByRole('slider')).toHaveCount(0);
  await expect(player.getByRole('button')).toHaveCount(4);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  expect(await readHeight()).toBe(60);
  await findKey(page, 'Expand player').click();
  await expect(player).toHaveAttribute('data-player', 'expanded');
  expect([await readHeight(), await readPadding()]).toEqual([82, `${82 + hillsPx}px`]);
});

test('a song that does not load is skipped with a reason', async ({ page, allowProblem }) => {
  allowProblem(/404 \(Not Found\)/);
  let missing = '';
  await page.route('**/*.mp3', (route) => {
    missing ||= route.request().url();
    return route.request().url() === missing ? route.fulfill({ status: 404 }) : route.fallback();
  });
  await recordAudio(page);
  await page.goto('/');
  await findKey(page, 'Play').click();
  await expect(findPlayer(page).getByRole('status')).toHaveText(/^Could not play .+/);
  await expectTimeToGrow(page);
  await expect(findKey(page, 'Pause')).toBeVisible();
});

test('when no song loads, the player stops and says so', async ({ page, allowProblem }) => {
  allowProblem(/404 \(Not Found\)/);
  await page.route('**/*.mp3', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await findKey(page, 'Play').click();
  await expect(findPlayer(page).getByRole('status')).toHaveText('No song could be played');
  await expect(findKey(page, 'Play')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a song can be played by the browser itself, and no dead button is shown', async ({ page }) => {
    await page.goto('/');
    const player = findPlayer(page);
    await expect(player.locator('noscript p')).toHaveText('Sunset Drive, The Placeholder Tapes');
    await expect(player.locator('audio')).toBeVisible();
    await expect(player.locator('audio')).toHaveAttribute('src', /\/sunset-drive-.+\.mp3$/);
    await expect(player.getByRole('button', { name: 'Next track' })).toBeHidden();
    await expect(player).toHaveCSS('position', 'static');
  });
});
