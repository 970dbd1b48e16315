import { cp, lstat, mkdir, readdir, readlink, rename, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import { isBuildName } from './build-name.ts';
import { partNames, replacedName } from './build-parts.ts';
import { remove } from './remove.ts';

export type OutputLocation = {
  /** The path at which the owner expects the built site, such as `dist`. */
  out: string;
  isLink: boolean;
  /** The folder of the builds. */
  store: string;
};

export async function chooseLocation(out: string): Promise<OutputLocation> {
  const store = join(dirname(out), `.${basename(out)}`);
  const found = await lstat(out).catch(() => undefined);
  const isLink = process.platform !== 'win32' && (!found || (await canBecomeLink(out, store)));
  return isLink ? { out, isLink, store } : locateParts(out);
}

export const locateParts = (out: string): OutputLocation => ({ out, isLink: false, store: join(out, '.builds') });

/** Whether the file system refuses such a change, as for a mount point or in another user's folder. */
export const isRefusal = ({ code = '' }: NodeJS.ErrnoException) =>
  ['EACCES', 'EBUSY', 'ENOTDIR', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EROFS', 'EXDEV'].includes(code);

/** Moves a finished build to where its parts can be moved from. */
export async function moveBeside({ out, store }: OutputLocation, name: string): Promise<OutputLocation> {
  const location = locateParts(out);
  await mkdir(location.store, { recursive: true });
  const [from, to] = [join(store, name), join(location.store, name)];
  await rename(from, to).catch(async (error) => {
    if (!isRefusal(error)) throw error;
    await cp(from, to, { recursive: true });
    await remove(from);
  });
  // Fails, as it should, where other builds remain.
  await rmdir(store).catch(() => {});
  return location;
}

async function canBecomeLink(out: string, store: string): Promise<boolean> {
  const found = await lstat(out);
  if (found.isSymbolicLink()) {
    const target = join(dirname(out), await readlink(out));
    return dirname(target) === store && isBuildName(basename(target));
  }
  const names = await readdir(out);
  // What builds of versions up to 0.5.0 look like.
  const isBuild =
    names.includes(builtFolder.site) && names.every((name) => [...partNames, replacedName].includes(name));
  return isBuild && found.dev === (await stat(dirname(out))).dev;
}
