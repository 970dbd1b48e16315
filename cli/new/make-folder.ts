import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { requireUsablePath } from '#build/folders/usable-path.ts';
import { OwnerError } from '#build/owner-error.ts';
import { isWithin } from '#server/system/folder-within.ts';
import { renameWithRetry } from '#server/system/retry-rename.ts';

/**
 * The real path of a folder to create, or of an empty one that exists. Throws an OwnerError if something is in the way;
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
      `${shown} would be inside Bonbon's own folder, and be deleted with it. Choose a folder outside it, such as\n` +
        join(outside, place === own ? 'my-site' : basename(place)),
    );
  }
  const found = await stat(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw explain(error, shown);
  });
  if (found && !found.isDirectory()) throw new OwnerError(`${shown} is a file, so no site can be created there.`);
  if (!found) return place;
  const names = await readdir(place).catch((error) => {
    throw explain(error, shown);
  });
  if (names.length > 0) {
    const some = names.slice(0, 3).join(', ');
    throw new OwnerError(
      `${shown} is not empty, so nothing was written there. It contains: ${some}${names.length > 3 ? '…' : ''}\nA new site needs an empty folder.`,
    );
  }
  return place;
}

/** Follows links as far as the path exists. */
function realPlace(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path);
  return join(realPlace(dirname(path)), basename(path));
}

/**
 * Creates a folder with everything that `fill` writes into it, or nothing: it is filled under another name, and then
 * renamed. An empty folder that already exists stays, because a terminal may be in it.
 */
export async function makeFolder(
  place: string,
  shown: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  const exists = existsSync(place);
  let made: string | undefined;
  let unfinished: string | undefined;
  try {
    made = await mkdir(exists ? place : dirname(place), { recursive: true });
    unfinished = join(exists ? place : dirname(place), `.${randomBytes(4).toString('hex')}.unfinished`);
    await mkdir(unfinished);
    await fill(unfinished);
    if (exists) await moveUp(unfinished, place);
    else await renameWithRetry(unfinished, place);
  } catch (error) {
    for (const path of [unfinished, made]) if (path) await rm(path, { recursive: true, force: true });
    throw explain(error as NodeJS.ErrnoException, shown);
  }
}

async function moveUp(unfinished: string, place: string): Promise<void> {
  const moved: string[] = [];
  try {
    for (const name of await readdir(unfinished)) {
      await renameWithRetry(join(unfinished, name), join(place, name));
      moved.push(name);
    }
  } catch (error) {
    await Promise.all(moved.map((name) => rm(join(place, name), { recursive: true, force: true })));
    throw error;
  }
  await rm(unfinished, { recursive: true, force: true });
}

const reasons: Record<string, string> = {
  EACCES: 'you have no permission to write there',
  EPERM: 'you have no permission to write there',
  EROFS: 'that disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
  ENOTDIR: 'one of the folders in its path is a file',
  EEXIST: 'something with that name was created in the meantime',
  ENOTEMPTY: 'something with that name was created in the meantime',
  EINVAL: 'its name has a character that this system does not allow',
};

function explain(error: NodeJS.ErrnoException, shown: string): Error {
  const reason = reasons[error.code ?? ''];
  return reason ? new OwnerError(`${shown} could not be created: ${reason}. Nothing was written.`) : error;
}
