import { expect, test } from './page-fixture.ts';
import { kinds } from './pages.ts';
import { findSmoothedBackgrounds, measurePixelArt } from './pixel-art-fixture.ts';

const widths = [390, 820, 1280, 1680];
const densities = [1, 1.5, 2, 3];

for (const { path } of kinds) {
  test(`pixel art on ${path} is shown at whole multiples, at whole pixels, at every width and density`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    // The board's tiles get their places with the page's scripts.
    await expect(page.locator('main [data-scattered]')).toHaveCount(path === '/interests' ? 1 : 0);
    await page.evaluate(() => document.fonts.ready);
    expect(await findSmoothedBackgrounds(page)).toEqual([]);
    const session = await page.context().newCDPSession(page);
    const broken: string[] = [];
    let count = 0;
    for (const width of widths) {
      for (const deviceScaleFactor of densities) {
        const metrics = { width, height: 800, deviceScaleFactor, mobile: false };
        await session.send('Emulation.setDeviceMetricsOverride', metrics);
        for (const { src, scale, left, top } of await measurePixelArt(page)) {
          count += 1;
          // Down the page, lines of text end between pixels, and browsers paint a picture at the nearest one.
          const isWhole = [scale, left].every(Number.isInteger) && scale > 0;
          if (!isWhole)
            broken.push(`${width}px, density ${deviceScaleFactor}: ${src} ${scale} times, at ${left}, ${top}`);
        }
      }
    }
    expect(broken).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });
}
