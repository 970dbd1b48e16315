import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openCountingCache } from '#content-reader/cache/build-cache-fixture.ts';
import { compressFiles } from './compress.ts';

test('a file is compressed in both ways when its bytes are new, whatever its name', async () => {
  const { cache, folder, countMade } = await openCountingCache();
  const site = join(folder, 'site');
  await mkdir(join(site, 'moon'), { recursive: true });
  const text = '<p>The moon is a laundry.</p>'.repeat(20);
  for (const file of ['index.html', 'moon/index.html']) await writeFile(join(site, file), text);
  await writeFile(join(site, 'short.txt'), 'a'.repeat(199));
  await writeFile(join(site, 'photo.jpg'), text);
  await compressFiles(site, cache);
  expect(countMade()).toBe(2);
  expect((await readdir(site)).sort()).toEqual(
    ['index.html', 'index.html.br', 'index.html.gz', 'moon', 'photo.jpg', 'short.txt'].sort(),
  );
  expect(brotliDecompressSync(await readFile(join(site, 'moon/index.html.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(site, 'moon/index.html.gz'))).toString()).toBe(text);
  await rename(join(site, 'moon/index.html'), join(site, 'sun.html'));
  await compressFiles(site, cache);
  expect(countMade()).toBe(2);
  await writeFile(join(site, 'sun.html'), text.replace('moon', 'sun'));
  await compressFiles(site, cache);
  expect(countMade()).toBe(4);
  expect(brotliDecompressSync(await readFile(join(site, 'sun.html.br'))).toString()).toContain('The sun is');
});

test('of a large site, the scripts and the first pages are as small as possible, and the rest nearly', async () => {
  const { cache, folder } = await openCountingCache();
  const site = join(folder, 'site');
  await mkdir(join(site, 'a-gallery/moon'), { recursive: true });
  const text = Array.from({ length: 400 }, (_, index) => `<li>${(index * 7919) % 1000} umbrellas</li>`).join('\n');
  for (const file of ['a-gallery/moon/index.html', 'script.js']) await writeFile(join(site, file), text);
  await writeFile(join(site, 'words.txt'), 'moon '.repeat(1_000_000));
  await compressFiles(site, cache);
  const compress = (quality: number) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    });
  const [best, quick] = [compress(11), compress(10)];
  expect(best.length).toBeLessThan(quick.length);
  expect((await readFile(join(site, 'script.js.br'))).equals(best)).toBe(true);
  expect((await readFile(join(site, 'a-gallery/moon/index.html.br'))).equals(quick)).toBe(true);
});
