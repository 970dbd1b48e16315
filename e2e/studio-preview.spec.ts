import { expect } from '@playwright/test';
import type { Source } from '#studio/protocol/preview.ts';
import { test } from './previewed-page-fixture.ts';

// One worker, so the site is bundled only once.
test.describe.configure({ mode: 'default' });

const source = (file: string, ...path: (string | number)[]): Source => ({ file, path });

test('a page has its styles before its scripts have come, and each of them once', async ({ page, previewed }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/enter-browser.tsx*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${previewed.address}/aboutme`, { waitUntil: 'commit' });
  const header = page.locator('header').first();
  const readBackground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  const title = page.getByRole('heading', { level: 1, name: 'About Me' });
  const readTitle = () => title.evaluate((element) => getComputedStyle(element).fontFamily + element.clientHeight);
  await expect(title).toBeVisible();
  const styled = [await readBackground(), await readTitle()];
  expect(styled[0]).not.toBe('rgba(0, 0, 0, 0)');
  release();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect([await readBackground(), await readTitle()]).toEqual(styled);
  const ids = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('style[data-vite-dev-id]')].map((style) => style.dataset.viteDevId),
  );
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a press on words tells which value they are, and the page learns nothing of it', async ({ preview }) => {
  const { site, heard } = preview;
  await site.getByRole('navigation').getByRole('link', { name: 'About Me' }).first().click();
  await expect.poll(() => heard('picked')).toHaveLength(1);
  const [picked] = await heard('picked');
  expect(picked?.sources[0]?.file).toBe('site.yaml');
  expect(picked?.sources[0]?.path.at(-1)).toBe('label');
  expect(picked?.how).toBe('pointer');
  const box = await site.getByRole('navigation').getByRole('link', { name: 'About Me' }).first().boundingBox();
  expect(picked?.thing.box.y).toBeGreaterThanOrEqual(box?.y ?? 0);
  // With Ctrl it is followed.
  await site
    .getByRole('link', { name: 'About Me', exact: true })
    .first()
    .click({ modifiers: ['Control'] });
  await expect.poll(async () => (await heard('ready')).at(-1)?.address).toBe('/aboutme');
  expect(await heard('picked')).toHaveLength(1);
});

test('a press before the values are known is not lost', async ({ preview, previewed }) => {
  const { site, say, heard } = preview;
  await say({ type: 'values', values: [], pages: [] });
  await site.getByRole('navigation').getByRole('link', { name: 'About Me' }).first().click();
  await say({ type: 'values', values: previewed.values, pages: previewed.pages });
  await expect.poll(async () => (await heard('picked')).map(({ sources }) => sources[0]?.file)).toEqual(['site.yaml']);
});

test('in mode visit a link leads on, and back leads back; a page that does not exist is told', async ({ preview }) => {
  const { site, say, heard } = preview;
  await say({ type: 'mode', mode: 'visit' });
  await site.getByRole('navigation').getByRole('link', { name: 'About Me' }).first().click();
  await expect.poll(async () => (await heard('ready')).at(-1)?.address).toBe('/aboutme');
  await say({ type: 'back' });
  await expect.poll(async () => (await heard('ready')).at(-1)?.address).toBe('/');
  await say({ type: 'go', address: '/guestbook' });
  await expect.poll(async () => (await heard('ready')).at(-1)?.address).toBe('/guestbook');
  expect((await heard('ready')).at(-1)?.isMissing).toBe(false);
  expect(await heard('picked')).toEqual([]);
  await say({ type: 'go', address: '/no-such-page' });
  await expect.poll(async () => (await heard('ready')).at(-1)).toMatchObject({ address: '/no-such-page' });
});

test('what is shown is scrolled into view, and its box stays true while the page scrolls', async ({ preview }) => {
  const { page, site, say, heard } = preview;
  const text = source('home.yaml', 'quickIntro', 'text');
  // What comes after the load event may still move the page.
  await page.waitForLoadState('networkidle');
  await say({ type: 'show', source: text });
  await expect.poll(() => heard('shown')).not.toHaveLength(0);
  const shown = async () => (await heard('shown')).at(-1)?.thing;
  const id = (await shown())?.id;
  const lead = site.getByText('Hi, come in!');
  const readTop = () => lead.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  /** Where the thing is by the last message that tells it. */
  const toldTop = () =>
    page.evaluate((id) => {
      const boxes = window.messages.flatMap((message) => {
        if (message.type === 'shown') return message.thing ? [message.thing.box] : [];
        return message.type === 'moved' ? message.boxes.flatMap((moved) => (moved.id === id ? [moved.box] : [])) : [];
      });
      return Math.round(boxes.at(-1)?.y ?? 0);
    }, id);
  await expect.poll(async () => (await toldTop()) - (await readTop())).toBe(0);
  expect(await readTop()).toBeGreaterThanOrEqual(0);
  expect(await readTop()).toBeLessThan(720);
  const before = await readTop();
  await site.locator('html').evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
  await expect.poll(readTop).toBeLessThan(before);
  await expect.poll(async () => (await toldTop()) - (await readTop())).toBe(0);
});

test('typed words are on the page at once', async ({ preview }) => {
  const { site, say } = preview;
  const title = source('home.yaml', 'quickIntro', 'title');
  await say({ type: 'show', source: title });
  for (const text of ['Hello', 'Hello there']) await say({ type: 'entered', source: title, text });
  await expect(site.getByRole('heading', { name: 'Hello there' })).toBeVisible();
  // What turned out to be wrong is not.
  await say({ type: 'entered', source: title, text: '' });
  await expect(site.getByRole('heading', { name: 'Hello there' })).toBeHidden();
  await say({ type: 'mark', sources: [title] });
  await expect(site.getByRole('heading', { name: 'Quick Intro' })).toBeVisible();
});

test('Tab visits what can be changed, Enter chooses it, and Ctrl Enter follows a link', async ({ preview }) => {
  const { page, say, heard, forget } = preview;
  await page.locator('iframe').focus();
  await say({ type: 'focus', at: 'first' });
  await expect.poll(async () => (await heard('pointed')).length).toBe(1);
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await heard('pointed')).length).toBe(2);
  const pointed = (await heard('pointed')).at(-1);
  expect(pointed?.sources.length).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => heard('picked')).toHaveLength(1);
  expect((await heard('picked'))[0]).toMatchObject({ how: 'keyboard', sources: pointed?.sources });
  // The keyboard leaves the page where it ends.
  await forget();
  await say({ type: 'focus', at: 'last' });
  await expect.poll(async () => (await heard('pointed')).length).toBe(1);
  // Things that come with scrolling may stand behind what was the last one.
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect((await heard('key'))[0]).toMatchObject({ key: 'Tab', shift: false });
  }).toPass();
});

test('the studio gets its keys, and the page all others', async ({ preview }) => {
  const { page, heard } = preview;
  await page.locator('iframe').focus();
  await page.keyboard.press('F6');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('\\');
  await page.keyboard.press('End');
  await expect
    .poll(async () => (await heard('key')).map(({ key, ctrl, alt }) => [key, ctrl, alt]))
    .toEqual([
      ['F6', false, false],
      ['z', true, false],
      ['ArrowDown', false, true],
      ['\\', false, false],
    ]);
});

test('a page that is loaded again stands where it stood, in the colours that were chosen', async ({ preview }) => {
  const { site, say, heard, forget } = preview;
  await say({ type: 'theme', theme: 'night' });
  await site.locator('html').evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(() => site.locator('html').evaluate(() => Math.round(scrollY))).toBe(600);
  await forget();
  await site.locator('html').evaluate(() => location.reload());
  await expect.poll(() => heard('ready')).not.toHaveLength(0);
  await expect(site.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect.poll(() => site.locator('html').evaluate(() => Math.round(scrollY))).toBe(600);
});

test('on the board a tile is dragged and moved by keys, tells where all lie, and opens nothing', async ({
  preview,
}) => {
  const { page, site, say, heard } = preview;
  await say({ type: 'mode', mode: 'board' });
  await say({ type: 'go', address: '/interests' });
  await expect.poll(async () => (await heard('ready')).at(-1)?.address).toBe('/interests');
  const tile = site.locator('ul[data-scattered] > li').first().getByRole('button');
  await tile.scrollIntoViewIfNeeded();
  // The last that is lifted lies on top, so that nothing covers it from now on.
  await tile.dragTo(tile, { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 60, y: 50 }, steps: 4 });
  await expect.poll(() => heard('tile')).toHaveLength(1);
  const [dragged] = await heard('tile');
  expect(dragged?.index).toBe(0);
  expect(dragged?.places.length).toBe(await site.locator('ul[data-scattered] > li').count());
  const top = dragged?.places[0]?.[1] ?? 0;
  await tile.evaluate((element: HTMLElement) => element.focus());
  await page.keyboard.press(top > 500 ? 'Shift+ArrowUp' : 'Shift+ArrowDown');
  await expect.poll(() => heard('tile')).toHaveLength(2);
  const way = Math.abs(((await heard('tile'))[1]?.places[0]?.[1] ?? 0) - top);
  const room = await site.locator('ul[data-scattered]').evaluate((board) => board.clientHeight - 150 - 36);
  expect(Math.round((way * room) / 1000 / 4) * 4).toBe(120);
  // While it is in hand, the studio knows where it is and where it lay.
  const box = await tile.boundingBox();
  if (!box) throw new Error('the tile is not shown');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 44, { steps: 4 });
  const held = async () => (await heard('held')).at(-1)?.held;
  await expect.poll(held).toBeDefined();
  expect((await held())?.thing.text).not.toBe('');
  expect(Math.round((await held())?.hole.x ?? 0)).toBe(Math.round(box.x));
  await page.mouse.up();
  await expect.poll(held).toBeUndefined();
  await tile.dblclick({ position: { x: 20, y: 20 } });
  await expect.poll(async () => (await heard('picked')).length).toBeGreaterThan(0);
  expect((await heard('picked'))[0]?.sources[0]).toMatchObject({ file: 'interests.yaml', path: ['items', 0, 'title'] });
  await expect(site.getByRole('dialog')).toHaveCount(0);
});
