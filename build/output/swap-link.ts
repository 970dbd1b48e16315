import { existsSync } from 'node:fs';
import { lstat, readlink, rename, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import { replacedName } from './build-parts.ts';
import type { OutputLocation } from './output-location.ts';
import { remove } from './remove.ts';

/** Turns `out` into a symbolic link to the build, or the link there into one. */
export async function swapLink({ out, store }: OutputLocation, name: string): Promise<void> {
  const folder = join(store, name);
  const found = await lstat(out).catch(() => undefined);
  const before = found?.isSymbolicLink() ? basename(await readlink(out)) : found && `${name}.before`;
  if (before !== undefined) {
    await writeFile(join(folder, builtFolder.previous), `../${before}\n`);
    await writeFile(join(out, replacedName), '').catch(() => {});
  }
  const link = join(store, `${name}.link`);
  const aside = join(store, `${name}.before`);
  try {
    await symlink(relative(dirname(out), folder), link);
    // Only once per folder: when the first build turns it into a link.
    if (found?.isDirectory()) await rename(out, aside);
    await rename(link, out);
  } catch (error) {
    if (found?.isDirectory() && !existsSync(out)) await rename(aside, out).catch(() => {});
    for (const path of [link, join(out, replacedName), join(folder, builtFolder.previous)]) await remove(path);
    throw error;
  }
}
