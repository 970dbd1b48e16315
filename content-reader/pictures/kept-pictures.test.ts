import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openCountingCache } from '#content-reader/cache/build-cache-fixture.ts';
import { drawPhoto, drawPicture, writeContent } from '#content-reader/content-fixture.ts';
import { friend } from '#content-reader/plugin/built-content-fixture.ts';
import { readContent } from '#content-reader/read-content.ts';
import { hashBytes } from './file-hash.ts';
import { makePictureVersion } from './picture-version.ts';

test('a picture is measured when its file is new or has changed, and not when it was only renamed', async () => {
  const { cache, countMade } = await openCountingCache();
  const folder = await writeContent({
    'friends.yaml': friend('dog.png'),
    'images/friends/dog.png': await drawPicture(11, 7),
  });
  const measure = async (name: string) => {
    const before = countMade();
    const { content } = await readContent(folder, cache);
    const { width, height } = content?.friends[0]?.image ?? {};
    return { name, width, height, measured: countMade() - before };
  };
  expect((await measure('dog.png')).measured).toBeGreaterThan(1);
  expect(await measure('dog.png')).toMatchObject({ width: 11, height: 7, measured: 0 });
  await rename(join(folder, 'images/friends/dog.png'), join(folder, 'images/friends/cat.png'));
  await writeFile(join(folder, 'friends.yaml'), friend('cat.png'));
  expect(await measure('cat.png')).toMatchObject({ width: 11, height: 7, measured: 0 });
  await writeFile(join(folder, 'images/friends/cat.png'), await drawPicture(13, 7));
  expect(await measure('cat.png')).toMatchObject({ width: 13, height: 7, measured: 1 });
});

test('a version of a photo is made when the photo or what is wanted of it has changed', async () => {
  const { cache, folder, countMade } = await openCountingCache();
  const absolutePath = join(folder, 'dog.jpg');
  const make = async (bytes: Uint8Array, width: number, format: 'avif' | 'webp') => {
    await writeFile(absolutePath, bytes);
    const source = { absolutePath, hash: hashBytes(bytes), pixels: 60 * 40 };
    const made = await sharp(await makePictureVersion(source, { width, format }, cache)).metadata();
    return `${made.format} ${made.width}x${made.height}, ${countMade()} made`;
  };
  const [first, second] = [await drawPhoto(60, 40), await drawPhoto(60, 20)];
  expect(await make(first, 30, 'webp')).toBe('webp 30x20, 1 made');
  expect(await make(first, 30, 'webp')).toBe('webp 30x20, 1 made');
  expect(await make(first, 30, 'avif')).toBe('heif 30x20, 2 made');
  expect(await make(first, 15, 'webp')).toBe('webp 15x10, 3 made');
  expect(await make(second, 30, 'webp')).toBe('webp 30x10, 4 made');
  expect(await make(first, 30, 'webp')).toBe('webp 30x20, 4 made');
});
