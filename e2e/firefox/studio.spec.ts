import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeTests } from '@playwright/test';
import type { Frame, Page } from 'puppeteer-core';
import { parse } from 'yaml';
import { type OpenStudio, test as studioTest } from '../studio-fixture.ts';
import { say } from '../studio-words.ts';
import { expect, test as firefoxTest } from './firefox-fixture.ts';

const test = mergeTests(firefoxTest, studioTest).extend<{ window: { page: Page; site: Frame } }>({
  window: async ({ firefox, studio }, use) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.setViewport({ width: 1280, height: 800 });
    page.setDefaultTimeout(40_000);
    await page.evaluateOnNewDocument(() => {
      // An empty frame has no storage.
      if (location.protocol === 'http:') localStorage.setItem('studio-tour', 'seen');
    });
    await page.goto(studio.address, { timeout: 60_000, waitUntil: 'domcontentloaded' });
    // The frame is named after its page as soon as the page can be pressed.
    const frame = await page.waitForSelector('iframe[title]:not([title="Your page: "])');
    const site = await frame?.contentFrame();
    if (!site) throw new Error('the window has no page in it');
    await use({ page, site });
    await context.close();
    expect(problems, 'what the window and its page must not do').toEqual([]);
  },
});

const undo = `button[aria-label^="${say('bar.undo', '')}"]`;

const open = (studio: OpenStudio, name: string) => {
  const file = join(studio.content, name);
  return { read: () => readFile(file, 'utf8') };
};

test('a text is pressed on the page, changed, on the page and saved, and undone', async ({ window, studio }) => {
  const { page, site } = window;
  const { read } = open(studio, 'home.yaml');
  const before = await read();
  await site.locator('::-p-text(Have a rummage.)').click();
  await page.waitForFunction(() => document.activeElement?.matches('textarea'));
  // At once, as one step: letters that come one by one may be several.
  await page.evaluate((text) => {
    const box = document.activeElement as HTMLTextAreaElement;
    box.setRangeText(text, 0, box.value.length, 'end');
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, 'Come in, the **kettle** is on.');
  await site.locator('strong::-p-text(kettle)').wait();
  await expect.poll(read).toContain('Come in, the **kettle** is on.');
  await page.locator(`[role="status"]::-p-text(${say('saving.saved')})`).wait();
  await page.locator(undo).click();
  await site.locator('::-p-text(Have a rummage.)').wait();
  expect(await read()).toBe(before);
});

test('a picture that is chosen for one of the page takes its place, and the old one comes back', async ({
  window,
  studio,
}) => {
  const { page, site } = window;
  const { read } = open(studio, 'home.yaml');
  const before = await read();
  await site.locator('img[alt*="peace sign"]').click();
  const input = await page.waitForSelector('aside input[type="file"]');
  await input?.uploadFile(join(studio.content, 'images/mascot/party.svg'));
  await expect.poll(read).toMatch(/src: .*party.*\.svg/);
  await site.locator('img[src*="party"]').wait();
  await page.locator(undo).click();
  await expect.poll(read).toBe(before);
});

test('a list is ordered by keys', async ({ window, studio }) => {
  const { page } = window;
  const { read } = open(studio, 'updates.yaml');
  const dates = async () => (parse(await read()) as { date: string }[]).map(({ date }) => date);
  const [first, second, ...others] = await dates();
  await page.waitForSelector('aside ul button');
  await page.$$eval('aside ul button', (buttons) =>
    buttons.find((button) => button.textContent?.trim().startsWith('Updates'))?.click(),
  );
  const grip = await page.waitForSelector('aside li:nth-child(2) [data-grip]');
  await grip?.focus();
  for (const key of ['Alt', 'Shift'] as const) await page.keyboard.down(key);
  await page.keyboard.press('ArrowUp');
  for (const key of ['Shift', 'Alt'] as const) await page.keyboard.up(key);
  await expect.poll(dates).toEqual([second, first, ...others]);
  const isAtFirst = () =>
    page.$eval('aside li:nth-child(1) [data-grip]', (element) => element === document.activeElement);
  await expect.poll(isAtFirst).toBe(true);
  await page.locator(undo).click();
  await expect.poll(dates).toEqual([first, second, ...others]);
});
