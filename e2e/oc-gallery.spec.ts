import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { testSite } from '../scripts/test-site.ts';
import { findViolations } from './axe-fixture.ts';
import { awaitWindows } from './chunk-fixture.ts';
import { expect, test } from './page-fixture.ts';

type Character = {
  backstory: string;
  funFacts: string[];
  images: { alt: string; description: string }[];
};

const { funFacts, backstory, images } = parse(
  await readFile(`${testSite.content}/characters/thistle/character.yaml`, 'utf8'),
) as Character;
const splitLines = (text: string) => text.split('\n').filter((line) => line.trim());

const findCards = (page: Page) => page.getByRole('list', { name: 'My Characters' }).getByRole('link');

test('a card leads to its own address, and both Back and Back to Gallery return to the list', async ({ page }) => {
  await page.goto('/oc-gallery');
  await awaitWindows(page);
  await page.getByRole('link', { name: /Keeps the moon company/ }).click();
  await expect(page).toHaveURL(/\/oc-gallery\/praline$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Praline' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/oc-gallery$/);
  await expect(findCards(page)).toHaveCount(4);
  await page.goForward();
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL(/\/oc-gallery$/);
  await expect(findCards(page)).toHaveCount(4);
});

test('the modal fits every width, and axe finds nothing on it by day and night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/oc-gallery/chispa');
  await page.getByRole('region', { name: 'Gallery' }).getByRole('link').first().click();
  const modal = page.getByRole('dialog');
  for (const width of [320, 390, 760, 1280, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await modal.evaluate((box) => [
      box.scrollWidth - box.clientWidth,
      document.documentElement.scrollWidth - innerWidth,
      box.getBoundingClientRect().right - innerWidth,
    ]);
    for (const pixels of overflow) expect(pixels, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect(await findViolations(page), 'by day').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, { rules: ['color-contrast'] }), 'by night').toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every text of a character can be read, and a thumbnail links to its image', async ({ page, request }) => {
    await page.goto('/oc-gallery/thistle');
    for (const text of [...funFacts, ...splitLines(backstory)]) await expect(page.getByText(text)).toBeVisible();
    for (const { alt, description } of images) {
      const figure = page.getByRole('figure').filter({ hasText: alt });
      for (const line of splitLines(description)) await expect(figure.getByText(line)).toBeVisible();
      const address = await figure.getByRole('link').getAttribute('href');
      const image = await request.get(address ?? '');
      expect(image.headers()['content-type']).toMatch(/^image\//);
    }
  });

  test('cards lead to the characters and back', async ({ page }) => {
    await page.goto('/oc-gallery');
    await findCards(page).filter({ hasText: 'Fray Chispa' }).click();
    await expect(page).toHaveURL(/\/oc-gallery\/chispa\/?$/);
    await page.getByRole('link', { name: 'Back to Gallery' }).click();
    await expect(findCards(page)).toHaveCount(4);
  });
});
