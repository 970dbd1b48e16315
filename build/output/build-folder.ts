import { mkdir, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import { endBuild, isAbandoned, isBuildName, nameBuild } from './build-name.ts';
import { replacedName } from './build-parts.ts';
import { chooseLocation, isRefusal, locateParts, moveBeside, type OutputLocation } from './output-location.ts';
import { remove } from './remove.ts';
import { swapLink } from './swap-link.ts';
import { finishSwap, swapParts } from './swap-parts.ts';

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

/** A running server polls for a new build every second and reads from the previous one until it has switched. */
const keptReplacedMs = 60_000;

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
