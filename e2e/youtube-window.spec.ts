import { findViolations } from './axe-fixture.ts';
import { buildChangedSite } from './changed-site-fixture.ts';
import { findEmbed, readSound } from './fake-youtube/youtube.ts';
import { findButton, openAtVideo, test as youtubeTest } from './fake-youtube/youtube-fixture.ts';
import { expect } from './page-fixture.ts';
import { makeFolder, removeFolder, startSiteServer } from './site-server-fixture.ts';

/** The site of an owner who follows YouTube's terms. */
const test = youtubeTest.extend<object, { siteAddress: string }>({
  siteAddress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
    async ({}, use) => {
      const site = await buildChangedSite([['youtubePlayer: hidden', 'youtubePlayer: window']]);
      const dataFolder = await makeFolder();
      const server = await startSiteServer({ DATA_FOLDER: dataFolder, SITE_FOLDER: site.siteFolder });
      await use(server.address);
      await server.stop();
      await removeFolder(dataFolder);
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('the video has its own window while it plays, and closing the window pauses it', async ({ page }) => {
  await openAtVideo(page, { hasUsedControls: false });
  const region = page.getByRole('region', { name: 'YouTube player' });
  await expect(region).toHaveCount(0);
  await findButton(page, 'Play').click();
  await expect(region).toBeVisible();
  await expect(findButton(page, 'Pause')).toBeVisible();
  await expect(region.getByRole('heading', { name: 'YouTube' })).toBeVisible();
  for (const [name, address] of [
    ['YouTube terms', 'https://www.youtube.com/t/terms'],
    ['Google privacy', 'https://policies.google.com/privacy'],
  ] as const) {
    await expect(region.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute('href', address);
  }

  const video = region.locator('iframe');
  const bar = page.getByRole('contentinfo', { name: 'Music player' });
  const close = region.getByRole('button', { name: 'Close' });
  for (const [width, height] of [
    [320, 800],
    [390, 844],
    [820, 800],
    [1280, 800],
    // Phones in landscape.
    [667, 375],
    [568, 320],
  ] as const) {
    const size = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    // Below 980px the bar is always small.
    for (const toggle of width < 980 ? [] : ['Minimize player', 'Expand player']) {
      await findButton(page, toggle).click();
    }
    const [box, window, barBox] = await Promise.all([video, region, bar].map((part) => part.boundingBox()));
    expect([box?.width, box?.height], size).toEqual([200, 200]);
    expect((window?.y ?? 0) + (window?.height ?? 0), size).toBeLessThan(barBox?.y ?? 0);
    expect(window?.x).toBeGreaterThanOrEqual(0);
    expect(window?.y, size).toBeGreaterThanOrEqual(0);
    expect((window?.x ?? 0) + (window?.width ?? 0)).toBeLessThanOrEqual(width);
    await expect(close).toBeInViewport({ ratio: 1 });
    // Nothing may cover the video.
    const covers = await video.evaluate((frame) => {
      const { left, top } = frame.getBoundingClientRect();
      const spots = [
        [2, 2],
        [198, 2],
        [100, 100],
        [2, 198],
        [198, 198],
      ] as const;
      return spots.map(([x, y]) => document.elementFromPoint(left + x, top + y)).filter((found) => found !== frame)
        .length;
    });
    expect(covers, size).toBe(0);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, { within: 'section[aria-label="YouTube player"]' })).toEqual([]);
  }

  // The bar follows clicks on the video.
  await findEmbed(page)?.evaluate(() => window.fakePlayer.clickPause());
  await expect(findButton(page, 'Play')).toBeVisible();
  await findEmbed(page)?.evaluate(() => window.fakePlayer.clickPlay());
  await expect(findButton(page, 'Pause')).toBeVisible();

  // A very low viewport has no room for both: the window covers the bar, but can be closed.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await video.boundingBox()).toMatchObject({ width: 200, height: 200 });
  await expect(region).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(region).toHaveCount(0);
  await expect(findButton(page, 'Play')).toBeFocused();
  await expect.poll(() => readSound(page)).toMatchObject({ isPaused: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await findButton(page, 'Play').click();
  await expect(region).toBeVisible();
  await findButton(page, 'Next track').click();
  await expect(region).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(1);
});
