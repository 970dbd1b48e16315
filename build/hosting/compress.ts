import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { createWorkBudget } from '#content-reader/cache/work-budget.ts';
import { hashBytes } from '#content-reader/pictures/file-hash.ts';

const compressible = /\.(html?|css|csv|m?js|json|ics|md|svg|txt|xml|webmanifest|ico|otf|ttf)$/i;

/** Of the files that are compressed at once, in bytes. */
const maxBytes = 64_000_000;

/** By the ending of the compressed file. */
const methods = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a .br and a .gz beside each file that compression makes smaller. Files below 200 bytes are skipped. What a file with
 * the same bytes was compressed to comes from the cache.
 */
export async function compressFiles(folder: string, cache: BuildCache): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  const budget = createWorkBudget({ total: maxBytes });
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const { size } = await stat(file);
      if (size >= 200) await budget.run(size, () => compressFile(file, cache));
    }),
  );
}

async function compressFile(file: string, cache: BuildCache): Promise<void> {
  const bytes = await readFile(file);
  const hash = hashBytes(bytes);
  for (const [ending, compress] of Object.entries(methods)) {
    const key = `compressed ${ending} ${process.versions.zlib} ${process.versions.brotli} ${hash}`;
    const compressed = await cache.get(key, () => compress(bytes));
    if (compressed.length < bytes.length) await writeFile(`${file}.${ending}`, compressed);
  }
}
