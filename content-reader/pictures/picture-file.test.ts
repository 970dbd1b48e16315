import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPhoto, drawPicture, drawSvg, findProblems, writeContent } from '#content-reader/content-fixture.ts';
import { readContent } from '#content-reader/read-content.ts';

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

test('a PNG with more than 256 colours is a photo', async () => {
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

test('a photo taken with the camera on its side has its width and height swapped', async () => {
  const photo = await sharp(await drawPhoto(64, 48))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await readPicture('dog.jpg', photo)).toMatchObject({ width: 48, height: 64 });
});

test.each([
  [
    'dog.png',
    'not a picture',
    'the file images/friends/dog.png cannot be read as a picture: open it in the program that made it and export it as PNG or JPG',
  ],
  [
    'dog.svg',
    'not a picture',
    'the file images/friends/dog.svg cannot be read as a picture: open it in the program that made it and export it as PNG or JPG',
  ],
  ['dog.png', '', 'the file images/friends/dog.png is empty: save it again, or copy it again'],
])('%s with %j in it is a mistake', async (name, text, sentence) => {
  const problems = await findProblems({ 'friends.yaml': friend(name), [`images/friends/${name}`]: text });
  expect(problems).toMatchObject([{ key: '0.image', sentence }]);
});

test('a picture with the extension of another format is a mistake', async () => {
  expect(await readPicture('dog.jpg', await drawPicture(8, 8))).toMatchObject([
    { sentence: 'the file images/friends/dog.jpg is a PNG picture, but its name ends in .jpg: rename it to dog.png' },
  ]);
});

test.each(['png', 'jpeg'] as const)('half a %s is a mistake', async (format) => {
  const name = `dog.${format === 'jpeg' ? 'jpg' : format}`;
  const whole = await drawPhoto(200, 200, format);
  expect(await readPicture(name, whole.subarray(0, whole.length / 2))).toMatchObject([
    {
      sentence: `the file images/friends/${name} is damaged, and only part of it can be read: copy it again, or export it again`,
    },
  ]);
});

/** A PNG whose header claims a size: drawing 65 megapixels takes seconds. */
async function claimSize(width: number, height: number) {
  const png = Buffer.from(await drawPicture(1, 1));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

test.each([
  [
    'more than 64 megapixels',
    'dog.png',
    () => claimSize(10_000, 6_500),
    'has 10000 x 6500 pixels (65 megapixels), but the limit is 64 megapixels: save it smaller; 3000 pixels on the long side is plenty',
  ],
  [
    'more than 80 MB',
    'dog.jpg',
    () => Buffer.alloc(80_100_000),
    'is 80.1 MB, but the limit is 80 MB: save it smaller; 3000 pixels on the long side is plenty',
  ],
  [
    'more than 5 MB that would be served unchanged',
    'dog.svg',
    () => drawSvg(undefined, `<path d="M0 0h9v9z"/><!--${'x'.repeat(5_100_000)}-->`),
    'is 5.1 MB, but the limit is 5 MB: save it with fewer pixels, pictures or points',
  ],
])('a picture with %s is a mistake', async (_, name, draw, sentence) => {
  const files = { 'friends.yaml': friend(name), [`images/friends/${name}`]: await draw() };
  expect(await findProblems(files)).toMatchObject([
    { key: '0.image', sentence: `the file images/friends/${name} ${sentence}` },
  ]);
});

test('a drawing of more than 2 MB is used, with a warning that it is slow to load', async () => {
  const folder = await writeContent({
    'friends.yaml': friend('dog.svg'),
    'images/friends/dog.svg': drawSvg(undefined, `<path d="M0 0h9v9z"/><!--${'x'.repeat(2_100_000)}-->`),
  });
  const { warnings } = await readContent(folder);
  expect(warnings).toContainEqual(
    expect.objectContaining({
      file: 'content/friends.yaml',
      line: 3,
      key: '0.image',
      sentence:
        'the file images/friends/dog.svg is 2.1 MB, which is slow to load: save it with fewer pixels, pictures or points',
    }),
  );
});

test('a large picture with few colours is a photo; a small or animated one is pixel art', async () => {
  const noise = (width: number, height: number) =>
    sharp(Buffer.from(Array.from({ length: width * height }, (_, index) => ((index * 7919) >> 3) % 251)), {
      raw: { width, height, channels: 1 },
    });
  const large = await noise(1200, 1000).png({ palette: true, compressionLevel: 0 }).toBuffer();
  expect(large.length).toBeGreaterThan(512_000);
  expect(await readPicture('dog.png', large)).toMatchObject({ isPixelArt: false });
  expect(await readPicture('dog.png', await noise(200, 100).png({ palette: true }).toBuffer())).toMatchObject({
    isPixelArt: true,
  });
  const frames = [await noise(1200, 900).png().toBuffer(), await noise(1200, 900).negate().png().toBuffer()];
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect(moving.length).toBeGreaterThan(512_000);
  expect(await readPicture('dog.gif', moving)).toMatchObject({ width: 1200, isPixelArt: true });
});
