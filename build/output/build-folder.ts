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
import { stampName, warningsName } from '#build/build-inputs.ts';
import { builtFolder } from '#model/built-folder.ts';
import { endBuild, isAbandoned, isBuildName, nameBuild } from './build-name.ts';
import { movePart } from './move-part.ts';

export type NewBuild = {
  /** Unique to this build. */
  name: string;
  /** Where the build is written. Nothing reads it before `publish`, and it may be gone afterwards. */
  folder: string;
  /** Replaces the previous build with this one, atomically. */
  publish: () => Promise<void>;
  /** Deletes what a failed build has written. A published build stays. */
  discard: () => Promise<void>;
};

/** Marks the folder of a build that has been replaced. */
export const replacedName = 'replaced';
/** The parts of a build's folder that are published. */
const partNames: string[] = [
  builtFolder.site,
  builtFolder.settings,
  builtFolder.render,
  builtFolder.songs,
  builtFolder.host,
  builtFolder.previous,
  warningsName,
  stampName,
];
/** A running server polls for a new build every second and reads from the previous one until it has switched. */
const keptReplacedMs = 60_000;
/** Writing a one-line file takes less. */
const maxNoteWriteMs = 10_000;

/**
 * Begins a build for the folder `out`. It is written to its own folder below `.dist` (for `dist`), and then a single rename
 * turns `dist` into a symbolic link to it. Where a link is impossible (on Windows, or because the folder is a mount point, is
 * in another user's folder, or also holds other files), the parts are moved into the folder one by one, and `finishSwap`
 * completes a swap that was killed halfway. Removes what killed builds left behind and all builds older than the previous
 * one, as far as permissions allow, and nothing else.
 */
export async function beginBuild(out: string): Promise<NewBuild> {
  let location = await chooseLocation(out);
  await finishSwap(out);
  const name = nameBuild();
  await removeOldBuilds(location);
  const makeFolder = () => mkdir(join(location.store, name), { recursive: true });
  await makeFolder().catch((error) => {
    if (!location.isLink || !isRefusal(error)) throw error;
    location = locateParts(out);
    return makeFolder();
  });
  const folder = join(location.store, name);
  let isPublished = false;
  return {
    name,
    folder,
    async publish() {
      if (location.isLink) {
        await swapLink(location, name).catch(async (error) => {
          if (!isRefusal(error)) throw error;
          location = await moveBeside(location, name);
        });
      }
      if (!location.isLink) await swapParts(location, name);
      isPublished = true;
      endBuild(name);
      await removeOldBuilds(location);
    },
    async discard() {
      endBuild(name);
      // Once a swap has begun, the site lacks what is still in this folder; the next command completes the swap.
      const note = await readFile(join(out, builtFolder.swapping), 'utf8').catch(() => '');
      if (!isPublished && note !== name) await remove(join(location.store, name));
    },
  };
}

/** Removes the folders with this prefix that killed builds left behind. */
export async function removeLeftovers(folder: string, prefix: string): Promise<void> {
  for (const name of await listFolder(folder)) {
    const path = join(folder, name);
    const buildName = name.slice(prefix.length);
    if (!name.startsWith(prefix) || !isBuildName(buildName)) continue;
    if (await isAbandoned(path, buildName)) await remove(path);
  }
}

type OutputLocation = {
  /** The path at which the owner expects the built site, such as `dist`. */
  out: string;
  isLink: boolean;
  /** The folder of the builds. */
  store: string;
};

async function chooseLocation(out: string): Promise<OutputLocation> {
  const store = join(dirname(out), `.${basename(out)}`);
  const found = await lstat(out).catch(() => undefined);
  const isLink = process.platform !== 'win32' && (!found || (await canBecomeLink(out, store)));
  return isLink ? { out, isLink, store } : locateParts(out);
}

const locateParts = (out: string): OutputLocation => ({ out, isLink: false, store: join(out, '.builds') });

/** Whether the file system refuses such a change, as for a mount point or in another user's folder. */
const isRefusal = ({ code = '' }: NodeJS.ErrnoException) =>
  ['EACCES', 'EBUSY', 'ENOTDIR', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EROFS', 'EXDEV'].includes(code);

/** Moves a finished build to where its parts can be moved from. */
async function moveBeside({ out, store }: OutputLocation, name: string): Promise<OutputLocation> {
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

async function swapLink({ out, store }: OutputLocation, name: string): Promise<void> {
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

async function swapParts({ out, store }: OutputLocation, name: string): Promise<void> {
  if (existsSync(join(out, builtFolder.site))) {
    await writeFile(join(store, name, builtFolder.previous), `${basename(store)}/${name}.before\n`);
  }
  // The stamp is deleted first: it must never describe another build's files.
  await rm(join(out, stampName), { force: true });
  while (!(await lockSwap(out, name))) {
    await finishSwap(out);
    await setTimeout(20);
  }
  await finishSwap(out, name);
}

/** Takes the lock for moving this build's parts; false while another build holds it. */
function lockSwap(out: string, name: string): Promise<boolean> {
  return writeFile(join(out, builtFolder.swapping), name, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** Completes the swap of the build `ownName`, or one that was killed halfway; otherwise does nothing. */
export async function finishSwap(out: string, ownName?: string): Promise<void> {
  const note = join(out, builtFolder.swapping);
  const name = await readFile(note, 'utf8').catch(() => undefined);
  if (name === undefined) return;
  const made = join(out, '.builds', name);
  if (!isBuildName(name)) {
    // Killed while writing the note, before anything was moved: the truncated name matches no build.
    const { mtimeMs } = await stat(note).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > maxNoteWriteMs) await remove(note);
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
    // The site moves last: while it is still here, so is everything else.
    for (const part of partNames.filter((part) => part !== builtFolder.site))
      await movePart(join(made, part), join(out, part));
    await movePart(join(made, builtFolder.site), site);
  }
  await rm(note, { force: true });
  await remove(made);
}

async function removeOldBuilds(location: OutputLocation): Promise<void> {
  // The store may be a folder the owner already had: for `~/config` it is `~/.config`.
  for (const name of (await listFolder(location.store)).filter(isBuildName)) {
    const path = join(location.store, name);
    const replaced = await stat(join(path, replacedName)).catch(() => undefined);
    const isOld = replaced ? Date.now() - replaced.mtimeMs > keptReplacedMs : await isAbandoned(path, name);
    // Read last: a build that has ended by now was published before that.
    if (isOld && !(await listKept(location)).includes(name)) await remove(path);
  }
}

/** The current and the previous build. */
async function listKept({ out, isLink }: OutputLocation): Promise<string[]> {
  const current = isLink ? await realpath(out).catch(() => '') : '';
  const previous = await readFile(join(out, builtFolder.previous), 'utf8').catch(() => '');
  return [basename(current), basename(previous.trim())];
}

const listFolder = (folder: string) => readdir(folder).catch(() => []);
/** Best effort: what can't be removed, such as another user's files, must not fail the build. */
const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
