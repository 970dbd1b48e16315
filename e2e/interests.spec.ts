import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { testSite } from '../scripts/test-site.ts';
import { findViolations } from './axe-fixture.ts';
import { measureBox } from './box-fixture.ts';
import { expect, test } from './page-fixture.ts';
import { waitForFirstPaint } from './paint-fixture.ts';

type Item = { title: string; alt: string; notes: string };
const { items } = parse(await readFile(join(testSite.content, 'interests.yaml'), 'utf8')) as { items: Item[] };

const findBoard = (page: Page) => page.getByRole('region', { name: 'Drag the tiles around!' }).getByRole('list');
const findTiles = (page: Page) => findBoard(page).getByRole('button');

/** Opens the board and waits for its tiles, without motion. */
async function openBoard(page: Page) {
  await page.goto('/interests');
  await expect(findTiles(page)).toHaveCount(15);
}

test('every tile can be clicked on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openBoard(page);
  for (const tile of await findTiles(page).all()) await tile.click({ position: { x: 20, y: 20 } });
});

test('axe finds nothing on the open popup by day and night', async ({ page }) => {
  await openBoard(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await findTiles(page).first().press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolations(page), 'by day').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { rules: ['color-contrast'] }), 'by night').toEqual([]);
});

test('the board reserves its space before hydration, and nothing around it moves when the tiles scatter', async ({
  page,
}) => {
  let releaseScripts = () => {};
  const scriptsReleased = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route(/\/assets\/(?!before-paint-).*\.js$/, async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  await page.goto('/interests', { waitUntil: 'commit' });
  await waitForFirstPaint(page);
  const list = page.getByRole('main').getByRole('list');
  await expect(list.getByRole('img', { name: items[14]?.alt ?? '' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await measureBox(list);
  expect(before.height).toBe(1000);
  releaseScripts();
  await expect(findTiles(page)).toHaveCount(15);
  expect(await measureBox(list)).toEqual(before);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  type Point = { x: number; y: number };

  async function createFinger(page: Page) {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], timestamp?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints, ...(timestamp && { timestamp }) });
    return {
      async swipe({ x, y }: Point, by: number, afterHold?: () => Promise<void>) {
        await send('touchStart', [{ x, y }]);
        await afterHold?.();
        for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', [{ x, y: y + share * by }]);
        await send('touchEnd', []);
      },
      /** The timestamps are the events' own, however slow the machine is. */
      async tap(point: Point, atSecond: number) {
        await send('touchStart', [point], atSecond);
        await send('touchEnd', [], atSecond + 0.03);
      },
    };
  }

  /** The corner of a tile that no other tile covers. */
  async function findGrip(tile: Locator) {
    await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y } = await measureBox(tile);
    return { x: x + 20, y: y + 20 };
  }

  test('a finger that holds a tile moves the tile, not the page', async ({ page }) => {
    await openBoard(page);
    const finger = await createFinger(page);
    const tile = findTiles(page).nth(3);
    const grip = await findGrip(tile);
    const scrollBefore = await page.evaluate(() => scrollY);
    const isInUpperHalf = grip.y - (await measureBox(findBoard(page))).y < 500;
    const by = isInUpperHalf ? 80 : -80;
    await finger.swipe(grip, by, () => expect(tile).toHaveAttribute('data-held'));
    await expect.poll(async () => Math.round((await measureBox(tile)).y + 20 - grip.y)).toBe(by);
    expect(await page.evaluate(() => scrollY)).toBe(scrollBefore);
  });

  test('a swipe over a tile scrolls the page, and leaves the tile', async ({ page }) => {
    await openBoard(page);
    // However long the machine takes from one move to the next, the finger does not rest on the tile.
    await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }));
    const finger = await createFinger(page);
    const board = findBoard(page);
    const readPlaces = () => board.evaluate((list) => [...list.children].map((item) => item.getAttribute('style')));
    const before = await readPlaces();
    const { x } = await measureBox(findTiles(page).first());
    await finger.swipe({ x: x + 60, y: 600 }, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await readPlaces()).toEqual(before);
  });

  test('a finger on the board’s background scrolls the page', async ({ page }) => {
    await openBoard(page);
    const finger = await createFinger(page);
    const { x } = await measureBox(findBoard(page));
    await finger.swipe({ x: x + 4, y: 600 }, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('picture, title and notes of every item are visible, in the owner’s order', async ({ page }) => {
    await page.goto('/interests');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = page.getByRole('main').getByRole('listitem');
      await expect(shown).toHaveCount(15);
      for (const [index, { title, alt, notes }] of items.entries()) {
        const item = shown.nth(index);
        await expect(item.getByRole('heading', { name: title })).toBeVisible();
        await expect(item.getByRole('img', { name: alt })).toBeVisible();
        for (const line of notes.trim().split('\n')) await expect(item.getByText(line)).toBeVisible();
      }
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.locator('main [style]')).toHaveCount(0);
      await expect(page.getByText('Drag the tiles around!')).toBeHidden();
    }
  });
});
