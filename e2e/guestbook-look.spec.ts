import { findBarriers } from './barriers.ts';
import { findFields, holdScripts, sign, storeEntries } from './guestbook.ts';
import { expect, test } from './own-server.ts';

for (const [width, height] of [
  [390, 700],
  [1280, 720],
] as const) {
  test(`thanks are in sight and not behind the player at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/guestbook');
    await sign(page);
    await expect(findFields(page).thanks).toBeInViewport({ ratio: 1 });
    const isOnTop = await findFields(page).thanks.evaluate((notice) => {
      const { left, bottom } = notice.getBoundingClientRect();
      return notice.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
    expect(isOnTop).toBe(true);
  });
}

test('axe finds nothing on mistakes, thanks and messages by day and night', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await storeEntries(request, 4);
  await page.goto('/guestbook');
  await expect(findFields(page).notes).toHaveCount(4);
  await findFields(page).submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  const findBarriersByDayAndNight = async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    const byDay = await findBarriers(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    return [...byDay, ...(await findBarriers(page, ['color-contrast']))];
  };
  expect(await findBarriersByDayAndNight(), 'mistakes').toEqual([]);
  await sign(page);
  await expect(findFields(page).thanks).toBeVisible();
  expect(await findBarriersByDayAndNight(), 'thanks').toEqual([]);
});

// High enough to have the top of the messages in sight.
for (const [width, height] of [
  [390, 1250],
  [1280, 1200],
] as const) {
  test(`entries come in without moving anything in sight at ${width} x ${height}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await storeEntries(request, 12);
    const release = await holdScripts(page);
    await page.goto('/guestbook', { waitUntil: 'commit' });
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
    await expect(findFields(page).notes).toHaveCount(12);
    // What moved is reported with the frame after the one that moved it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}

test('the longest words and mistakes make no page scroll sideways', async ({ page, request }) => {
  await storeEntries(request, 3, 'm'.repeat(998));
  await page.goto('/guestbook');
  await expect(findFields(page).notes).toHaveCount(3);
  await findFields(page).submit.click();
  for (const width of [320, 390, 760, 820, 980, 1280, 1500, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
