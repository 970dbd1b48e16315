import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { testSite } from '../scripts/test-site.ts';
import { findBarriers } from './barriers.ts';
import { expect, failedToLoad, test } from './fixtures.ts';

type Sheet = {
  id: string;
  name: string;
  species: string;
  age: string;
  details: string;
  backstory: string;
  funFacts: string[];
  images: { alt: string; description: string }[];
};

const characters = await Promise.all(
  ['bonbon', 'praline', 'chispa', 'thistle'].map(async (id): Promise<Sheet> => {
    return { id, ...parse(await readFile(`${testSite.content}/characters/${id}/character.yaml`, 'utf8')) };
  }),
);
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim());
const note = 'Any gallery items featuring the character, regardless of world setting, are included.';

const cardsOf = (page: Page) => page.getByRole('list', { name: 'My Characters' }).getByRole('link');

test("the list is titled 'My Characters', with its intro line and a card for each character", async ({ page }) => {
  await page.goto('/oc-gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'OC Gallery' })).toBeVisible();
  await expect(page.getByText('Meet my little freaks')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Characters' })).toBeVisible();
  const intro =
    'These are mainly little guys representing me and my close friends, plus my favourite tabletop-game characters.';
  await expect(page.getByText(intro, { exact: true })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(4);
  for (const { name } of characters) {
    const card = cardsOf(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByRole('img')).toBeVisible();
  }
});

test('a card changes the address, and both Back and Back to Gallery return to the list', async ({ page }) => {
  await page.goto('/oc-gallery');
  await page.getByRole('link', { name: /Keeps the moon company/ }).click();
  await expect(page).toHaveURL(/\/oc-gallery\/praline$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Praline' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/oc-gallery$/);
  await expect(cardsOf(page)).toHaveCount(4);
  await page.goForward();
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL(/\/oc-gallery$/);
  await expect(cardsOf(page)).toHaveCount(4);
});

for (const { id, name, species, age, funFacts, backstory, details, images } of characters) {
  test(`/oc-gallery/${id} shows everything about ${name}`, async ({ page }) => {
    await page.goto(`/oc-gallery/${id}`);
    const info = page.getByRole('region', { name: 'Character Info' });
    await expect(info.getByRole('term')).toHaveText(['Name', 'Species', 'Age']);
    await expect(info.getByRole('definition')).toHaveText([name, species, String(age)]);
    await expect(page.getByRole('region', { name: 'Fun Facts' }).getByRole('listitem')).toHaveText(funFacts);
    const overview = page.getByRole('region', { name: 'Overview' });
    await expect(overview.getByRole('paragraph')).toHaveText([
      ...linesOf(backstory),
      ...(details === '.' ? [] : [details]),
    ]);
    const gallery = page.getByRole('region', { name: 'Gallery' });
    await expect(gallery.getByText(note)).toBeVisible();
    await expect(gallery.getByRole('link')).toHaveCount(images.length);
  });
}

test('a thumbnail opens a modal with large image, title and description, closed by × or the overlay', async ({
  page,
}) => {
  await page.goto('/oc-gallery/thistle');
  const [{ alt, description }] = characters.flatMap(({ id, images }) => (id === 'thistle' ? images : [])) as [
    Sheet['images'][number],
  ];
  const thumb = page.getByRole('link', { name: alt });
  const modal = page.getByRole('dialog', { name: alt });
  await thumb.click();
  await expect(modal.getByRole('heading', { name: alt })).toBeVisible();
  await expect(modal.getByRole('img', { name: alt })).toBeVisible();
  await expect(modal.getByRole('img', { name: alt })).toHaveJSProperty('clientWidth', 384);
  for (const line of linesOf(description)) await expect(modal.getByText(line)).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(modal).toHaveCount(0);
  await expect(thumb).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(modal).toHaveCount(0);
  await expect(page).toHaveURL(/\/oc-gallery\/thistle$/);
});

test('the modal fits every width', async ({ page }) => {
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
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the open modal in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/oc-gallery/bonbon');
    await page.getByRole('region', { name: 'Gallery' }).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('an unknown id answers 404 with a friendly page, a way back and everybody else', async ({
  page,
  allowProblem,
}) => {
  allowProblem(failedToLoad('404 (Not Found)', /\/oc-gallery\/nobody/));
  const answer = await page.goto('/oc-gallery/nobody');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Character Not Found' })).toBeVisible();
  await expect(page.getByText('Nobody of that name lives here.')).toBeVisible();
  for (const width of [320, 760, 1280, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(cardsOf(page)).toHaveCount(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every text of a character can be read, and a thumbnail leads to its image', async ({ page, request }) => {
    for (const { id, funFacts, backstory, images } of characters) {
      await page.goto(`/oc-gallery/${id}`);
      for (const text of [...funFacts, ...linesOf(backstory)]) await expect(page.getByText(text)).toBeVisible();
      for (const { alt, description } of images) {
        const figure = page.getByRole('figure').filter({ hasText: alt });
        for (const line of linesOf(description)) await expect(figure.getByText(line)).toBeVisible();
        const address = await figure.getByRole('link').getAttribute('href');
        const image = await request.get(address ?? '');
        expect(image.headers()['content-type']).toMatch(/^image\//);
      }
    }
  });

  test('cards lead to the characters and back', async ({ page }) => {
    await page.goto('/oc-gallery');
    await cardsOf(page).filter({ hasText: 'Fray Chispa' }).click();
    await expect(page).toHaveURL(/\/oc-gallery\/chispa\/?$/);
    await page.getByRole('link', { name: 'Back to Gallery' }).click();
    await expect(cardsOf(page)).toHaveCount(4);
  });
});
