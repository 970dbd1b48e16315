import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { testSite } from '../scripts/test-site.ts';
import { findBarriers } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, findGrip } from './tiles.ts';

type Item = { title: string; alt: string; notes: string };
const { items } = parse(await readFile(join(testSite.content, 'interests.yaml'), 'utf8')) as { items: Item[] };

const boardOf = (page: Page) => page.getByRole('region', { name: 'Drag the tiles around!' }).getByRole('list');
const tilesOf = (page: Page) => boardOf(page).getByRole('button');

/** Opens the board and waits until its tiles lie still. */
async function openBoard(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/interests');
  await expect(tilesOf(page)).toHaveCount(15);
}

/** The board's and its tiles' boxes, and how far the page could be scrolled sideways. */
const measureBoard = (page: Page) =>
  boardOf(page).evaluate((board) => {
    const { x, y, width, height } = board.getBoundingClientRect();
    const tiles = [...board.querySelectorAll('button')].map((tile) => tile.getBoundingClientRect().toJSON());
    return { x, y, width, height, tiles, overflow: document.documentElement.scrollWidth - innerWidth };
  });

function expectTilesInside({ x, y, width, height, tiles, overflow }: Awaited<ReturnType<typeof measureBoard>>) {
  expect(height).toBe(1000);
  expect(tiles).toHaveLength(15);
  expect(overflow).toBeLessThanOrEqual(0);
  for (const tile of tiles) {
    expect([tile.width, tile.height]).toEqual([150, 150]);
    expect(tile.x).toBeGreaterThanOrEqual(x);
    expect(tile.x + 150).toBeLessThanOrEqual(x + width);
    expect(tile.y).toBeGreaterThanOrEqual(y);
    expect(tile.y + 150).toBeLessThanOrEqual(y + 1000);
  }
}

test("title 'Interest Board', subtitle 'These things tickle my brain.'", async ({ page }) => {
  await page.goto('/interests');
  await expect(page.getByRole('heading', { level: 1, name: 'Interest Board' })).toBeVisible();
  await expect(page.getByText('These things tickle my brain.')).toBeVisible();
});

for (const width of [320, 390, 760, 980, 1280, 1680]) {
  test(`15 tiles of 150x150 px lie inside a board 1000px high, ${width}px wide and after a change to any other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openBoard(page);
    expectTilesInside(await measureBoard(page));
    for (const laterWidth of [320, 820, 1680]) {
      await page.setViewportSize({ width: laterWidth, height: 800 });
      expectTilesInside(await measureBoard(page));
    }
  });
}

test('every tile can be pressed on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openBoard(page);
  for (const tile of await tilesOf(page).all()) await tile.click({ position: { x: 20, y: 20 } });
});

test('each visit has places of its own', async ({ page }) => {
  const readPlaces = () =>
    boardOf(page)
      .getByRole('listitem')
      .evaluateAll((all) => all.map((one) => one.outerHTML));
  await openBoard(page);
  const first = await readPlaces();
  await page.reload();
  await expect(tilesOf(page)).toHaveCount(15);
  expect(await readPlaces()).not.toEqual(first);
});

test('a dragged tile follows the mouse and comes to the front', async ({ page }) => {
  await openBoard(page);
  const [lower, upper] = [tilesOf(page).nth(0), tilesOf(page).nth(1)];
  for (const tile of [lower, upper]) {
    await tile.scrollIntoViewIfNeeded();
    const start = await boxOf(tile);
    const grip = await findGrip(tile);
    await page.mouse.move(start.x + grip.x, start.y + grip.y);
    await page.mouse.down();
    const target = await boxOf(boardOf(page));
    await page.mouse.move(target.x + 300 + grip.x, target.y + 300 + grip.y, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const [below, above] = [await boxOf(lower), await boxOf(upper)];
  const board = await boxOf(boardOf(page));
  expect([above.x - board.x, above.y - board.y].map(Math.round)).toEqual([300, 300]);
  expect([below.x, below.y].map(Math.round)).toEqual([above.x, above.y].map(Math.round));
  const layers = await boardOf(page)
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).zIndex));
  expect(layers.slice(0, 2)).toEqual(['3', '4']);
});

test('double-clicking a tile opens a popup, closable with × or by clicking the overlay', async ({ page }) => {
  await openBoard(page);
  const { title, alt, notes } = items[6] as Item;
  const tile = page.getByRole('button', { name: title });
  const popup = page.getByRole('dialog', { name: title });
  await tile.click({ position: { x: 20, y: 20 } });
  await expect(popup).toHaveCount(0);
  await tile.dblclick({ position: { x: 20, y: 20 } });
  await expect(popup.getByRole('heading', { name: title })).toBeVisible();
  await expect(popup.getByRole('img', { name: alt })).toBeVisible();
  for (const line of notes.trim().split('\n')) await expect(popup).toContainText(line);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
  await expect(tile).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(popup).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the open popup in the ${theme} theme`, async ({ page }) => {
    await openBoard(page);
    await page.emulateMedia({ colorScheme: theme });
    await tilesOf(page).first().press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('the board has its place before its script comes, and nothing around it moves when the tiles scatter', async ({
  page,
}) => {
  let letScriptsGo = () => {};
  const scriptsMayGo = new Promise<void>((resolve) => {
    letScriptsGo = resolve;
  });
  await page.route(/\/assets\/(?!before-paint-).*\.js$/, async (route) => {
    await scriptsMayGo;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/interests', { waitUntil: 'commit' });
  const list = page.getByRole('main').getByRole('list');
  await expect(list.getByRole('img', { name: items[14]?.alt ?? '' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await boxOf(list);
  expect(before.height).toBe(1000);
  letScriptsGo();
  await expect(tilesOf(page)).toHaveCount(15);
  expect(await boxOf(list)).toEqual(before);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  type Point = { x: number; y: number };

  async function watchFinger(page: Page) {
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], timestamp?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints, ...(timestamp && { timestamp }) });
    return {
      async swipe({ x, y }: Point, by: number) {
        await send('touchStart', [{ x, y }]);
        for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', [{ x, y: y + share * by }]);
        await send('touchEnd', []);
      },
      /** The seconds are those of the finger, however slow the machine is. */
      async tap(point: Point, atSecond: number) {
        await send('touchStart', [point], atSecond);
        await send('touchEnd', [], atSecond + 0.03);
      },
    };
  }

  /** A corner that no other tile lies on. */
  async function gripOf(tile: Locator) {
    await tile.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y } = await boxOf(tile);
    return { x: x + 20, y: y + 20 };
  }

  test('a finger on a tile moves the tile, not the page', async ({ page }) => {
    await openBoard(page);
    const finger = await watchFinger(page);
    const tile = tilesOf(page).nth(3);
    const grip = await gripOf(tile);
    const scrolled = await page.evaluate(() => scrollY);
    const isInUpperHalf = grip.y - (await boxOf(boardOf(page))).y < 500;
    const by = isInUpperHalf ? 80 : -80;
    await finger.swipe(grip, by);
    await expect.poll(async () => Math.round((await boxOf(tile)).y + 20 - grip.y)).toBe(by);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('a finger on the board’s background scrolls the page', async ({ page }) => {
    await openBoard(page);
    const finger = await watchFinger(page);
    const { x } = await boxOf(boardOf(page));
    await finger.swipe({ x: x + 4, y: 600 }, -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  });

  test('two quick taps open the popup, two slow ones do not', async ({ page }) => {
    await openBoard(page);
    const finger = await watchFinger(page);
    const grip = await gripOf(tilesOf(page).nth(3));
    const start = Date.now() / 1000;
    await finger.tap(grip, start);
    await finger.tap(grip, start + 0.8);
    await expect(tilesOf(page).nth(3)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await finger.tap(grip, start + 2);
    await finger.tap(grip, start + 2.2);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('picture, title and notes of every item can be seen, in the owner’s order', async ({ page }) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/interests');
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
