import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a folder like the build's, with a page of 30 kB (about 5.5 kB in Brotli) and one hashed script. */
export async function writeMadeUpSite(folder: string): Promise<void> {
  const words = Array.from({ length: 400 }, () => randomBytes(4).toString('base64url'));
  const line = (_: unknown, i: number) =>
    `<p class="entry">${words[(i * 7919) % 400]} ${words[(i * i) % 400]} a page</p>\n`;
  const text = Array.from({ length: 700 }, line).join('').slice(0, 30_000);
  await mkdir(join(folder, 'site/assets'), { recursive: true });
  await writeCompressed(join(folder, 'site/index.html'), `<!doctype html><title>Made up</title>${text}`);
  await writeCompressed(
    join(folder, 'site/assets/script-made-up.js'),
    `export const words = ${JSON.stringify(words)};`,
  );
  const settings = { base: '/', contentSecurityPolicy: "default-src 'self'; script-src 'self'; base-uri 'none'" };
  await writeFile(join(folder, 'server.json'), JSON.stringify(settings));
}

async function writeCompressed(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }));
}
