import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { collapseSpaces } from '#studio/agent/match/text-key.ts';
import type { PreviewMessage } from '#studio/protocol/preview.ts';
import { test } from './studio-fixture.ts';

type Pointed = Extract<PreviewMessage, { type: 'pointed' }>;

/** Presses a key until something is so, at every stop with a focus that is seen. */
async function pressUntil(page: Page, key: string, isThere: () => Promise<boolean>, most = 60) {
  for (let count = 0; count < most; count++) {
    if (await isThere()) return;
    await page.keyboard.press(key);
    // On the page, the studio draws around what has it.
    const unseen = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body || at.matches('iframe, h1, h2')) return undefined;
      const seen = [at, at.closest('label')].some(
        (element) => element && getComputedStyle(element).outlineStyle !== 'none',
      );
      return seen ? undefined : at.outerHTML.slice(0, 200);
    });
    expect(unseen, 'a focus that nobody sees').toBeUndefined();
  }
  expect(await isThere(), `reached by ${key}`).toBe(true);
}

const hasFocus = (locator: Locator) => () =>
  locator.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));

test('by keyboard alone a text is changed, a fact added, a picture described, and the site put into a folder', async ({
  page,
  studio,
}) => {
  test.slow();
  const read = (file: string) => readFile(join(studio.content, file), 'utf8');
  const site = await studio.open(page);
  const side = page.getByRole('complementary');
  const isOnPage = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
  await page.evaluate(() =>
    addEventListener('message', ({ data }: MessageEvent<PreviewMessage>) => {
      if (data.type === 'pointed') Object.assign(window, { pointed: data });
    }),
  );
  const find = async (key: string, name: string) => {
    await pressUntil(page, 'F6', isOnPage, 4);
    const readPointed = () => page.evaluate(() => (window as { pointed?: Pointed }).pointed);
    for (let count = 0; count < 80; count++) {
      await page.keyboard.press('Tab');
      // The window learns of what has the page's focus a moment later.
      const isTold = async () => {
        const text = await site
          .locator(':focus')
          .evaluate((element) => element.getAttribute('alt') ?? element.textContent);
        return (await readPointed())?.thing?.text === collapseSpaces(text).slice(0, 500);
      };
      await expect.poll(isTold).toBe(true);
      if ((await readPointed())?.sources[0]?.path.join('.') === key) break;
    }
    await expect(page.locator('main [data-look="pointed"]')).toHaveText(name);
    await page.keyboard.press('Enter');
  };
  const goTo = async (part: string) => {
    await page.keyboard.press('Control+p');
    await pressUntil(
      page,
      'Tab',
      hasFocus(page.locator('#pages-menu').getByRole('button', { name: new RegExp(`^${part}`) })),
    );
    await page.keyboard.press('Enter');
    await expect(side.getByRole('heading', { level: 1 })).toHaveText(part);
  };

  await find('quickIntro.text', 'Quick Intro: your words');
  await expect(side.getByRole('textbox', { name: 'Your words' })).toBeFocused();
  await page.keyboard.type(' The kettle is on.');
  await expect(site.getByText('The kettle is on.')).toBeVisible();

  // Back to the thing on the page, and on to a picture there.
  await expect.poll(() => read('home.yaml')).toContain('The kettle is on.');
  await page.keyboard.press('Escape');
  await expect.poll(isOnPage).toBe(true);
  await find('quickIntro.peaceSign.src', 'Quick Intro: picture');
  const shows = side.getByRole('textbox', { name: 'What does it show?' }).last();
  await pressUntil(page, 'Tab', hasFocus(shows));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Two ears above a bow');
  await expect.poll(() => read('home.yaml')).toContain('Two ears above a bow');

  await goTo('Facts');
  await pressUntil(page, 'Tab', hasFocus(side.getByRole('button', { name: 'Add a fact' })));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Owns nine umbrellas.');
  await pressUntil(page, 'Tab', hasFocus(side.getByRole('button', { name: 'Put it on the page' })));
  await page.keyboard.press('Enter');
  await expect.poll(() => read('facts.yaml')).toContain('Owns nine umbrellas.');
  await expect(side.getByRole('button', { name: 'Add a fact' }).last()).toBeFocused();

  await pressUntil(page, 'F6', hasFocus(page.getByRole('banner').getByRole('button')), 4);
  await pressUntil(page, 'Tab', hasFocus(page.getByRole('button', { name: /^Publish/ })));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().waitFor();
  await pressUntil(page, 'Tab', hasFocus(dialog.getByRole('radio')));
  await pressUntil(page, 'ArrowDown', hasFocus(dialog.getByRole('radio', { name: /^A folder/ })));
  await pressUntil(page, 'Tab', hasFocus(dialog.getByLabel('The folder', { exact: true })));
  await page.keyboard.type(join(studio.content, '../published'));
  await pressUntil(page, 'Tab', hasFocus(dialog.getByRole('button', { name: 'See what will be sent' })));
  await page.keyboard.press('Enter');
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  await publish.waitFor({ timeout: 150_000 });
  await pressUntil(page, 'Tab', hasFocus(publish));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'The folder is ready' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeFocused();
});
