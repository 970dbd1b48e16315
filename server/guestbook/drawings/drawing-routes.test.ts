import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createSheet, drawingColours, writeDrawing } from '#model/drawing.ts';
import { noon, openExampleGuestbook, rowAt } from '../guestbook-fixture.ts';

const pixels = createSheet().map((_, pixel) => (pixel + Math.floor(pixel / 96)) & 7);
const drawn = { drawing: writeDrawing(pixels), depicts: 'Stripes' };

test('a visible drawing is a PNG of 96 x 64 pixels in its colours, kept by browsers for good', async () => {
  await using book = openExampleGuestbook({ rules: { drawings: 'show' }, base: '/me/' });
  await book.post(rowAt(noon, drawn));
  const answer = await book.request(`/me/guestbook/drawings/${noon}.png`, 'GET');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { data, info } = await sharp(await answer.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([96, 64]);
  const hex = data.toString('hex').match(/.{6}/g) ?? [];
  expect(hex.map((colour) => drawingColours.indexOf(`#${colour}` as '#ffffff'))).toEqual([...pixels]);
});

test.each(['waiting', 'hidden', 'deleted'])('the drawing of a message that is %s is nowhere', async (state) => {
  await using book = openExampleGuestbook();
  await book.post(rowAt(noon, drawn));
  book.other.prepare('update guestbook_entries set state = ?').run(state);
  expect((await book.request(`/guestbook/drawings/${noon}.png`, 'GET')).status).toBe(404);
});

test.each(['1.png', '1', `${'9'.repeat(17)}.png`, '../1.png', '1.svg', ''])(
  'there is no drawing at %j',
  async (name) => {
    await using book = openExampleGuestbook({ rules: { drawings: 'show' } });
    await book.post(rowAt(noon));
    expect((await book.request(`/guestbook/drawings/${name}`, 'GET')).status).toBe(404);
  },
);
