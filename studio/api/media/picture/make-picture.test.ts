import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePicture } from './make-picture.ts';
import {
  addPngChunk,
  allEndings,
  claimSize,
  drawBlinking,
  drawFace,
  drawHills,
  pixelsOf,
  toSharp,
} from './picture-fixture.ts';
import type { PictureWish } from './picture-wish.ts';

const button = { endings: allEndings, exactSize: { width: 88, height: 31 } };

async function made(bytes: Buffer, wish: Partial<PictureWish> = {}) {
  const answer = await makePicture(bytes, { endings: allEndings, ...wish });
  if (answer.outcome !== 'made') throw new Error(`A part has to be chosen: ${JSON.stringify(answer)}`);
  const { bytes: file, ...facts } = answer.made;
  return { file, ...facts, before: answer.before };
}

const refusal = (bytes: Buffer, wish: Partial<PictureWish> = {}) =>
  makePicture(bytes, { endings: allEndings, ...wish }).then(
    () => undefined,
    ({ reason, message }: { reason: string; message: string }) => ({ reason, message }),
  );

/** What a phone writes into a photo: the camera, the day, and the place as degrees. */
const phoneNotes = {
  IFD0: { Make: 'Peach', Model: 'Peach Phone 9', DateTime: '2026:05:01 12:00:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 1234/100', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
};
/** 1234/100 seconds of the latitude. */
const place = Buffer.from('000004d200000064', 'hex');
const traces = ['Exif', 'Peach', 'http://ns.adobe.com/xap', '2026:05:01', place, Buffer.from(place).swap32()];

test('a photo of 12 megapixels from a phone is turned upright, made smaller, and says nothing of place or camera', async () => {
  const taken = await drawHills(1008, 756).resize(4032, 3024).png({ compressionLevel: 1 }).toBuffer();
  const photo = await sharp(taken)
    .withExif(phoneNotes)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Peach http://ns.adobe.com/xap GPS</rdf></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer();
  expect(traces.filter((trace) => photo.includes(trace))).toHaveLength(traces.length - 1);
  const { file, ending, kind, size, changes, before } = await made(photo);
  expect({ ending, kind, size, changes }).toEqual({
    ending: 'webp',
    kind: 'photo',
    size: { width: 1600, height: 2133 },
    changes: ['turned', 'privateData', 'smaller', 'converted'],
  });
  expect(before).toMatchObject({ width: 3024, height: 4032, bytes: photo.length });
  expect(file.length).toBeLessThan(photo.length / 4);
  expect(traces.filter((trace) => file.includes(trace))).toEqual([]);
  const metadata = await sharp(file).metadata();
  expect(metadata).toMatchObject({ width: 1600, height: 2133, format: 'webp' });
  expect(metadata.exif ?? metadata.xmp ?? metadata.orientation).toBeUndefined();
});

test('orientation 6 is turned by a quarter to the right, so that the upper left corner is at the upper right', async () => {
  const raw = Buffer.alloc(64 * 32 * 3, 200);
  for (let y = 0; y < 8; y += 1) for (let x = 0; x < 8; x += 1) raw.fill(0, (y * 64 + x) * 3, (y * 64 + x) * 3 + 3);
  const lying = await sharp(raw, { raw: { width: 64, height: 32, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  const { file, size } = await made(lying, { endings: ['jpg'] });
  expect(size).toEqual({ width: 32, height: 64 });
  const pixels = await pixelsOf(file);
  const redAt = (x: number, y: number) => pixels[(y * 32 + x) * 4] as number;
  expect(redAt(28, 3)).toBeLessThan(40);
  expect(redAt(3, 3)).toBeGreaterThan(160);
});

test.each([1, 2, 4, 7])(
  'pixel art that was enlarged %i times is kept in its own pixels, each as it was',
  async (times) => {
    const { file, ...facts } = await made(
      await toSharp(await drawFace(times))
        .png()
        .toBuffer(),
    );
    expect(facts).toMatchObject({
      ending: 'png',
      kind: 'pixelArt',
      size: { width: 20, height: 16 },
      changes: times === 1 ? [] : ['grid'],
    });
    expect(await pixelsOf(file)).toEqual((await drawFace()).raw);
  },
);

test('pixel art whose outer pixels were cut off by a screenshot is found, too', async () => {
  // Three of the four columns and rows of each outer pixel are left.
  const cut = await drawFace(4, -1);
  const { file, size, kind } = await made(await toSharp(cut).png().toBuffer());
  expect({ size, kind }).toEqual({ size: { width: 20, height: 16 }, kind: 'pixelArt' });
  expect((await pixelsOf(file)).subarray(0, 4)).toEqual(cut.raw.subarray(0, 4));
});

test('pixel art as WebP or GIF becomes a PNG, which the site shows with crisp pixels', async () => {
  const face = toSharp(await drawFace(3));
  expect(await made(await face.clone().webp({ lossless: true }).toBuffer())).toMatchObject({
    ending: 'png',
    kind: 'pixelArt',
    changes: ['grid', 'converted'],
  });
  expect(await made(await face.clone().gif({ dither: 0 }).toBuffer())).toMatchObject({
    ending: 'png',
    kind: 'pixelArt',
  });
});

test('a drawing with smooth lines is kept lossless, and is no pixel art though it has few colours', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/><path d="M20 380C200 20 400 20 580 380" fill="none" stroke="#000" stroke-width="7"/><circle cx="300" cy="200" r="90" fill="none" stroke="#000" stroke-width="5"/></svg>';
  const ink = await sharp(Buffer.from(svg)).png().toBuffer();
  const { file, ...facts } = await made(ink);
  expect(facts).toMatchObject({
    ending: 'webp',
    kind: 'drawing',
    size: { width: 600, height: 400 },
    changes: ['converted'],
  });
  expect(await pixelsOf(file)).toEqual(await pixelsOf(ink));
});

test('a small photo keeps its size', async () => {
  const { size, changes } = await made(await drawHills(640, 480).jpeg().toBuffer());
  expect({ size, changes }).toEqual({ size: { width: 640, height: 480 }, changes: ['converted'] });
});

test('a part is cut out of the upright picture', async () => {
  const photo = await drawHills(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { size, changes } = await made(photo, { crop: { left: 0, top: 350, width: 999, height: 999 } });
  expect({ size, changes }).toEqual({ size: { width: 200, height: 50 }, changes: ['turned', 'cropped', 'converted'] });
});

test('a part of pixel art is cut along its own pixels', async () => {
  const { file, size } = await made(
    await toSharp(await drawFace(4))
      .png()
      .toBuffer(),
    {
      crop: { left: 9, top: 3, width: 22, height: 30 },
    },
  );
  expect(size).toEqual({ width: 6, height: 7 });
  const whole = (await drawFace()).raw;
  expect((await pixelsOf(file)).subarray(0, 24)).toEqual(whole.subarray((1 * 20 + 2) * 4, (1 * 20 + 8) * 4));
});

test('a web button of the right size stays as it is, pixel by pixel', async () => {
  const raw = Buffer.alloc(88 * 31 * 4, 255);
  for (let at = 0; at < 88 * 31; at += 1) raw[at * 4] = (at * 5) % 11;
  const exact = await sharp(raw, { raw: { width: 88, height: 31, channels: 4 } })
    .png()
    .toBuffer();
  const { file, size, ending } = await made(exact, button);
  expect({ size, ending }).toEqual({ size: { width: 88, height: 31 }, ending: 'png' });
  expect(await pixelsOf(file)).toEqual(raw);
});

test('a web button of another shape waits until a part is chosen, which is then exactly 88 by 31', async () => {
  const wide = await drawHills(300, 200).png().toBuffer();
  expect(await makePicture(wide, button)).toMatchObject({
    outcome: 'cropNeeded',
    size: { width: 88, height: 31 },
    grid: 1,
    before: { width: 300, height: 200 },
  });
  const chosen = await made(wide, { ...button, crop: { left: 10, top: 20, width: 176, height: 62 } });
  expect(chosen.size).toEqual({ width: 88, height: 31 });
  expect(await sharp(chosen.file).metadata()).toMatchObject({ width: 88, height: 31 });
  const exact = await made(wide, {
    ...button,
    endings: ['png', 'gif'],
    crop: { left: 10, top: 20, width: 88, height: 31 },
  });
  const original = await sharp(wide).extract({ left: 10, top: 20, width: 88, height: 31 }).png().toBuffer();
  expect(await pixelsOf(exact.file)).toEqual(await pixelsOf(original));
});

test('a picture smaller than a web button is refused with what to do', async () => {
  expect(
    await refusal(
      await toSharp(await drawFace(2))
        .png()
        .toBuffer(),
      button,
    ),
  ).toEqual({
    reason: 'tooSmall',
    message:
      'This has to be exactly 88 by 31 pixels, and the picture is smaller. Choose a larger one, or draw it at that size.',
  });
});

test.each(['gif', 'webp'] as const)('a moving %s keeps moving, with the same pictures and times', async (format) => {
  const blinking = await drawBlinking(88, 31, format);
  const { file, ending, kind } = await made(blinking, button);
  expect({ ending, kind }).toEqual({ ending: format, kind: 'moving' });
  expect(file.equals(blinking)).toBe(true);
});

test('a moving button of another size is cropped, and keeps moving', async () => {
  const blinking = await drawBlinking(120, 60);
  expect(await makePicture(blinking, button)).toMatchObject({ outcome: 'cropNeeded', before: { kind: 'moving' } });
  const { file, ending, kind } = await made(blinking, {
    ...button,
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

test('a still PNG loses what a program wrote into it', async () => {
  const plain = await drawHills(200, 100).png().toBuffer();
  const { file } = await made(addPngChunk(plain, 'tEXt', Buffer.from('Author\0Peach')), { endings: ['png'] });
  expect(file.includes('Peach')).toBe(false);
});

test('what chats show of a page is a JPG of exactly 1200 by 630', async () => {
  const share = { endings: ['png', 'jpg', 'jpeg'], exactSize: { width: 1200, height: 630 }, mayEnlarge: true };
  const photo = await drawHills(2400, 1260).jpeg().toBuffer();
  expect(await made(photo, share)).toMatchObject({ ending: 'jpg', size: { width: 1200, height: 630 } });
  // 240 x 126 are enlarged by 5.
  const art = { width: 240, height: 126, raw: Buffer.alloc(240 * 126 * 4, 255) };
  for (let at = 0; at < 240 * 126; at += 1)
    art.raw[at * 4] = [0, 90, 255][((at % 240) * 5 + Math.floor(at / 240) * 3) % 3] ?? 0;
  const { file, ...facts } = await made(await toSharp(art).png().toBuffer(), share);
  expect(facts).toMatchObject({ ending: 'png', kind: 'pixelArt', size: { width: 1200, height: 630 } });
  const small = await sharp(file).resize(240, 126, { kernel: 'nearest' }).png().toBuffer();
  expect(await pixelsOf(small)).toEqual(art.raw);
});

test('a HEIC picture and other files get a sentence that says what to do', async () => {
  const message =
    "This picture can't be opened here. iPhone pictures (HEIC) often can't: on the phone, share it as JPEG and try again.";
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)]);
  expect(await refusal(heic)).toEqual({ reason: 'heic', message });
  expect(await refusal(Buffer.from('Dear diary'))).toEqual({ reason: 'unreadable', message });
  expect(await refusal(Buffer.from('%PDF-1.7'))).toEqual({ reason: 'unreadable', message });
  expect(await refusal(Buffer.alloc(0))).toEqual({ reason: 'unreadable', message });
});

test.each(['png', 'jpeg', 'webp'] as const)('half a %s is refused', async (format) => {
  const whole = await drawHills(900, 600).toFormat(format).toBuffer();
  expect(await refusal(whole.subarray(0, whole.length / 2))).toMatchObject({ reason: 'damaged' });
});

test('half an animation is refused', async () => {
  const gif = await drawBlinking(200, 200);
  expect(await refusal(gif.subarray(0, gif.length * 0.6))).toMatchObject({ reason: 'damaged' });
});

test.each([
  [10_000, 10_000, 'has 100 million pixels, and 64 million are the limit'],
  [60_000, 60_000, 'has 3600 million pixels, and 64 million are the limit'],
])('a header that claims %i x %i pixels is refused before anything is decoded', async (width, height, what) => {
  expect(await refusal(await claimSize(width, height))).toEqual({
    reason: 'tooLarge',
    message: `This picture ${what}. Save it smaller: 3000 pixels on the long side is plenty.`,
  });
});

test('more than 60 MB are refused', async () => {
  expect(await refusal(Buffer.alloc(60_000_001))).toMatchObject({ reason: 'tooLarge' });
});

test('an icon of a phone is a PNG of exactly its size, by whole multiples for pixel art', async () => {
  const icon = { endings: ['png'], exactSize: { width: 180, height: 180 } };
  expect(await made(await drawHills(500, 500).jpeg().toBuffer(), icon)).toMatchObject({
    ending: 'png',
    size: { width: 180, height: 180 },
  });
  const raw = Buffer.alloc(180 * 180 * 4, 255);
  for (let at = 0; at < 180 * 180; at += 1)
    raw[at * 4] = (Math.floor((at % 180) / 4) + Math.floor(at / 720)) % 2 === 0 ? 0 : 200;
  const { file, kind, size } = await made(await toSharp({ width: 180, height: 180, raw }).png().toBuffer(), icon);
  expect({ kind, size }).toEqual({ kind: 'pixelArt', size: { width: 180, height: 180 } });
  expect(await pixelsOf(file)).toEqual(raw);
});
