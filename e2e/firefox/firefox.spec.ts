import type { Page } from 'puppeteer-core';
import { installAudioRecorder } from '../audio-fixture.ts';
import { kinds } from '../pages.ts';
import { expect, test } from './firefox-fixture.ts';

const button = (name: string) => `aria/${name}[role="button"]`;
const readText = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent);
const expectHeading = (page: Page, heading: string) =>
  expect.poll(() => readText(page, 'h1'), `h1 of ${heading}`).toBe(heading);
const clickLink = (page: Page, name: string) => page.locator(`nav ::-p-text(${name})`).click();

test('every kind of page loads without a warning, and none scrolls sideways at 390 or 1280 px', async ({
  firefoxPage: page,
  ownServer,
}) => {
  // Eleven pages, on busy cores.
  test.slow();
  for (const { path, heading } of kinds) {
    expect((await page.goto(ownServer.address + path))?.status(), path).toBe(200);
    await expectHeading(page, heading);
    for (const width of [390, 1280]) {
      await page.setViewport({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('music plays on while pages change in the same document', async ({ firefoxPage: page, ownServer }) => {
  await page.evaluateOnNewDocument(installAudioRecorder);
  // The random choice is then the first track, which is one of the site's own songs.
  await page.evaluateOnNewDocument(() => {
    Math.random = () => 0;
    // Without a sound card, Firefox plays only muted audio. It would even allow that without a click.
    if (location.protocol === 'http:') localStorage.setItem('music', '{"isMuted":true}');
  });
  const songs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) songs.push(request.url());
  });
  await page.goto(ownServer.address);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const readTime = () => page.evaluate(() => window.recordedAudio.elements.at(-1)?.currentTime ?? 0);
  const expectMusicToGoOn = async () => {
    const before = await readTime();
    await expect.poll(readTime, { timeout: 20_000 }).toBeGreaterThan(before + 0.1);
  };
  await page.locator('::-p-text(1:04)').wait();
  // Requests are reported in their order.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(songs).toEqual([]);
  await page.locator(button('Play')).click();
  await expectMusicToGoOn();
  expect(new Set(songs).size).toBe(1);
  for (const [link, heading] of [
    ['About Me', 'About Me'],
    ['OC Gallery', 'OC Gallery'],
    ['Guestbook', 'Guestbook'],
  ] as const) {
    await clickLink(page, link);
    await expectHeading(page, heading);
    await expectMusicToGoOn();
  }
  await page.goBack();
  await expectHeading(page, 'OC Gallery');
  await expectMusicToGoOn();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a signed entry is public, and still there after a reload', async ({ firefoxPage: page, ownServer }) => {
  await page.goto(`${ownServer.address}/guestbook`);
  await page.locator('input[name="name"]').fill('Moth');
  await page.locator('textarea').fill('Hello from Firefox!');
  await page.locator(button('Submit')).click();
  await page.locator('::-p-text(Thanks for signing!)').wait();
  const answer = await fetch(`${ownServer.address}/rest/v1/guestbook_entries?select=*&limit=200`);
  expect(await answer.json()).toMatchObject([{ name: 'Moth', message: 'Hello from Firefox!' }]);
  await page.reload();
  await page.waitForSelector('article');
  expect(await readText(page, 'article')).toContain('Hello from Firefox!');
});

test('a dragged tile stays where the mouse dropped it', async ({ firefoxPage: page, ownServer }) => {
  await page.goto(`${ownServer.address}/interests`);
  const tile = await page.locator('main li button').waitHandle();
  await tile.scrollIntoView();
  // The tiles are scattered at random: this finds a spot that no other tile covers, and the side that has room.
  const grip = await tile.evaluate((element) => {
    const { x: left, y: top } = element.getBoundingClientRect();
    const steps = [20, 75, 130];
    const spots = steps.flatMap((x) => steps.map((y) => ({ x: left + x, y: top + y })));
    const uncovered = spots.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
    if (!uncovered) throw new Error('the tile is covered');
    const board = (element.closest('ul, ol') as Element).getBoundingClientRect();
    return { ...uncovered, left, by: left - board.x > 300 ? -120 : 120 };
  });
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.by, grip.y, { steps: 4 });
  await page.mouse.up();
  const readLeft = () => tile.evaluate((element) => Math.round(element.getBoundingClientRect().x));
  await expect.poll(readLeft).toBe(Math.round(grip.left + grip.by));
});

test('a picture of the gallery opens, changes and closes by keyboard, and gets the focus back', async ({
  firefoxPage: page,
  ownServer,
}) => {
  await page.goto(`${ownServer.address}/oc-gallery/bonbon`);
  const thumb = await page.locator('section figure a').waitHandle();
  await thumb.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open]');
  const readPlace = () => readText(page, 'dialog [role="status"]');
  await expect.poll(readPlace).toMatch(/^1 of/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(readPlace).toMatch(/^2 of/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { hidden: true });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  expect(new URL(page.url()).pathname).toBe('/oc-gallery/bonbon');
});

test('the theme switches and is remembered', async ({ firefoxPage: page, ownServer }) => {
  await page.goto(ownServer.address);
  const readBackground = () => page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
  const day = await readBackground();
  await page.locator(button('Switch between day and night')).click();
  await expect.poll(readBackground).not.toBe(day);
  const night = await readBackground();
  await page.reload();
  expect(await readBackground()).toBe(night);
});
