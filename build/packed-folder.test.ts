import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packFolder, unpackFolder } from './packed-folder.ts';

test('a folder that was packed is unpacked with every file, byte for byte', async () => {
  const root = await mkdtemp(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [before, after] = [join(root, 'before'), join(root, 'after')];
  const files = {
    'index.html': 'Füchse 🎀',
    '.vite/manifest.json': '{}',
    'assets/empty.css': '',
    'assets/font.woff2': Uint8Array.from({ length: 256 }, (_, value) => value),
  };
  for (const folder of ['.vite', 'assets']) await mkdir(join(before, folder), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(before, name), bytes);
  await unpackFolder(await packFolder(before), after);
  const names = await readdir(after, { recursive: true });
  expect(names.sort()).toEqual(['.vite', 'assets', ...Object.keys(files).map((name) => join(name))].sort());
  for (const [name, bytes] of Object.entries(files)) {
    expect((await readFile(join(after, name))).equals(Buffer.from(bytes)), name).toBe(true);
  }
});
