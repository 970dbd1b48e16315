import { appendFile, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { test } from './studio-fixture.ts';

test('instead of a page that is left out the studio says so, and brings it back', async ({ page, studio }) => {
  const site = await studio.open(page);
  await page.getByRole('button', { name: 'Home', exact: true }).first().click();
  await page.getByRole('button', { name: 'About Me', exact: true }).first().click();
  await page.getByRole('button', { name: 'Leave this page out' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'About me is left out' })).toBeVisible();
  await main.getByRole('button', { name: 'Bring it back' }).click();
  await expect(main.getByRole('heading', { name: 'About me is left out' })).toBeHidden();
  await expect(site.getByRole('heading', { name: 'About Me', level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'About Me', level: 1 })).toBeVisible();
});

test('a tile that is dragged on the page asks whether all stay where they are, and undo takes that back', async ({
  page,
  studio,
}) => {
  const file = join(studio.content, 'interests.yaml');
  const before = await readFile(file);
  const site = await studio.open(page);
  await page.getByRole('button', { name: 'Home', exact: true }).first().click();
  await page.getByRole('button', { name: 'Interest Board', exact: true }).first().click();
  const tile = site.locator('ul[data-scattered] > li').first();
  const button = tile.getByRole('button');
  await button.scrollIntoViewIfNeeded();
  const readPlace = () => tile.evaluate((element) => element.style.getPropertyValue('--y'));
  const start = await readPlace();
  const isAt = (place: string) => expect.poll(async () => Math.abs(Number(await readPlace()) - Number(place)));
  // Away from the board's edge, wherever chance has put the tile.
  const [from, to] = Number(start) > 0.5 ? [60, 20] : [20, 60];
  const drag = async () => {
    await button.dragTo(button, { sourcePosition: { x: 20, y: from }, targetPosition: { x: 70, y: to }, steps: 4 });
    await expect(page.getByRole('button', { name: 'Keep them there' })).toBeVisible();
  };
  // What is not kept goes back, over several drags, too.
  await drag();
  await drag();
  await isAt(start).toBeGreaterThan(0.01);
  await page.getByRole('main').getByRole('button', { name: 'Not now' }).click();
  await isAt(start).toBeLessThan(0.002);
  await drag();
  expect((await readFile(file)).equals(before)).toBe(true);
  const dragged = await readPlace();
  await page.getByRole('button', { name: 'Keep them there' }).click();
  // It goes by itself, and with it its Undo.
  await expect(page.getByText('Everybody finds the tiles where you put them now.').last()).toBeVisible();
  await expect.poll(() => readFile(file, 'utf8')).toMatch(/^places: mine$/m);
  await isAt(dragged).toBeLessThan(0.002);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(async () => (await readFile(file)).equals(before)).toBe(true);
});

test('a page that goes away leaves the one above it, and is there again when it has come back', async ({
  page,
  studio,
}) => {
  const site = await studio.open(page);
  await page.locator('[data-pages]').click();
  await page.locator('#pages-menu').getByRole('button', { name: 'OC Gallery', exact: true }).click();
  const open = page.getByRole('complementary').getByRole('button', { name: 'Fray Chispa', exact: true });
  await open.click();
  await expect(page.locator('iframe')).toHaveAttribute('title', /Chispa/);
  // As a file manager moves it to the bin.
  const folder = join(studio.content, 'characters/chispa');
  await rename(folder, `${studio.content}-bin`);
  await expect(page.locator('iframe')).toHaveAttribute('title', /OC Gallery/);
  await expect(site.getByRole('heading', { name: 'OC Gallery', level: 1 })).toBeVisible();
  await rename(`${studio.content}-bin`, folder);
  await open.click();
  await expect(page.locator('iframe')).toHaveAttribute('title', /Chispa/);
  await expect(site.getByRole('heading', { name: /Chispa/, level: 1 })).toBeVisible();
});

test('a song that is changed is seen in the list of songs, also one from YouTube, and the caret stays in the form', async ({
  page,
  studio,
}) => {
  const file = join(studio.content, 'tracks.yaml');
  const [, cover = ''] = /imageSrc: (\S+)/.exec(await readFile(file, 'utf8')) ?? [];
  const song = `- title: Pigeon Waltz\n  artist: Me\n  videoId: abcdefghijk\n  imageSrc: ${cover}\n  credit: At home.\n`;
  await appendFile(file, song);
  const site = await studio.open(page);
  await page.getByRole('button', { name: 'Home', exact: true }).first().click();
  await page
    .locator('#pages-menu')
    .getByRole('button', { name: /^Music/ })
    .click();
  const form = page.getByRole('complementary');
  await form.getByRole('button', { name: 'Pigeon Waltz Me' }).click();
  const title = form.getByRole('textbox', { name: 'Name of the song' });
  // A song that was saved loads the page again.
  const saveAndReload = async (box: Locator, words: string) => {
    await site.locator('html').evaluate((html) => html.setAttribute('data-before', ''));
    await box.fill(words);
    await expect(site.locator('html:not([data-before])')).toBeAttached();
  };
  await saveAndReload(title, 'Pigeon Waltz, again');
  const player = site.getByRole('group', { name: 'Cassette player' });
  await expect(player.getByRole('button', { name: /Pigeon Waltz, again/ })).toBeVisible();
  await expect(title).toBeFocused();
  await saveAndReload(form.getByRole('textbox', { name: 'Who made it?' }), 'At home, twice.');
  await expect(player.getByText('At home, twice.')).toBeVisible();
  // Whoever goes on to something else sees the page again. The list of songs covers all but the beginning of the title.
  await site.getByRole('heading', { level: 1 }).click({ position: { x: 12, y: 24 } });
  await expect(player).toBeHidden();
});

test('what is typed while a page is still coming stays in the form', async ({ page, studio }) => {
  const site = await studio.open(page);
  // Before React has it, the page is left for a new document.
  await expect(site.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/oc-gallery/, async (route) => {
    await released;
    await route.continue();
  });
  await page.locator('[data-pages]').click();
  await page.locator('#pages-menu').getByRole('button', { name: 'OC Gallery' }).click();
  await page.getByRole('button', { name: 'Add a character' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.type('Mo');
  release();
  await expect(site.getByRole('heading', { name: 'OC Gallery', level: 1 })).toBeVisible();
  await page.keyboard.type('ss');
  await expect(name).toHaveValue('Moss');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the page has the room until something of it is chosen, and the sheet makes no other page of it', async ({
    page,
    studio,
  }) => {
    // The first song is on the player's bar, and its name is shown there, as soon as no question covers it.
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    const site = await studio.open(page);
    const frame = page.locator('iframe');
    const sheet = page.getByRole('complementary');
    const readHeight = () => site.locator('html').evaluate(() => innerHeight);
    const [whole, low] = [await readHeight(), await sheet.boundingBox()];
    expect(whole).toBeGreaterThan(700);
    expect(low?.height).toBe(64);
    const sheetTop = async () => (await sheet.boundingBox())?.y ?? 0;
    // In the list of songs it stands at the page's lower end, which the sheet would cover.
    await page.locator('[data-pages]').tap();
    await page.locator('#pages-menu').getByRole('button', { name: 'Music' }).tap();
    await sheet.getByRole('button', { name: /^Mushroom Village The/ }).tap();
    await sheet.getByRole('textbox', { name: 'Name of the song' }).tap();
    const song = site.getByRole('group', { name: 'Cassette player' }).getByRole('button', { name: /Mushroom Village/ });
    await expect
      .poll(async () => {
        const box = await song.boundingBox();
        return box !== null && box.y >= 56 && box.y + box.height <= (await sheetTop());
      })
      .toBe(true);
    expect(await sheetTop()).toBeLessThan(500);
    expect(await readHeight()).toBe(whole);
    expect((await frame.boundingBox())?.height).toBe(whole);
    await page.getByRole('button', { name: 'Make room for the page' }).tap();
    await expect.poll(sheetTop).toBe(780);
    await expect(sheet.getByRole('textbox')).toHaveCount(0);
  });

  test('a touched text has its field below the page, and the keyboard does not hide it', async ({ page, studio }) => {
    const site = await studio.open(page);
    await site.getByText('Have a rummage.').tap();
    const box = page.getByRole('textbox', { name: 'Your words' });
    await expect(box).toBeFocused();
    const frame = await page.locator('iframe').boundingBox();
    const placeOf = async () => (await box.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
    expect((await placeOf()).y).toBeGreaterThan((frame?.y ?? 0) + 200);
    const isInSight = async (height: number) => {
      const { y } = await placeOf();
      const panel = await page.getByRole('complementary').boundingBox();
      // The line that is written in, below its buttons.
      return y >= (panel?.y ?? 0) && y + 60 <= height;
    };
    await expect.poll(() => isInSight(844)).toBe(true);
    // As the keyboard leaves the window.
    await page.setViewportSize({ width: 390, height: 480 });
    await expect.poll(() => isInSight(480)).toBe(true);
  });
});
