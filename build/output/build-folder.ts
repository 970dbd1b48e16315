import { existsSync } from 'node:fs';
import {
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { notesName, stampName } from '#build/build-inputs.ts';
import { builtFolder } from '#model/built-folder.ts';
import { endBuild, isAbandoned, isBuildName, nameBuild } from './build-name.ts';
import { movePart } from './move-part.ts';

export type NewBuild = {
  /** Of this build alone; unlike that of any other. */
  name: string;
  /** Gets what the build makes. Nobody looks into it before it is published, and it may be gone after that. */
  folder: string;
  /** Lets the finished build take the place of the one before, all of it at once. */
  publish: () => Promise<void>;
  /** Takes away what was written, for a build that failed. One that is in place stays. */
  discard: () => Promise<void>;
};

/** In a build's folder from the moment on that another took its place. */
const replacedName = 'replaced';
/** All that a build's folder holds for others. */
const partNames: string[] = [builtFolder.site, builtFolder.settings, builtFolder.previous, notesName, stampName];
/** A server looks for a new build every second, and reads from the one before until it has the new one. */
const keptReplacedMs = 60_000;
/** A note of one line is written in less. */
const longestNotingMs = 10_000;

/**
 * Begins a build for the folder `out`. It is written aside: to a folder of its own below `.dist` (for `dist`), and then
 * `dist` becomes a link to it, by one rename. Where there can be no link (on Windows, or because the folder is a mount
 * point, lies in one that is another user's, or holds other files, too), the parts are moved into the folder instead, and
 * a build that is killed while it does that is finished by `finishSwap`. What killed builds have left, and all older ones
 * but the last, are removed as far as they can be; nothing else is.
 */
export async function beginBuild(out: string): Promise<NewBuild> {
  let place = await choosePlace(out);
  await finishSwap(out);
  const name = nameBuild();
  await removeOldBuilds(place);
  const makeFolder = () => mkdir(join(place.store, name), { recursive: true });
  await makeFolder().catch((error) => {
    if (!place.isLink || !isRefusal(error)) throw error;
    place = partsPlace(out);
    return makeFolder();
  });
  const folder = join(place.store, name);
  let isPublished = false;
  return {
    name,
    folder,
    async publish() {
      if (place.isLink) {
        await swapLink(place, name).catch(async (error) => {
          if (!isRefusal(error)) throw error;
          place = await moveBeside(place, name);
        });
      }
      if (!place.isLink) await swapParts(place, name);
      isPublished = true;
      endBuild(name);
      await removeOldBuilds(place);
    },
    async discard() {
      endBuild(name);
      // Once its parts are being moved, they are missing elsewhere; the next command goes on with them.
      const note = await readFile(join(out, builtFolder.swapping), 'utf8').catch(() => '');
      if (!isPublished && note !== name) await remove(join(place.store, name));
    },
  };
}

/** Removes folders that killed builds have left beside others of their kind, by what their names begin with. */
export async function removeLeftovers(folder: string, prefix: string): Promise<void> {
  for (const name of await listFolder(folder)) {
    const path = join(folder, name);
    const buildName = name.slice(prefix.length);
    if (!name.startsWith(prefix) || !isBuildName(buildName)) continue;
    if (await isAbandoned(path, buildName)) await remove(path);
  }
}

type Place = {
  /** What the owner calls the built site. */
  out: string;
  isLink: boolean;
  /** The folder of the builds. */
  store: string;
};

async function choosePlace(out: string): Promise<Place> {
  const store = join(dirname(out), `.${basename(out)}`);
  const found = await lstat(out).catch(() => undefined);
  const isLink = process.platform !== 'win32' && (!found || (await canBecomeLink(out, store)));
  return isLink ? { out, isLink, store } : partsPlace(out);
}

const partsPlace = (out: string): Place => ({ out, isLink: false, store: join(out, '.builds') });

/** Whether the place allows no such change, as a mount point does, or a parent folder that is another user's. */
const isRefusal = ({ code = '' }: NodeJS.ErrnoException) =>
  ['EACCES', 'EBUSY', 'ENOTDIR', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EROFS', 'EXDEV'].includes(code);

/** Brings a finished build to where its parts can be moved from. */
async function moveBeside({ out, store }: Place, name: string): Promise<Place> {
  const place = partsPlace(out);
  await mkdir(place.store, { recursive: true });
  const [from, to] = [join(store, name), join(place.store, name)];
  await rename(from, to).catch(async (error) => {
    if (!isRefusal(error)) throw error;
    await cp(from, to, { recursive: true });
    await remove(from);
  });
  // Where it was the only one.
  await rmdir(store).catch(() => {});
  return place;
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

async function swapLink({ out, store }: Place, name: string): Promise<void> {
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
    // Once in a folder's life, with the first build that makes it a link.
    if (found?.isDirectory()) await rename(out, aside);
    await rename(link, out);
  } catch (error) {
    if (found?.isDirectory() && !existsSync(out)) await rename(aside, out).catch(() => {});
    for (const path of [link, join(out, replacedName), join(folder, builtFolder.previous)]) await remove(path);
    throw error;
  }
}

async function swapParts({ out, store }: Place, name: string): Promise<void> {
  if (existsSync(join(out, builtFolder.site))) {
    await writeFile(join(store, name, builtFolder.previous), `${basename(store)}/${name}.before\n`);
  }
  // A build is told from its files by none but its own stamp.
  await rm(join(out, stampName), { force: true });
  while (!(await takeTurn(out, name))) {
    await finishSwap(out);
    await setTimeout(20);
  }
  await finishSwap(out, name);
}

/** Notes that this build's parts are moved now; false while those of another one are. */
function takeTurn(out: string, name: string): Promise<boolean> {
  return writeFile(join(out, builtFolder.swapping), name, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** Puts in place what a killed build has made and begun to move, or the one of this name. Else it does nothing. */
export async function finishSwap(out: string, ownName?: string): Promise<void> {
  const note = join(out, builtFolder.swapping);
  const name = await readFile(note, 'utf8').catch(() => undefined);
  if (name === undefined) return;
  const made = join(out, '.builds', name);
  if (!isBuildName(name)) {
    // Cut off while it was noted, before anything was moved. What it might name is no build's.
    const { mtimeMs } = await stat(note).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > longestNotingMs) await remove(note);
    return;
  }
  if (name !== ownName && !(await isAbandoned(made, name))) return;
  const site = join(out, builtFolder.site);
  if (existsSync(join(made, builtFolder.site))) {
    const before = `${made}.before`;
    if (existsSync(site)) {
      await mkdir(before, { recursive: true });
      await movePart(site, join(before, builtFolder.site));
      await writeFile(join(before, replacedName), '');
    }
    // The last part to go, so that as long as it is there all others are.
    for (const part of partNames.filter((part) => part !== builtFolder.site))
      await movePart(join(made, part), join(out, part));
    await movePart(join(made, builtFolder.site), site);
  }
  await rm(note, { force: true });
  await remove(made);
}

async function removeOldBuilds(place: Place): Promise<void> {
  // The store may be a folder that the owner had before: that of `~/config` is `~/.config`.
  for (const name of (await listFolder(place.store)).filter(isBuildName)) {
    const path = join(place.store, name);
    const replaced = await stat(join(path, replacedName)).catch(() => undefined);
    const isOld = replaced ? Date.now() - replaced.mtimeMs > keptReplacedMs : await isAbandoned(path, name);
    // Looked up last: whoever has ended by now has published before.
    if (isOld && !(await listKept(place)).includes(name)) await remove(path);
  }
}

/** The build that lies there, and the one before. */
async function listKept({ out, isLink }: Place): Promise<string[]> {
  const current = isLink ? await realpath(out).catch(() => '') : '';
  const previous = await readFile(join(out, builtFolder.previous), 'utf8').catch(() => '');
  return [basename(current), basename(previous.trim())];
}

const listFolder = (folder: string) => readdir(folder).catch(() => []);
/** What cannot be removed, such as files of another user, stays: no build fails because of it. */
const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
