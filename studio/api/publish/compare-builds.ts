import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { PublishedFile } from '#studio/protocol/publish.ts';

/** Length and digest of each file of a built site, by its path. */
export type BuiltFiles = Map<string, { bytes: number; digest: string }>;

/** Beside others, for servers that send them; they say nothing that those don't. */
const isCompressed = /\.(br|gz)$/;

/** Empty if nothing is built. */
export async function readBuiltFiles(folder: string): Promise<BuiltFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: BuiltFiles = new Map();
  for (const entry of entries) {
    if (!entry.isFile() || isCompressed.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const digest = createHash('sha256').update(bytes).digest('base64');
    files.set(relative(folder, path).replaceAll(sep, '/'), { bytes: bytes.length, digest });
  }
  return files;
}

/** Pages first, as those are what an owner knows. `bytes` of a file that is gone are those that it had. */
export function compareBuilds(before: BuiltFiles, after: BuiltFiles): PublishedFile[] {
  const files: PublishedFile[] = [];
  for (const [file, { bytes, digest }] of after) {
    const was = before.get(file);
    if (!was) files.push({ file, how: 'new', bytes });
    else if (was.digest !== digest) files.push({ file, how: 'changed', bytes });
  }
  for (const [file, { bytes }] of before) if (!after.has(file)) files.push({ file, how: 'gone', bytes });
  const rank = ({ file }: PublishedFile) => (file.endsWith('.html') ? 0 : 1);
  return files.sort((one, other) => rank(one) - rank(other) || (one.file < other.file ? -1 : 1));
}
