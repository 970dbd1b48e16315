import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html?|css|csv|m?js|json|ics|md|svg|txt|xml|webmanifest|ico|otf|ttf)$/i;

/** Writes a .br and a .gz beside each file that compression makes smaller. Files below 200 bytes are skipped. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.length < 200) return;
      const brotli = await promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
      const gzipped = await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
      if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
      if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
    }),
  );
}
