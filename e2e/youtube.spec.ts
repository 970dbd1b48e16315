import type { Page } from '@playwright/test';
import { findViolations } from './axe-fixture.ts';
import { findEmbed, readSound } from './fake-youtube/youtube.ts';
import { aha, findButton, findPlayer, findStatus, openAtVideo, rick, test } from './fake-youtube/youtube-fixture.ts';
import { expect } from './page-fixture.ts';

const findFrame = (page: Page) => page.locator('iframe[src*="youtube-player.html"]');

const readTime = async (page: Page) => (await readSound(page))?.time ?? 0;
async function expectTimeToGrow(page: Page): Promise<void> {
  const before = await readTime(page);
  await expect.poll(() => readTime(page)).toBeGreaterThan(before + 0.2);
}
const rickTitle = 'Never Gonna Give You Up';
const next = 'Boss Fight in a Bakery by Insert Coin Quartet';

/** Repeated, because a click after more than 3 s only restarts the current track. */
async function goBackToVideo(page: Page): Promise<void> {
  await expect(async () => {
    await findButton(page, 'Previous track').click();
    await expect(findPlayer(page).getByTitle(rickTitle, { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass({ intervals: [100] });
}

async function expectSkip(page: Page, reason: string): Promise<void> {
  await expect(findPlayer(page).getByTitle(`Skipped ${rickTitle}: ${reason}`, { exact: true })).toBeVisible();
  await expect(findStatus(page)).toHaveText(`Playing ${next}`);
}

const isOwnSongPlaying = (page: Page) =>
  page.evaluate(() => window.recordedAudio.elements.some(({ paused }) => !paused));

test('YouTube is not contacted before a click on the player; then its video keeps playing on every page', async ({
  page,
  youtube,
}) => {
  await openAtVideo(page, { hasUsedControls: false });
  await expect(findPlayer(page).getByText(rickTitle)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'About Me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Me');
  await expect(findButton(page, 'Play')).toBeVisible();
  expect(youtube.requests).toEqual([]);
  await expect(findFrame(page)).toHaveCount(0);

  await findButton(page, 'Play').click();
  await expect(findButton(page, 'Pause')).toBeVisible();
  await expect(findStatus(page)).toHaveText(`Playing ${rickTitle} by Rick Astley`);
  expect(youtube.requests.toSorted()).toEqual([
    `www.youtube-nocookie.com/embed/${rick}`,
    'www.youtube-nocookie.com/iframe_api',
    'www.youtube.com/s/player/fake/www-widgetapi.vflset/www-widgetapi.js',
  ]);
  expect(await readSound(page)).toMatchObject({ video: rick, isPaused: false, volume: 0.7 });
  expect(await readTime(page)).toBeGreaterThan(19.9);
  await expect(findPlayer(page).getByText('3:20')).toBeVisible();
  expect(await findFrame(page).boundingBox()).toMatchObject({ width: 200, height: 200 });
  await expect(page.getByRole('region', { name: 'YouTube player' })).toHaveCount(0);
  expect(await findViolations(page, { within: '[data-player-bar]' })).toEqual([]);

  await findFrame(page).evaluate((element) => element.setAttribute('data-mark', ''));
  for (const name of ['OC Gallery', 'Home']) {
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name === 'Home' ? 'Bonbon' : name);
    await expectTimeToGrow(page);
  }
  await expect(findFrame(page)).toHaveAttribute('data-mark');
  await expect(findButton(page, 'Pause')).toBeVisible();
});

test('one player is kept for all videos, alternates with own songs, and obeys the bar', async ({ page, youtube }) => {
  await openAtVideo(page, { hasUsedControls: false });
  await findButton(page, 'Play').click();
  await expectTimeToGrow(page);
  await findFrame(page).evaluate((element) => element.setAttribute('data-mark', ''));

  await findButton(page, 'Pause').click();
  await expect(findButton(page, 'Play')).toBeVisible();
  expect(await readSound(page)).toMatchObject({ isPaused: true });
  const seek = findPlayer(page).getByRole('slider', { name: 'Seek' });
  await seek.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readSound(page)).toMatchObject({ isPaused: false });
  expect(await readTime(page)).toBeGreaterThan(25);
  await findPlayer(page).getByRole('slider', { name: 'Volume' }).fill('0.3');
  await expect.poll(() => readSound(page)).toMatchObject({ isPaused: false, volume: 0.3 });

  await findButton(page, 'Next track').click();
  await expect(findStatus(page)).toHaveText(`Playing ${next}`);
  await expect.poll(() => isOwnSongPlaying(page)).toBe(true);
  await expect.poll(() => readSound(page)).toMatchObject({ isPaused: true });
  for (let click = 0; click < 3; click++) await findButton(page, 'Next track').click();
  await expect(findStatus(page)).toHaveText('Playing Take On Me by a-ha');
  await expect.poll(() => readSound(page)).toMatchObject({ video: aha, isPaused: false, volume: 0.3 });
  expect(await readTime(page)).toBeLessThan(3);
  expect(await isOwnSongPlaying(page)).toBe(false);
  await expect(findFrame(page)).toHaveAttribute('data-mark');
  expect(youtube.requests).toHaveLength(3);

  await findEmbed(page)?.evaluate(() => window.fakePlayer.skipTo(199.8));
  await expect(findStatus(page)).toHaveText('Playing Harbour Fog by Example Ferry Company');
});

test('a video that YouTube refuses is skipped, with the reason', async ({ page, youtube }) => {
  await openAtVideo(page, { hasUsedControls: false });
  youtube.codes[rick] = 150;
  await findButton(page, 'Play').click();
  await expectSkip(page, 'it plays on YouTube only');
  await expect.poll(() => isOwnSongPlaying(page)).toBe(true);
  expect(youtube.requests).toHaveLength(3);
});

test('a video blocked by an ad blocker is skipped, and the next click tries again', async ({
  page,
  youtube,
  allowProblem,
}) => {
  allowProblem(/ERR_BLOCKED_BY_CLIENT/);
  // YouTube's first script loads this one.
  youtube.blocked = '/s/player';
  await openAtVideo(page, { hasUsedControls: false });
  await findButton(page, 'Play').click();
  await expectSkip(page, 'it is blocked here');
  await expect(findFrame(page)).toHaveCount(0);

  youtube.blocked = undefined;
  await goBackToVideo(page);
  await expect(findStatus(page)).toHaveText(`Playing ${rickTitle} by Rick Astley`);
  await expectTimeToGrow(page);
});

test('if the browser refuses sound, the bar only ever shows Play, and the first click anywhere starts the video', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string | null>();
    Object.assign(window, { seen });
    const recordLabels = () => {
      for (const button of document.querySelectorAll('footer [data-variant][aria-keyshortcuts]'))
        seen.add(button.getAttribute('aria-label'));
    };
    new MutationObserver(recordLabels).observe(document, { subtree: true, childList: true, attributes: true });
  });
  // Before that, the test must not evaluate anything in the page, because that counts as a gesture.
  const refusal = page.waitForRequest(/fake\/refused/);
  await openAtVideo(page, { hasUsedControls: true });
  await refusal;
  await expect(findStatus(page)).toHaveText('Music starts with your first click, Enter or Space');
  await expect(findButton(page, 'Play')).toBeVisible();
  expect(await readSound(page)).toMatchObject({ isPaused: true });
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['Play']);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(findButton(page, 'Pause')).toBeVisible();
  await expectTimeToGrow(page);
});

test('the player’s document has its own policy, may be framed by the site only, and is not for search engines', async ({
  page,
  request,
  youtube,
}) => {
  const answer = await request.get('/youtube-player.html');
  const { 'content-security-policy': policy = '', 'cache-control': caching, ...headers } = answer.headers();
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://www.youtube-nocookie.com https://www.youtube.com",
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
  expect(caching).toBe('no-cache');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  const html = await answer.text();
  expect(html).toContain(`content="${policy.replace("; frame-ancestors 'self'", '')}"`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('youtube');
  const pagePolicy = (await request.get('/')).headers()['content-security-policy'];
  expect(pagePolicy).toMatch(/script-src 'self';.*frame-src 'self';.*frame-ancestors 'none'/);

  // Opened directly, it does nothing.
  await page.goto(`/youtube-player.html#video=${rick}`);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(youtube.requests).toEqual([]);
});
