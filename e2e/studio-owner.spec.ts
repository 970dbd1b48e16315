import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './studio-fixture.ts';

test.describe('with a finger, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a name is changed, and so are the texts that say it, as one step', async ({ page, studio }) => {
    const [siteFile, homeFile] = [join(studio.content, 'site.yaml'), join(studio.content, 'home.yaml')];
    const before = [await readFile(siteFile, 'utf8'), await readFile(homeFile, 'utf8')];
    const friendsFile = join(studio.content, 'friends.yaml');
    const friend = "- name: Bonbon\n  url: '#'\n  image: images/friends/owl.svg\n";
    await appendFile(friendsFile, friend);
    await studio.open(page);
    await page.locator('[data-pages]').tap();
    await page.locator('#pages-menu').getByRole('button', { name: 'Name and address' }).tap();
    const name = page.getByRole('textbox', { name: 'Your name', exact: true });
    await name.tap();
    const old = await name.inputValue();
    await name.fill('Mochi');
    await expect(page.getByText('still stands in')).toBeHidden();
    await page.getByRole('textbox', { name: 'Name of the site' }).tap();
    await expect(page.getByText(`“${old}” still stands in`)).toBeVisible();
    await page.getByRole('button', { name: /^Change all \d+$/ }).tap();
    await expect(page.getByText(`“Mochi” stands there now.`)).toBeVisible();
    // A friend of the same name keeps it, unless their owner wants it otherwise.
    await expect(page.getByText(/^“Bonbon” is also what somebody else is called/)).toBeVisible();
    expect(await readFile(friendsFile, 'utf8')).toContain(friend);
    expect(await readFile(siteFile, 'utf8')).not.toMatch(new RegExp(`(?<![/@\\w])${old}(?![/@\\w])`));
    await page.getByRole('button', { name: /^Undo: / }).tap();
    await expect.poll(() => readFile(homeFile, 'utf8')).toBe(before[1]);
    expect(await readFile(siteFile, 'utf8')).toContain('Mochi');
    await page.getByRole('button', { name: /^Undo: / }).tap();
    await expect.poll(() => readFile(siteFile, 'utf8')).toBe(before[0]);
  });
});

test('what is pressed right after a name was changed stays where it was pressed', async ({ page, studio }) => {
  await studio.open(page);
  await page.locator('[data-pages]').click();
  await page.locator('#pages-menu').getByRole('button', { name: 'Name and address' }).click();
  await page.getByRole('textbox', { name: 'Name of the site' }).fill('Mochi Moon');
  const line = page.getByRole('textbox', { name: 'Line below the big name' });
  const readPlace = async () => Math.round((await line.boundingBox())?.y ?? 0);
  const before = await readPlace();
  await line.click();
  await expect(page.getByText('Shall it be “Mochi Moon” there?')).toBeAttached();
  await expect(line).toBeFocused();
  expect(Math.abs((await readPlace()) - before)).toBeLessThan(3);
});

test('pictures that come together get one credit, the last artist proposed', async ({ page, studio }) => {
  const pictures = ['adventure', 'cosy', 'faces', 'reference'].map((name) =>
    join(studio.content, `characters/bonbon/${name}.svg`),
  );
  await studio.open(page);
  await page.locator('[data-pages]').click();
  await page.locator('#pages-menu').getByRole('button', { name: 'OC Gallery', exact: true }).click();
  const side = page.getByRole('complementary');
  await side.getByRole('button', { name: 'Bonbon', exact: true }).click();
  for (const part of ['Words to find them by', 'Fun facts', 'Pictures of them']) {
    await side.getByRole('button', { name: part, exact: true }).click();
    await side.getByRole('heading', { name: part, level: 1 }).waitFor();
  }
  await side.locator('input[type=file][multiple]').setInputFiles(pictures);
  const offer = page.getByRole('group', { name: 'Who made it: the same for all?' });
  await expect(offer.getByText('4 of them say nothing yet.')).toBeVisible();
  await expect(offer.getByRole('textbox')).toHaveValue(/\S/);
  await offer.getByRole('textbox').fill('Art by Mochi');
  await offer.getByRole('button', { name: 'Write it on all 4' }).click();
  await expect(offer).toBeHidden();
});
