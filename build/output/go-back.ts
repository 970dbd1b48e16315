import { lstat, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import { replacedName } from './build-parts.ts';

/**
 * Puts the build back that the current one in `out` has replaced, atomically. Resolves with false where there was none, or where
 * `out` is no link.
 */
export async function goBack(out: string): Promise<boolean> {
  const found = await lstat(out).catch(() => undefined);
  const note = await readFile(join(out, builtFolder.previous), 'utf8').catch(() => '');
  if (!found?.isSymbolicLink() || note === '') return false;
  const current = await readlink(out);
  const before = join(dirname(current), basename(note.trim()));
  const link = join(dirname(out), `${current}.link`);
  await rm(join(dirname(out), before, replacedName), { force: true });
  await symlink(before, link);
  await rename(link, out);
  await writeFile(join(dirname(out), current, replacedName), '');
  return true;
}
