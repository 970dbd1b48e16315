import AxeBuilder from '@axe-core/playwright';
import { buildChangedSite } from './changed-site.ts';
import { expect } from './fixtures.ts';
import { makeFolder, removeFolder, startSiteServer } from './site-server.ts';
import { findKey, openAtVideo, test as youtubeTest } from './youtube-stand-in/test.ts';
import { findEmbed, readSound } from './youtube-stand-in/youtube.ts';

/** The site of an owner who does as YouTube's terms say. */
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

test('the video stands in a window of its own while it plays, and closing the window pauses it', async ({ page }) => {
  await openAtVideo(page, { hasPressed: false });
  const region = page.getByRole('region', { name: 'YouTube player' });
  await expect(region).toHaveCount(0);
  await findKey(page, 'Play').click();
  await expect(region).toBeVisible();
  await expect(findKey(page, 'Pause')).toBeVisible();
  await expect(region.getByRole('heading', { name: 'YouTube' })).toBeVisible();
  for (const [name, address] of [
    ['YouTube terms', 'https://www.youtube.com/t/terms'],
    ['Google privacy', 'https://policies.google.com/privacy'],
  ] as const) {
    await expect(region.getByRole('link', { name: `${name} (opens in a new tab)` })).toHaveAttribute('href', address);
  }

  const video = region.locator('iframe');
  const bar = page.getByRole('contentinfo', { name: 'Music player' });
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const toggle of ['Minimize player', 'Expand player']) {
      await findKey(page, toggle).click();
      const [box, window, barBox, tab] = await Promise.all(
        [video, region, bar, bar.getByRole('button', { name: /^(Minimize|Expand) player$/ })].map((part) =>
          part.boundingBox(),
        ),
      );
      expect([box?.width, box?.height], `${width} px`).toEqual([200, 200]);
      const bottom = (window?.y ?? 0) + (window?.height ?? 0);
      expect(bottom, `${toggle} at ${width} px`).toBeLessThan(Math.min(barBox?.y ?? 0, tab?.y ?? 0));
      expect(window?.x).toBeGreaterThanOrEqual(0);
      expect((window?.x ?? 0) + (window?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    // Nothing of ours may lie over the video.
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
    expect(covers, `${width} px`).toBe(0);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .include('section[aria-label="YouTube player"]')
      .exclude('iframe')
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }

  // A press on the video is one on the bar.
  await findEmbed(page)?.evaluate(() => window.standIn.pressPause());
  await expect(findKey(page, 'Play')).toBeVisible();
  await findEmbed(page)?.evaluate(() => window.standIn.pressPlay());
  await expect(findKey(page, 'Pause')).toBeVisible();

  await region.getByRole('button', { name: 'Close' }).click();
  await expect(region).toHaveCount(0);
  await expect(findKey(page, 'Play')).toBeFocused();
  await expect.poll(() => readSound(page)).toMatchObject({ isPaused: true });
  await findKey(page, 'Play').click();
  await expect(region).toBeVisible();
  await findKey(page, 'Next track').click();
  await expect(region).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(1);
});
