import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BuildFile } from '#model/build-transfer.ts';
import { builtFolder } from '#model/built-folder.ts';

/** Where files wait until all of a new build are there. */
export const incomingFolder = '.dist-incoming';

/** The files of the live build that visitors or the server get. */
export async function listBuild(dist: string): Promise<BuildFile[]> {
  const folder = await realpath(dist).catch(() => dist);
  const parts = [builtFolder.site, builtFolder.render].map((part) => listFolder(join(folder, part)));
  const paths = [...(await Promise.all(parts)).flat(), join(folder, builtFolder.settings)];
  const files: BuildFile[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) continue;
    files.push({
      path: relative(folder, path).replaceAll(sep, '/'),
      bytes: found.size,
      sha1: await hashFile(path),
    });
  }
  return files;
}

/** Hashes of the files that a broken transfer has left. */
export const listHeld = async (home: string): Promise<string[]> =>
  (await readdir(join(home, incomingFolder)).catch(() => [])).filter((name) => /^[0-9a-f]{40}$/.test(name));

async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha1');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
