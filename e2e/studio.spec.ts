import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findViolations } from './axe-fixture.ts';
import { test } from './studio-fixture.ts';

test('a text is pressed on the page, changed, seen there and in its file, and undo restores the file byte for byte', async ({
  page,
  studio,
}) => {
  const file = join(studio.content, 'home.yaml');
  const before = await readFile(file);
  const site = await studio.open(page);
  await site.getByText('Have a rummage.').click();
  const box = page.getByRole('textbox', { name: 'Your words' });
  await expect(box).toBeFocused();
  await box.fill('Come in, the **kettle** is on.');
  await expect(site.locator('strong', { hasText: 'kettle' })).toBeVisible();
  await expect.poll(() => readFile(file, 'utf8')).toContain('Come in, the **kettle** is on.');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(site.getByText('Have a rummage.')).toBeVisible();
  expect((await readFile(file)).equals(before)).toBe(true);
});

test('a mistake is told in the words of the build, the file stays, and the page shows the last words that worked', async ({
  page,
  studio,
}) => {
  const file = join(studio.content, 'home.yaml');
  const before = await readFile(file, 'utf8');
  const site = await studio.open(page);
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Quick Intro/ })
    .click();
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('');
  await expect(page.getByText('Must not be empty. For example: Quick Intro')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Kept, not on the page yet' })).toBeVisible();
  expect(await readFile(file, 'utf8')).toBe(before);
  await expect(site.getByRole('heading', { name: 'Quick Intro' })).toBeVisible();
});

test('a change by another program is in the form and on the page', async ({ page, studio }) => {
  const file = join(studio.content, 'home.yaml');
  const site = await studio.open(page);
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Quick Intro/ })
    .click();
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true });
  await expect(heading).toHaveValue('Quick Intro');
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace('title: Quick Intro', 'title: A word before'));
  await expect(heading).toHaveValue('A word before');
  await expect(site.getByRole('heading', { name: 'A word before' })).toBeVisible();
});

for (const width of [1280, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in the window at ${width} px in ${colorScheme} colours, and nothing scrolls sideways`, async ({
      page,
      studio,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await studio.open(page);
      const pages = page.locator('[data-pages]');
      const side = page.getByRole('complementary');
      const look = async (state: string) => {
        expect.soft(await findViolations(page), state).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, state).toBeLessThanOrEqual(0);
      };
      // A phone's sheet is down until something is chosen.
      const raise = async () => {
        if (width < 760) await page.getByRole('button', { name: 'Show the form' }).click();
      };
      await look('page');
      await raise();
      await look('outline');
      await side.getByRole('button', { name: /^Quick Intro/ }).click();
      await page.getByRole('textbox', { name: 'Your words' }).press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Link to' })).toBeFocused();
      await look('a text and its link');
      await pages.click();
      await look('list of pages');
      await page.locator('#pages-menu').getByRole('button', { name: 'Home', exact: true }).click();
      await raise();
      await side.getByRole('button', { name: /Have a Look Around/ }).click();
      await look('a list within a part');
      const parts = [
        'Name and address',
        'Menu',
        'The moving line',
        'Music',
        'Little extras',
        'Facts',
        'Guestbook and counter',
        'Rules of the guestbook',
        'Words',
        'Colours',
        'Check my site',
        'Guestbook',
        'Visits',
        'History',
        'Bin',
      ];
      for (const part of parts) {
        if (!(await page.locator('#pages-menu').isVisible())) await pages.click();
        await page
          .locator('#pages-menu')
          .getByRole('button', { name: new RegExp(`^${part}`) })
          // A page of that name, and its settings, stand before it.
          .last()
          .click();
        await expect(side.getByRole('heading', { level: 1 })).toBeVisible();
        await look(part);
      }
      const openPage = async (name: string) => {
        await pages.click();
        await page.locator('#pages-menu').getByRole('button', { name, exact: true }).click();
        await expect(pages).toHaveText(name);
        await raise();
      };
      await openPage('Interest Board');
      await side.getByRole('button', { name: 'Arrange the board' }).click();
      await look('board');
      await openPage('OC Gallery');
      await side.getByRole('button', { name: 'Add a character' }).click();
      await side.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(side.getByText(/^Must not be empty/).first()).toBeVisible();
      await look('new character, with what is missing');
      await side.getByRole('heading', { level: 1 }).press('?');
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
      await look('keys');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Publish/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('publish');
      await page.getByText('More places').click();
      await page.getByText('I have web space or a machine of my own').click();
      await page.getByRole('radio', { name: /^Web space, by SFTP/ }).check();
      await page.getByText('If it isn’t as usual there').click();
      await look('publish to a machine');
    });
  }
}

test('what is published is shown in the dialog, by day and by night, and arrives in a folder', async ({
  page,
  studio,
}) => {
  test.slow();
  const target = join(studio.content, '../published');
  await studio.open(page);
  await page.getByRole('button', { name: /^Publish/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^A folder/ }).check();
  await dialog.getByLabel('The folder').fill(target);
  await dialog.getByRole('button', { name: 'See what will be sent' }).click();
  await expect(dialog.getByText(/^Pages: Home, /)).toBeVisible({ timeout: 150_000 });
  await dialog.getByText(/^Show every file: \d+ new$/).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page), colorScheme).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'The folder is ready' })).toBeVisible();
  expect(await readFile(join(target, 'index.html'), 'utf8')).toContain('<html');
});
