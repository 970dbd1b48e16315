import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePicture } from './make-picture.ts';
import { drawBlinking, made, pixelsOf, refusal, webButton } from './picture-fixture.ts';

test.each(['gif', 'webp'] as const)('a moving %s keeps moving, with the same pictures and times', async (format) => {
  const blinking = await drawBlinking(88, 31, format);
  const { file, ending, kind } = await made(blinking, webButton);
  expect({ ending, kind }).toEqual({ ending: format, kind: 'moving' });
  expect(file.equals(blinking)).toBe(true);
});

test('a moving button of another size is cropped, and keeps moving', async () => {
  const blinking = await drawBlinking(120, 60);
  expect(await makePicture(blinking, webButton)).toMatchObject({ outcome: 'cropNeeded', before: { kind: 'moving' } });
  const { file, ending, kind } = await made(blinking, {
    ...webButton,
    endings: ['png', 'gif'],
    crop: { left: 4, top: 5, width: 88, height: 31 },
  });
  expect({ ending, kind }).toEqual({ ending: 'gif', kind: 'moving' });
  expect(await sharp(file, { animated: true }).metadata()).toMatchObject({
    width: 88,
    pageHeight: 31,
    pages: 2,
    delay: [120, 80],
    loop: 0,
  });
  const second = (bytes: Buffer) => sharp(bytes, { page: 1 });
  expect(await pixelsOf(await second(file).png().toBuffer())).toEqual(
    await pixelsOf(await second(blinking).extract({ left: 4, top: 5, width: 88, height: 31 }).png().toBuffer()),
  );
});

test('what a program wrote into an animation is taken out, and nothing else', async () => {
  const gif = await drawBlinking(40, 40);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 5]), Buffer.from('Peach'), Buffer.from([0])]);
  const noted = Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
  const fromGif = await made(noted);
  expect(fromGif.changes).toEqual(['privateData']);
  expect(fromGif.file.equals(gif)).toBe(true);

  const webp = await drawBlinking(40, 40, 'webp');
  const exif = Buffer.concat([Buffer.from('EXIF\x06\0\0\0', 'latin1'), Buffer.from('Peach!')]);
  const notedWebp = Buffer.concat([webp, exif]);
  notedWebp.writeUInt32LE(notedWebp.length - 8, 4);
  notedWebp[20] = (notedWebp[20] ?? 0) | 0b1000;
  const fromWebp = await made(notedWebp);
  expect(fromWebp.changes).toEqual(['privateData']);
  expect(fromWebp.file.equals(webp)).toBe(true);
});

test('half an animation is refused', async () => {
  const gif = await drawBlinking(200, 200);
  expect(await refusal(gif.subarray(0, gif.length * 0.6))).toMatchObject({ reason: 'damaged' });
});
