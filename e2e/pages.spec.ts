import type { Page } from '@playwright/test';
import { recognizeMissingClasses } from '#build/style-files.ts';
import { findViolations } from './axe-fixture.ts';
import { expect, test } from './page-fixture.ts';
import { kinds, pages } from './pages.ts';

/** The narrowest width of each layout has the least room; the widest is the last one. */
const widths = [320, 520, 760, 980, 1500, 1680];

for (const { path, heading, subtitle } of kinds) {
  test(`${path} loads without shifting, does not scroll sideways from 320 to 1680 px; axe finds nothing on it by day and night`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await watchShifts(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (subtitle) await expect(page.getByRole('banner').getByText(subtitle, { exact: true })).toBeVisible();
    expect(await measureShift(page), 'layout shift').toBeLessThanOrEqual(0.02);
    expect(await findViolations(page), 'by day').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, { rules: ['color-contrast'] }), 'by night').toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('every page has one title and one description, and no two pages share them', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path, heading, title = `${heading} · Bonbon` } of pages) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect([...html.matchAll(/<title>([^<]+)</g)].map(([, text]) => text)).toEqual([title]);
    titles.add(title);
    const [, description = ''] = /name="description" content="([^"]+)"/.exec(html) ?? [];
    expect(description, path).toMatch(/\S{3}/);
    descriptions.add(description);
  }
  expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
});

test('no page’s HTML has a part whose styles load later, or with another page', async ({ request }) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(classes.length, path).toBeGreaterThan(50);
    expect(classes.filter(recognizeMissingClasses(html)), path).toEqual([]);
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
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const { path } of kinds) {
    await page.goto(path);
    expect(await measureShift(page), path).toBeLessThanOrEqual(0.02);
  }
});

for (const [when, time, words] of [
  ['by day', '12:00', 'hi hi!!'],
  ['at night', '03:00', 'zzz'],
] as const) {
  test(`what comes late in Home’s header ${when} moves nothing`, async ({ page }) => {
    await watchShifts(page);
    await page.clock.setFixedTime(`2026-06-15T${time}:00`);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto('/');
    await expect(page.locator('header [data-room="small"]')).toBeVisible();
    await expect(page.locator('header').getByText(words)).toBeVisible();
    expect(await measureShift(page)).toBe(0);
  });
}

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
