import type { Page } from '@playwright/test';
import { expect, test } from './page-fixture.ts';

type Insets = { top: number; right: number; bottom: number; left: number };

/** Sets the insets that a phone with a notch and a home indicator reports. */
async function setSafeAreaInsets(page: Page, insets: Insets) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** Text and controls within `scope` that reach into the insets, without the row of pictures that is swiped from edge to edge. */
const findCovered = (page: Page, scope: string, { top, right, bottom, left }: Insets) =>
  page.evaluate(
    ([selector, ...edges]) => {
      const [upper, outer, lower, inner] = edges as [number, number, number, number];
      return [...document.querySelectorAll(`:is(${selector}) :is(a, button, input, summary, h1, h2, p)`)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('.sr-only, [data-grows="pictures"]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.left < innerWidth)
        .filter(
          ({ box }) =>
            box.left < inner || box.right > innerWidth - outer || box.top < upper || box.bottom > innerHeight - lower,
        )
        .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${JSON.stringify(box)}`);
    },
    [scope, top, right, bottom, left] as const,
  );

const phones: Record<string, { width: number; height: number; insets: Insets }> = {
  'in portrait': { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  'in landscape': { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
};
for (const [orientation, { width, height, insets }] of Object.entries(phones)) {
  test(`on a phone with a notch, ${orientation}, nothing reaches into the unsafe areas`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await setSafeAreaInsets(page, insets);
    await page.goto('/oc-gallery/bonbon');
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /viewport-fit=cover/);
    const bar = page.getByRole('contentinfo');
    await expect(bar.getByRole('button').first()).toBeEnabled();
    expect(await findCovered(page, '[role="contentinfo"], footer', insets)).toEqual([]);
    // Vertically, the page scrolls.
    expect(await findCovered(page, 'header, nav, main', { ...insets, top: -1e6, bottom: -1e6 })).toEqual([]);
    expect((await page.locator('header').first().boundingBox())?.y).toBeGreaterThanOrEqual(insets.top);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('region', { name: 'Gallery' }).getByRole('link').first().click();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(insets.left);
    expect(box?.y).toBeGreaterThanOrEqual(insets.top);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - insets.right);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height - insets.bottom);
  });
}
