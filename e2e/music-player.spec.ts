import type { Page } from '@playwright/test';
import { clickPlay, expectMusicToGoOn, openWithSoundRefused, readCurrentTime, recordAudio } from './audio-fixture.ts';
import { expect, failedToLoad, test } from './page-fixture.ts';

const findPlayer = (page: Page) => page.getByRole('contentinfo', { name: 'Music player' });
const findButton = (page: Page, name: string) => findPlayer(page).getByRole('button', { name, exact: true });

test('if the browser refuses sound, the bar shows Play, and the first click anywhere starts the music', async ({
  page,
}) => {
  await recordAudio(page);
  await openWithSoundRefused(page, '/');
  await expect(findPlayer(page).getByText('Click or tap for music')).toBeVisible();
  await expect(findPlayer(page).getByRole('status')).toHaveText('Music starts with your first click, Enter or Space');
  await expect(findButton(page, 'Play')).toBeVisible();
  expect(await readCurrentTime(page)).toBe(0);

  await page.getByRole('heading', { level: 1 }).click();
  await expect(findButton(page, 'Pause')).toBeVisible();
  await expectMusicToGoOn(page);
  expect(await page.evaluate(() => window.recordedAudio.elements[0]?.volume)).toBe(0.7);
});

test('the seek slider starts the music at its position, even before anything has loaded', async ({ page }) => {
  await recordAudio(page);
  await openWithSoundRefused(page, '/');
  const seek = findPlayer(page).getByRole('slider', { name: 'Seek' });
  const box = await seek.boundingBox();
  await seek.click({ position: { x: (box?.width ?? 0) / 2, y: 12 } });
  await expect(findButton(page, 'Pause')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [audio] = window.recordedAudio.elements;
        return audio ? audio.currentTime / audio.duration : 0;
      }),
    )
    .toBeGreaterThan(0.45);
  await expect(seek).toHaveAttribute('aria-valuetext', /^(1 minute \d+|\d+ seconds) of 1 minute \d+$/);
});

test('the bar is 82px high, 60px when minimized, and covers no link', async ({ page }) => {
  await page.goto('/');
  const player = findPlayer(page);
  const hillsPx = 78;
  const readHeight = () => player.evaluate((bar) => bar.getBoundingClientRect().height);
  const readPadding = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom);
  const lastLink = page.getByRole('main').getByRole('link').last();
  const expectLastLinkInView = async () => {
    await lastLink.focus();
    const [link, bar] = [await lastLink.boundingBox(), await player.boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  };

  expect([await readHeight(), await readPadding()]).toEqual([82, `${82 + hillsPx}px`]);
  await expectLastLinkInView();
  await findButton(page, 'Minimize player').click();
  // The click may have come before hydration.
  await expect.poll(readHeight).toBe(60);
  // It stands in the corner, before the hills.
  expect(await readPadding()).toBe(`${hillsPx}px`);
  await expect(player.getByRole('slider')).toHaveCount(0);
  // The cover, three for the song, and the toggle.
  await expect(player.getByRole('button')).toHaveCount(5);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  expect(await readHeight()).toBe(60);
  await findButton(page, 'Expand player').click();
  expect([await readHeight(), await readPadding()]).toEqual([82, `${82 + hillsPx}px`]);
});

test('a song that fails to load is skipped, with the reason', async ({ page, allowProblem }) => {
  allowProblem(failedToLoad('404 (Not Found)', /\/assets\/[^/]+\.mp3/));
  let missing = '';
  await page.route('**/*.mp3', (route) => {
    missing ||= route.request().url();
    return route.request().url() === missing ? route.fulfill({ status: 404 }) : route.fallback();
  });
  // The random choice is then the first track; the one after it is also an own song.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await recordAudio(page);
  await clickPlay(page);
  await expect(findPlayer(page).getByTitle(/^Skipped .+: it is gone$/)).toBeVisible();
  await expectMusicToGoOn(page);
  await expect(findButton(page, 'Pause')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a song can be played with the browser’s own controls, and no useless button is shown', async ({ page }) => {
    await page.goto('/');
    const player = findPlayer(page);
    await expect(player.locator('noscript p')).toHaveText('Sunset Drive, The Placeholder Tapes');
    await expect(player.locator('audio')).toBeVisible();
    await expect(player.locator('audio')).toHaveAttribute('src', /\/sunset-drive-.+\.mp3$/);
    await expect(player.getByRole('button', { name: 'Next track' })).toBeHidden();
    await expect(player).toHaveCSS('position', 'static');
  });
});
