import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPictureFacts } from './picture-facts.ts';

const draw = (width = 88, height = 31) => sharp({ create: { width, height, channels: 3, background: '#ff66aa' } });
const pictures = {
  png: await draw().png().toBuffer(),
  gif: await draw().gif().toBuffer(),
  jpg: await draw().jpeg().toBuffer(),
  'progressive jpg': await draw().jpeg({ progressive: true }).toBuffer(),
  webp: await draw().webp().toBuffer(),
  'lossless webp': await draw().webp({ lossless: true }).toBuffer(),
  'animated webp': await sharp(await Promise.all([draw(), draw().negate()].map((one) => one.png().toBuffer())), {
    join: { animated: true },
  })
    .webp()
    .toBuffer(),
};

test.each(Object.entries(pictures))('reads kind and size of a %s', (name, bytes) => {
  expect(readPictureFacts(bytes)).toEqual({ type: name.split(' ').pop(), width: 88, height: 31 });
});

test('reads other sizes', async () => {
  for (const bytes of [await draw(300, 2).jpeg().toBuffer(), await draw(300, 2).webp().toBuffer()]) {
    expect(readPictureFacts(bytes)).toMatchObject({ width: 300, height: 2 });
  }
});

test.each(Object.entries(pictures))(
  'a %s that is cut off anywhere is a picture or nothing, never an error',
  (_name, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) readPictureFacts(bytes.subarray(0, length));
    expect(readPictureFacts(bytes.subarray(0, 9))).toBeUndefined();
  },
);

test.each([
  '',
  '<svg width="88" height="31"/>',
  '<html>',
  'GIF89',
  '\xff\xd8\xff\xd9',
  `\xff\xd8${'\xff'.repeat(5000)}`,
  'BM',
])('%j is no picture', (text) => {
  expect(readPictureFacts(Buffer.from(text, 'latin1'))).toBeUndefined();
});

test('any bytes are read without an error', () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  for (const bytes of Object.values(pictures)) {
    for (let round = 0; round < 500; round += 1) {
      const broken = Buffer.from(bytes);
      for (let change = 0; change < 4; change += 1) broken[random() % Math.min(200, broken.length)] = random() & 255;
      expect(() => readPictureFacts(broken)).not.toThrow();
    }
  }
});
