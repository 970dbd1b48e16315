import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { requireUsablePath } from '#build/folders/usable-path.ts';
import { OwnerError } from '#build/owner-error.ts';
import { isWithin } from '#server/system/folder-within.ts';
import { renameWithRetry } from '#server/system/retry-rename.ts';

/**
 * The real path of a folder to be made, or of an empty one that is there. Throws an OwnerError where something is in the way;
 * `shown` is how the owner wrote the folder.
 */
export async function findPlace(folder: string, shown: string, engine: string): Promise<string> {
  const place = realPlace(folder);
  requireUsablePath(place);
  const own = realPlace(engine);
  if (isWithin(own, place)) {
    const around = dirname(own);
    const outside = basename(around) === 'node_modules' ? dirname(around) : around;
    throw new OwnerError(
      `${shown} would lie in Bonbon's own folder, and go with it one day. Choose a folder outside of it, such as\n` +
        join(outside, place === own ? 'my-site' : basename(place)),
    );
  }
  const found = await stat(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw explain(error, shown);
  });
  if (found && !found.isDirectory()) throw new OwnerError(`${shown} is a file, so no site can be made there.`);
  if (!found) return place;
  const names = await readdir(place).catch((error) => {
    throw explain(error, shown);
  });
  if (names.length > 0) {
    const some = names.slice(0, 3).join(', ');
    throw new OwnerError(
      `${shown} is not empty, so nothing was written there. In it: ${some}${names.length > 3 ? ' …' : ''}\nA new site needs a folder of its own.`,
    );
  }
  return place;
}

/** Follows links as far as the path is there. */
function realPlace(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path);
  return join(realPlace(dirname(path)), basename(path));
}

/**
 * Makes a folder with all that `fill` writes into it, or nothing: it is filled aside, and then put in place at once. An
 * empty folder that is there already stays, as somebody's terminal may be in it.
 */
export async function makeFolder(place: string, shown: string, fill: (aside: string) => Promise<void>): Promise<void> {
  const isThere = existsSync(place);
  let made: string | undefined;
  let aside: string | undefined;
  try {
    made = await mkdir(isThere ? place : dirname(place), { recursive: true });
    aside = join(isThere ? place : dirname(place), `.${randomBytes(4).toString('hex')}.unfinished`);
    await mkdir(aside);
    await fill(aside);
    if (isThere) await moveUp(aside, place);
    else await renameWithRetry(aside, place);
  } catch (error) {
    for (const path of [aside, made]) if (path) await rm(path, { recursive: true, force: true });
    throw explain(error as NodeJS.ErrnoException, shown);
  }
}

async function moveUp(aside: string, place: string): Promise<void> {
  const moved: string[] = [];
  try {
    for (const name of await readdir(aside)) {
      await renameWithRetry(join(aside, name), join(place, name));
      moved.push(name);
    }
  } catch (error) {
    await Promise.all(moved.map((name) => rm(join(place, name), { recursive: true, force: true })));
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}

const reasons: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'nothing can be written on that disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
  ENOTDIR: 'a file stands where a folder of its path should be',
  EEXIST: 'something of that name has come into being meanwhile',
  ENOTEMPTY: 'something of that name has come into being meanwhile',
  EINVAL: 'the name holds what no folder may have in its name here',
};

function explain(error: NodeJS.ErrnoException, shown: string): Error {
  const reason = reasons[error.code ?? ''];
  return reason ? new OwnerError(`${shown} could not be made: ${reason}. Nothing was written.`) : error;
}
