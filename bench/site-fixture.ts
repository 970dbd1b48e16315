import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { engineVersion } from '#build/engine-version.ts';
import type { ServerSettings } from '#model/server-settings.ts';

export const generatedSettings: ServerSettings = {
  builtBy: engineVersion,
  base: '/',
  contentSecurityPolicy: "default-src 'self'; script-src 'self'; base-uri 'none'",
  documents: {},
  site: { title: 'Made up', address: 'https://bonbon.example/', language: 'en' },
  guestbook: null,
  countsVisits: false,
};

/** Writes a folder like a build's, with a 30 kB page (5.3 kB in Brotli) and one hashed script. */
export async function writeGeneratedSite(folder: string): Promise<void> {
  const words = Array.from({ length: 400 }, () => randomBytes(15).toString('base64url'));
  const lines = words.map(
    (word) => `<p class="entry"><strong>${word}</strong> is one of many words on this page.</p>\n`,
  );
  const page = `<!doctype html><title>Made up</title>${lines.join('')}`.slice(0, 30_000);
  await mkdir(join(folder, 'site/assets'), { recursive: true });
  await writeCompressed(join(folder, 'site/index.html'), page);
  await writeCompressed(
    join(folder, 'site/assets/script-made-up.js'),
    `export const words = ${JSON.stringify(words)};`,
  );
  await writeFile(join(folder, 'server.json'), JSON.stringify(generatedSettings));
}

async function writeCompressed(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }));
}
