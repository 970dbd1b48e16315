import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from './read-content.ts';
import { drawPhoto, drawPicture, drawSvg, findProblems, writeContent } from './sample-content.ts';

const friend = (image: string) => `- name: Mochi\n  url: '#'\n  image: ${image}\n`;

async function readPicture(name: string, bytes: string | Uint8Array) {
  const folder = await writeContent({ 'friends.yaml': friend(name), [`images/friends/${name}`]: bytes });
  const { content, problems } = await readContent(folder);
  return content?.friends[0]?.image ?? problems;
}

test.each([
  ['width="40" height="30"', 40, 30],
  ['width="40" height="30" viewBox="0 0 80 60"', 40, 30],
  ['viewBox="0 0 80 60"', 80, 60],
])('an SVG with %s is pixel art of %i by %i', async (attributes, width, height) => {
  expect(await readPicture('dog.svg', drawSvg(attributes))).toEqual({
    src: 'images/friends/dog.svg',
    width,
    height,
    isPixelArt: true,
  });
});

test('a GIF and a PNG of few colours are pixel art', async () => {
  expect(await readPicture('dog.gif', await drawPicture(16, 12, 'gif'))).toMatchObject({ width: 16, isPixelArt: true });
  expect(await readPicture('dog.png', await drawPicture(16, 12))).toMatchObject({ height: 12, isPixelArt: true });
  const withoutPalette = await sharp(await drawPicture(16, 12))
    .toColourspace('srgb')
    .png({ palette: false })
    .toBuffer();
  expect(await readPicture('dog.png', withoutPalette)).toMatchObject({ isPixelArt: true });
});

test('a PNG is a photo from its 257th colour on', async () => {
  const draw = (colours: number) =>
    sharp(Buffer.from(Array.from({ length: colours }, (_, index) => [index % 256, index >> 8, 0]).flat()), {
      raw: { width: colours, height: 1, channels: 3 },
    })
      .png()
      .toBuffer();
  expect(await readPicture('dog.png', await draw(256))).toMatchObject({ isPixelArt: true });
  expect(await readPicture('dog.png', await draw(257))).toMatchObject({ isPixelArt: false });
});

test.each(['jpeg', 'webp', 'avif'] as const)('a %s is a photo', async (format) => {
  const name = `dog.${format === 'jpeg' ? 'jpg' : format}`;
  expect(await readPicture(name, await drawPhoto(64, 48, format))).toMatchObject({
    width: 64,
    height: 48,
    isPixelArt: false,
  });
});

test('a photo taken with the camera on its side is as high as it is wide', async () => {
  const photo = await sharp(await drawPhoto(64, 48))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await readPicture('dog.jpg', photo)).toMatchObject({ width: 48, height: 64 });
});

test.each([
  ['dog.png', 'not a picture', 'the file images/friends/dog.png cannot be read as a picture'],
  ['dog.svg', 'not a picture', 'the file images/friends/dog.svg cannot be read as a picture'],
  ['dog.png', '', 'the file images/friends/dog.png is empty'],
])('%s with %j in it is a mistake', async (name, text, sentence) => {
  const problems = await findProblems({ 'friends.yaml': friend(name), [`images/friends/${name}`]: text });
  expect(problems).toMatchObject([{ key: '0.image', sentence }]);
});

test('a picture with the ending of another kind is a mistake', async () => {
  expect(await readPicture('dog.jpg', await drawPicture(8, 8))).toMatchObject([
    { sentence: 'the file images/friends/dog.jpg is a png picture, but its name ends in .jpg' },
  ]);
});

test.each(['png', 'jpeg'] as const)('half a %s is a mistake', async (format) => {
  const name = `dog.${format === 'jpeg' ? 'jpg' : format}`;
  const whole = await drawPhoto(200, 200, format);
  expect(await readPicture(name, whole.subarray(0, whole.length / 2))).toMatchObject([
    { sentence: `the file images/friends/${name} is damaged: only a part of it can be read as a picture` },
  ]);
});
