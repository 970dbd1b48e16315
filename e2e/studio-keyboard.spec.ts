import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './studio-fixture.ts';

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
  const read = (file: string) => readFile(join(studio.content, file), 'utf8');
  const site = await studio.open(page);
  const side = page.getByRole('complementary');
  const isOnPage = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME');
  const find = async (name: string) => {
    await pressUntil(page, 'F6', isOnPage, 4);
    const readPointed = () =>
      page.locator('main [data-look="pointed"]').evaluateAll(([outline]) => ({
        name: outline?.textContent,
        whole: outline?.outerHTML,
      }));
    for (let count = 0; count < 80; count++) {
      const before = await readPointed();
      await page.keyboard.press('Tab');
      await expect.poll(readPointed).not.toEqual(before);
      if ((await readPointed()).name === name) break;
    }
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

  await find('Quick Intro: your words');
  await expect(side.getByRole('textbox', { name: 'Your words' })).toBeFocused();
  await page.keyboard.type(' The kettle is on.');
  await expect(site.getByText('The kettle is on.')).toBeVisible();

  // Back to the thing on the page, and on to a picture there.
  await expect.poll(() => read('home.yaml')).toContain('The kettle is on.');
  await page.keyboard.press('Escape');
  await expect.poll(isOnPage).toBe(true);
  await find('Quick Intro: picture');
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
  await publish.waitFor({ timeout: 60_000 });
  await pressUntil(page, 'Tab', hasFocus(publish));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'The folder is ready' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeFocused();
});
