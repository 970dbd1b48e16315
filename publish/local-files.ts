import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { LocalFile } from './connection.ts';

/** All files of a built site, by path. */
export async function readLocalFiles(folder: string): Promise<LocalFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: LocalFile[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const path = relative(folder, source).replaceAll(sep, '/');
    files.push({ path, bytes: (await stat(source)).size, sha1: await hashFile(source), source });
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Without having the file in memory: songs are large. */
export async function hashFile(source: string): Promise<string> {
  const hash = createHash('sha1');
  await pipeline(createReadStream(source), hash);
  return hash.digest('hex');
}
