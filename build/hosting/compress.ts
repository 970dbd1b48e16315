import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { createWorkBudget } from '#content-reader/cache/work-budget.ts';
import { hashBytes } from '#content-reader/pictures/file-hash.ts';

const compressible = /\.(html?|css|csv|m?js|json|ics|md|svg|txt|xml|webmanifest|ico|otf|ttf)$/i;

/** Of the files that are compressed at once, in bytes. */
const maxBytes = 64_000_000;

/**
 * What is compressed as small as possible, in bytes: a site with a hundred characters as a whole, and of a larger one the
 * scripts, the style files and the pages of its menu. For others a third of the time is enough, and 3 % more bytes.
 */
const maxThoroughBytes = 5_000_000;

const compressBrotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const compressGzip = (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

/**
 * Writes a .br and a .gz beside each file that compression makes smaller. Files below 200 bytes are skipped. What a file with
 * the same bytes was compressed to comes from the cache.
 */
export async function compressFiles(folder: string, cache: BuildCache): Promise<void> {
  const budget = createWorkBudget({ total: maxBytes });
  let bytesBefore = 0;
  const compressing = (await listCompressible(folder)).map(({ file, size }) => {
    bytesBefore += size;
    const quality = bytesBefore <= maxThoroughBytes ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;
    return budget.run(size, () => compressFile(file, quality, cache));
  });
  await Promise.all(compressing);
}

/** Those in the fewest folders first, which are the ones that most visitors load. */
async function listCompressible(folder: string): Promise<{ file: string; size: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const measured = await Promise.all(files.map(async (file) => ({ file, size: (await stat(file)).size })));
  const depthOf = (file: string) => file.split(sep).length;
  return measured
    .filter(({ size }) => size >= 200)
    .sort((one, other) => depthOf(one.file) - depthOf(other.file) || (one.file < other.file ? -1 : 1));
}

async function compressFile(file: string, quality: number, cache: BuildCache): Promise<void> {
  const bytes = await readFile(file);
  const hash = hashBytes(bytes);
  const compress = async (ending: string, program: string, compressBytes: () => Promise<Uint8Array>) => {
    const compressed = await cache.get(`compressed ${ending} ${program} ${hash}`, compressBytes);
    if (compressed.length < bytes.length) await writeFile(`${file}.${ending}`, compressed);
  };
  await compress('br', `${process.versions.brotli} ${quality}`, () => compressBrotli(bytes, quality));
  await compress('gz', process.versions.zlib, () => compressGzip(bytes));
}
