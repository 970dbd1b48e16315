import type { Page } from '@playwright/test';
import { findViolations } from './axe-fixture.ts';
import { expect, test } from './page-fixture.ts';
import { pages } from './pages.ts';

for (const { path, heading, subtitle, title, isRepeat = false } of pages) {
  const axe = isRepeat ? '' : '; axe finds nothing on it by day and night';
  test(`${path} has its own title and description, loads without shifting and does not scroll sideways from 320 to 1680 px${axe}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await watchShifts(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (subtitle) await expect(page.getByRole('banner').getByText(subtitle, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(title ?? `${heading} · Bonbon`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/);
    await expect(page.locator('title')).toHaveCount(1);
    expect(await measureShift(page), 'layout shift').toBeLessThanOrEqual(0.02);
    for (const width of [320, 390, 519, 520, 759, 760, 979, 980, 1499, 1500, 1680, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
    if (isRepeat) return;
    expect(await findViolations(page), 'by day').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, ['color-contrast']), 'by night').toEqual([]);
  });
}

test('titles and descriptions differ from page to page', async ({ request }) => {
  const html = await Promise.all(pages.map(async ({ path }) => (await request.get(path)).text()));
  for (const pattern of [/<title>([^<]+)</, /name="description" content="([^"]+)"/]) {
    expect(new Set(html.map((text) => pattern.exec(text)?.[1])).size).toBe(pages.length);
  }
});

test('every picture in the HTML has its width, its height and an alternative text', async ({ request }) => {
  for (const { path } of pages) {
    const pictures = (await (await request.get(path)).text()).match(/<img[^>]*>/g) ?? [];
    expect(pictures.length, path).toBeGreaterThan(5);
    for (const picture of pictures) {
      expect(picture).toMatch(/ width="\d+"/);
      expect(picture).toMatch(/ height="\d+"/);
      expect(picture).toMatch(/ alt="/);
    }
  }
});

test('nothing shifts by more than 0.02 while a page loads on a phone', async ({ page }) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const { path } of pages) {
    await page.goto(path);
    expect(await measureShift(page), path).toBeLessThanOrEqual(0.02);
  }
});

/** Must be called before the first page is opened. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of all shifts since the page began to load. It waits for the switches, which are rendered last. */
async function measureShift(page: Page): Promise<number> {
  await expect(page.getByRole('switch').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  // The observer reports a shift one frame later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}
