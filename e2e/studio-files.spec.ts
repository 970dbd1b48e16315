import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type FrameLocator, type Locator } from '@playwright/test';
import { test } from './studio-fixture.ts';

/** A picture of 8 by 8 pixels, drawn in the page, in one colour. */
async function dropPictures(target: Locator, ...names: string[]) {
  await target.evaluate(async (element, names) => {
    const data = new DataTransfer();
    for (const [index, name] of names.entries()) {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
      const drawing = canvas.getContext('2d');
      if (!drawing) throw new Error('nothing to draw on');
      drawing.fillStyle = `hsl(${index * 90} 80% 60%)`;
      drawing.fillRect(8, 8, 40, 40);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      data.items.add(new File([blob ?? ''], name, { type: 'image/png' }));
    }
    // A page that is still loading grows above it, and its player covers what is at the foot.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, clientX: x + width / 2, clientY: y + height / 2, dataTransfer: data };
    element.dispatchEvent(new DragEvent('dragover', at));
    element.dispatchEvent(new DragEvent('drop', at));
  }, names);
}

const dropSong = (site: FrameLocator, name: string, bytes: Buffer) =>
  site
    .locator('h1')
    .first()
    .evaluate(
      (element, { name, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name));
        element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
      },
      { name, bytes: bytes.toString('base64') },
    );

/** A second of a tone, as a WAV of 16 bits. */
function makeTone(): Buffer {
  const [rate, seconds] = [44_100, 1];
  const samples = Int16Array.from(
    { length: rate * seconds },
    (_, at) => 8000 * Math.sin((at * 2 * Math.PI * 440) / rate),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

test('a picture that is dropped on one of the page takes its place, and one undo brings the other back', async ({
  page,
  studio,
}) => {
  const file = join(studio.content, 'home.yaml');
  const before = await readFile(file);
  const site = await studio.open(page);
  await dropPictures(site.getByRole('img', { name: /peace sign/ }).first(), 'my paw.png');
  await expect.poll(() => readFile(file, 'utf8')).toMatch(/src: .*my-paw\.png/);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(async () => (await readFile(file)).equals(before)).toBe(true);
});

test('a recording that is dropped on the page is a song with a cover, in one step', async ({ page, studio }) => {
  const file = join(studio.content, 'tracks.yaml');
  const before = await readFile(file);
  const site = await studio.open(page);
  await dropSong(site, 'Kettle song.wav', makeTone());
  await expect.poll(() => readFile(file, 'utf8')).toMatch(/title: Kettle song\n.*\n(.*\n)*.*music\/kettle-song\.mp3/);
  await expect.poll(() => readFile(file, 'utf8')).toContain('kettle-song.svg');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect.poll(async () => (await readFile(file)).equals(before)).toBe(true);
});

test('a new character gets four pictures in one drop, and leaves nothing behind when it is not made', async ({
  page,
  studio,
}) => {
  const before = await readdir(studio.content, { recursive: true });
  await studio.open(page);
  await page.locator('[data-pages]').click();
  await page.locator('#pages-menu').getByRole('button', { name: 'OC Gallery' }).click();
  await page.getByRole('button', { name: 'Add a character' }).click();
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  await fill('Name', 'Moss');
  for (const name of ['How old are they?', 'What are they?', 'What do they do?', 'What are they like?'])
    await fill(name, 'Quiet');
  await page.getByRole('button', { name: 'Next' }).click();
  for (const name of ['On the card', 'Big picture']) {
    await dropPictures(
      page.getByRole('button', { name: `${name}: choose a picture` }).locator('xpath=../..'),
      `${name}.png`,
    );
    await expect(page.getByRole('img', { name: `${name}, as it is now` })).toBeVisible();
  }
  await fill('What does it show?', 'A small creature');
  await page.getByRole('button', { name: 'Next' }).click();
  await fill('Story', 'It came with the rain.');
  await page.getByRole('button', { name: 'Next' }).click();
  const many = page.getByRole('button', { name: /choose pictures$/ }).locator('xpath=../..');
  await dropPictures(many, 'a.png', 'b.png', 'c.png', 'd.png');
  await expect(page.getByText('4 added to Pictures of them')).toBeAttached();
  expect(await readdir(studio.content, { recursive: true })).toEqual(before);
  for (const number of [1, 2, 3]) await fill(`What picture ${number} shows`, `Picture ${number}`);
  await fill('Who made it: the same for all?', 'Art by a friend');
  await page.getByRole('button', { name: 'Write it on all 4' }).click();
  // What is missing is asked for where it can be said.
  await page.getByRole('button', { name: 'Put them in the gallery' }).click();
  await expect(page.getByRole('textbox', { name: 'What picture 4 shows' })).toBeFocused();
  await fill('What picture 4 shows', 'Picture 4');
  await page.getByRole('button', { name: 'Put them in the gallery' }).click();
  const folder = join(studio.content, 'characters/moss');
  await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(7);
  expect(await readFile(join(folder, 'character.yaml'), 'utf8')).toContain('src: ./d.png');
  // Taken back while their page is shown.
  await expect(page.locator('iframe')).toHaveAttribute('title', /Moss/);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(page.locator('iframe')).toHaveAttribute('title', /OC Gallery/);
  await expect.poll(() => readdir(studio.content, { recursive: true })).toEqual(before);
});

test('what a script of the page could not do is told in plain words, with what the browser said for those who ask', async ({
  page,
  studio,
}) => {
  const site = await studio.open(page);
  await site.locator('html').evaluate(
    () =>
      void setTimeout(() => {
        throw new TypeError('nothing to draw on');
      }),
  );
  const told = page.getByRole('alert').filter({ hasText: "Something on Home doesn't work." });
  await expect(told).toBeVisible();
  await expect(told.getByText('nothing to draw on')).toBeHidden();
  await told.getByText('What the browser says').click();
  await expect(told.getByText('nothing to draw on')).toBeVisible();
  await told.getByRole('button', { name: 'Load the page again' }).click();
  await expect(told).toBeHidden();
});
