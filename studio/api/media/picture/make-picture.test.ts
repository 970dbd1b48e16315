import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePicture } from './make-picture.ts';
import { addPngChunk, drawHills, made, pixelsOf, toSharp, webButton } from './picture-fixture.ts';

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

test('a web button of the right size stays as it is, pixel by pixel', async () => {
  const raw = Buffer.alloc(88 * 31 * 4, 255);
  for (let at = 0; at < 88 * 31; at += 1) raw[at * 4] = (at * 5) % 11;
  const exact = await sharp(raw, { raw: { width: 88, height: 31, channels: 4 } })
    .png()
    .toBuffer();
  const { file, size, ending } = await made(exact, webButton);
  expect({ size, ending }).toEqual({ size: { width: 88, height: 31 }, ending: 'png' });
  expect(await pixelsOf(file)).toEqual(raw);
});

test('a web button of another shape waits until a part is chosen, which is then exactly 88 by 31', async () => {
  const wide = await drawHills(300, 200).png().toBuffer();
  expect(await makePicture(wide, webButton)).toMatchObject({
    outcome: 'cropNeeded',
    size: { width: 88, height: 31 },
    grid: 1,
    before: { width: 300, height: 200 },
  });
  const chosen = await made(wide, { ...webButton, crop: { left: 10, top: 20, width: 176, height: 62 } });
  expect(chosen.size).toEqual({ width: 88, height: 31 });
  expect(await sharp(chosen.file).metadata()).toMatchObject({ width: 88, height: 31 });
  const exact = await made(wide, {
    ...webButton,
    endings: ['png', 'gif'],
    crop: { left: 10, top: 20, width: 88, height: 31 },
  });
  const original = await sharp(wide).extract({ left: 10, top: 20, width: 88, height: 31 }).png().toBuffer();
  expect(await pixelsOf(exact.file)).toEqual(await pixelsOf(original));
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
