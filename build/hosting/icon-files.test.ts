import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { rememberFile } from '#content-reader/pictures/file-on-disk.ts';
import { manifestIcons, writeIcons } from './icon-files.ts';

const iconOf = (name: string, size: number) =>
  rememberFile(
    { src: name, width: size, height: size, isPixelArt: true },
    {
      kind: 'picture',
      absolutePath: `e2e/site/content/images/icons/${name}`,
      hash: '',
      pixels: 1,
      isPhoto: false,
      fallback: 'png',
    },
  );

async function writeIntoFolder(icons: Parameters<typeof writeIcons>[1]) {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-icons-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeIcons(folder, icons);
  return (name: string) => readFile(join(folder, name));
}

test('all icons are made from one drawing, in their sizes', async () => {
  const read = await writeIntoFolder({ svg: iconOf('favicon.svg', 32), touch: undefined });
  for (const { name, size } of [...manifestIcons, { name: 'apple-touch-icon.png', size: 180 }]) {
    expect(await sharp(await read(name)).metadata(), name).toMatchObject({ format: 'png', width: size, height: size });
  }
});

test('favicon.ico contains 16, 32 and 48 pixels, each a PNG at its stated offset', async () => {
  const read = await writeIntoFolder({ svg: iconOf('favicon.svg', 32), touch: iconOf('touch-180.png', 180) });
  const ico = await read('favicon.ico');
  expect([0, 2, 4].map((offset) => ico.readUInt16LE(offset))).toEqual([0, 1, 3]);
  let end = 6 + 3 * 16;
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * index, 22 + 16 * index);
    expect([entry.readUInt8(0), entry.readUInt8(1)]).toEqual([size, size]);
    const [bytes, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(offset).toBe(end);
    expect(await sharp(ico.subarray(offset, offset + bytes)).metadata()).toMatchObject({ format: 'png', width: size });
    end = offset + bytes;
  }
  expect(ico.length).toBe(end);
});

test('icons that a system crops or fills with black have no transparent part', async () => {
  const read = await writeIntoFolder({ svg: iconOf('favicon.svg', 32), touch: undefined });
  for (const name of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    expect((await sharp(await read(name)).stats()).isOpaque, name).toBe(true);
  }
  const { data } = await sharp(await read('icon-maskable-512.png'))
    .extract({ left: 0, top: 0, width: 80, height: 512 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(new Set(data)).toEqual(new Set([0xff, 0xd0, 0xe2]));
});
