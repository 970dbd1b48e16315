import { findViolations } from './axe-fixture.ts';
import { delayScripts, findGuestbook, sign, storeEntries } from './guestbook-fixture.ts';
import { expect, test } from './own-server-fixture.ts';
import { waitForFirstPaint } from './paint-fixture.ts';

test('the thanks are in view and not behind the player, on a phone and on a desktop', async ({ page }) => {
  await page.goto('/guestbook');
  const { thanks } = findGuestbook(page);
  for (const [width, height] of [
    [390, 700],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await sign(page, { message: `At ${width} x ${height}` });
    await expect(findGuestbook(page).entries.first()).toContainText(`At ${width} x ${height}`);
    await expect(thanks).toBeInViewport({ ratio: 1 });
    const isOnTop = await thanks.evaluate((notice) => {
      const { left, bottom } = notice.getBoundingClientRect();
      return notice.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
    expect(isOnTop, `at ${width} x ${height}`).toBe(true);
  }
});

test('a name and an address have room in their fields at every width', async ({ page }) => {
  await page.goto('/guestbook');
  const { name, website, submit } = findGuestbook(page);
  for (const width of [320, 390, 760, 820, 980, 1180, 1280, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    for (const field of [name, website]) {
      expect((await field.boundingBox())?.width, `at ${width} px`).toBeGreaterThanOrEqual(150);
    }
    await expect(submit).toBeVisible();
  }
});

test('axe finds nothing on errors, thanks and messages by day and night', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await storeEntries(request, 4);
  await page.goto('/guestbook');
  await expect(findGuestbook(page).entries).toHaveCount(4);
  await findGuestbook(page).submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  const findViolationsByDayAndNight = async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    const byDay = await findViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    return [...byDay, ...(await findViolations(page, { rules: ['color-contrast'] }))];
  };
  expect(await findViolationsByDayAndNight(), 'errors').toEqual([]);
  await sign(page);
  await expect(findGuestbook(page).thanks).toBeVisible();
  expect(await findViolationsByDayAndNight(), 'thanks').toEqual([]);
});

test('loading the entries shifts nothing in view, on a phone and on a desktop', async ({ page, request }) => {
  await storeEntries(request, 12);
  // Tall enough to show the top of the messages.
  for (const [width, height] of [
    [390, 1250],
    [1280, 1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    const release = await delayScripts(page);
    await page.goto('/guestbook', { waitUntil: 'commit' });
    await waitForFirstPaint(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift' });
    });
    release();
    await expect(findGuestbook(page).entries).toHaveCount(12);
    // They are in the HTML; the windows' buttons come with the last scripts.
    await expect(page.getByRole('main').locator('[data-action]').first()).toBeAttached();
    // A shift is reported one frame after it happened.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift, `at ${width} x ${height}`).toBeLessThanOrEqual(0.02);
    await page.unrouteAll();
  }
});
