import type { Page } from '@playwright/test';
import { expect, test } from './page-fixture.ts';
import { waitForFirstPaint } from './paint-fixture.ts';

/** Watches whether the root ever has `data-unpainted`, from the first element on. */
const watchRoot = (page: Page) =>
  page.addInitScript(() => {
    const record = { wasUnpainted: false };
    Object.assign(window, { record });
    new MutationObserver((changes) => {
      record.wasUnpainted ||= changes.some(({ attributeName }) => attributeName === 'data-unpainted');
    }).observe(document, { subtree: true, attributes: true });
  });

/** Without the second after which a page waits for its first pictures no longer: a test may take longer. */
const waitForPictures = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (...args: Parameters<typeof setTimeout>) => (args[1] === 1000 ? 0 : setTimeout(...args)),
    });
  });

const readRecord = (page: Page) =>
  page.evaluate(() => (window as unknown as { record: { wasUnpainted: boolean } }).record.wasUnpainted);

const readScene = (page: Page) =>
  page.evaluate(() => ({
    isUnpainted: 'unpainted' in document.documentElement.dataset,
    hasFonts: document.fonts.check('16px "Jersey 10"') && document.fonts.check('16px "M PLUS Rounded 1c"'),
    // Wide screens have the hills in a layer of their own.
    hasArt: [undefined, '::after'].some((layer) =>
      getComputedStyle(document.body, layer).backgroundImage.includes('/assets/hills-'),
    ),
  }));

const complete = { isUnpainted: false, hasFonts: true, hasArt: true };

test('on a phone’s first visit, art and the page’s scripts are requested after the first paint', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchRoot(page);
  await waitForPictures(page);
  await page.goto('/');
  await expect.poll(() => readScene(page)).toEqual(complete);
  expect(await readRecord(page)).toBe(true);
  const early = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < paint)
      .map(({ name }) => new URL(name).pathname);
  });
  expect(early).toContainEqual(expect.stringMatching(/\/style-/));
  const first = early.filter((path) => /\.(js|woff2)$|\/(hills|sky|cloud|sun|lace|heart|cursor)-/.test(path));
  expect(first.sort()).toEqual([
    expect.stringMatching(/\/before-paint-/),
    expect.stringMatching(/\/bonbon-letters-/),
    expect.stringMatching(/\/jersey-10-/),
    expect.stringMatching(/\/m-plus-rounded-1c-500-/),
  ]);
  const below = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img[loading="lazy"]')].map(
      ({ src }) => new URL(src).pathname,
    ),
  );
  expect(below.length).toBeGreaterThan(4);
  expect(early.filter((path) => below.includes(path))).toEqual([]);
});

for (const path of ['/interests', '/oc-gallery']) {
  test(`on a phone’s first visit, ${path} asks for the pictures below its first row after the first paint, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const html = await (await page.request.get(path)).text();
    const main = html.slice(html.indexOf('<main'));
    const [first = '', second = '', ...below] = [...main.matchAll(/<img[^>]* src="([^"]+)"/g)].map(
      ([, src = '']) => src,
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // What waits for the first paint also waits for this picture.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${second}`, async (route) => {
      await released;
      await route.continue();
    });
    await waitForPictures(page);
    await page.goto(path, { waitUntil: 'commit' });
    await waitForFirstPaint(page);
    const measure = () =>
      page.evaluate(() => [...document.querySelectorAll('main img')].map((image) => (image as HTMLElement).offsetTop));
    const early = await measure();
    expect(early.length).toBeGreaterThan(3);
    expect(asked).toContain(first);
    expect(asked.filter((address) => below.includes(address))).toEqual([]);
    await page.evaluate(() => delete document.documentElement.dataset.unpainted);
    expect(await measure()).toEqual(early);
    release();
    await expect.poll(() => below.filter((address) => !asked.includes(address)).length).toBeLessThan(below.length);
  });
}

test('the first paint does not await the bold file, in whose width bold text is from the start', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // After the first paint, the bold file is under way until the page has been measured.
  await page.route(/m-plus-rounded-1c-800-/, async (route) => {
    await released;
    await route.continue();
  });
  // The bold file may be a part of what the load event waits for.
  await page.goto('/aboutme', { waitUntil: 'domcontentloaded' });
  await waitForFirstPaint(page);
  const hasFont = (font: string) => page.evaluate((name) => document.fonts.check(name), font);
  await expect.poll(() => hasFont('800 16px "M PLUS Early"')).toBe(true);
  const measure = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(a, strong)')]
        .filter((element) => getComputedStyle(element).fontFamily.includes('M PLUS'))
        .map((element) => element.getClientRects()[0]?.width ?? 0),
    );
  const early = await measure();
  release();
  await expect.poll(() => hasFont('800 16px "M PLUS Rounded 1c"')).toBe(true);
  const late = await measure();
  expect(early.length).toBeGreaterThan(0);
  for (const [index, width] of late.entries()) expect(Math.abs(width - (early[index] ?? 0))).toBeLessThan(0.03 * width);
});

test('a browser that could install the site finds its manifest once the page works', async ({ page }) => {
  await page.goto('/aboutme');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest');
});

test('on a later visit, fonts and art are not held back', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seenBuild'))).toMatch(/\/assets\/index-/);
  await watchRoot(page);
  await page.goto('/aboutme');
  await expect.poll(() => readScene(page)).toEqual(complete);
  expect(await readRecord(page)).toBe(false);
});

test('without paint timing and storage, a page becomes complete as well', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/');
  await expect.poll(() => readScene(page)).toEqual(complete);
  await page.getByRole('button', { name: 'Generate a fact!' }).click();
});
