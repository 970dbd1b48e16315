import { existsSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import type { BuiltPlace } from './built-site.ts';

export type BuildWatch = {
  /** Resolves when nothing more will be called. */
  stop: () => Promise<void>;
};

/** A build takes longer; and to look at three files costs next to nothing. */
const defaultPollMs = 1000;
/** For as long as this after files changed, an upload that has come to a halt may go on. */
const lateFilesMs = 5 * 60_000;

export type BuildIdentity = {
  /** The folder that the build's name stands for. */
  folder: string;
  /** Another text for another build. */
  version: string;
};

/**
 * Calls `onBuild` once for each build that takes the place of the `known` one, which must have been looked at before it
 * was read. Files that come one by one, as over a slow line, are a build when all of them have stayed as they are from
 * one look to the next; where more come within the minutes after that, it is called again.
 */
export function watchBuild(
  place: BuiltPlace,
  {
    known: first,
    onBuild,
    pollMs = defaultPollMs,
  }: { known: BuildIdentity | undefined; onBuild: () => Promise<void>; pollMs?: number | undefined },
): BuildWatch {
  let known = first;
  let lastTree: string | undefined;
  let taken: { tree: string; until: number } | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout;

  async function poll(): Promise<void> {
    const seen = await identifyBuild(place);
    if (taken && performance.now() > taken.until) taken = undefined;
    const isKnown = seen?.version === known?.version;
    if (!seen || (isKnown && !taken)) {
      lastTree = undefined;
      return;
    }
    // A folder that was swapped in is whole.
    if (known && seen.folder !== known.folder) {
      taken = undefined;
    } else {
      const tree = await describeTree(place);
      const isSettled = tree === lastTree;
      lastTree = tree;
      if (!isSettled || (isKnown && tree === taken?.tree)) return;
      taken = { tree, until: performance.now() + lateFilesMs };
    }
    known = seen;
    lastTree = undefined;
    await onBuild();
  }

  function schedule(): void {
    timer = setTimeout(() => {
      running = poll().finally(() => {
        if (!isStopped) schedule();
      });
    }, pollMs).unref();
  }

  let running = poll().finally(schedule);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}

/** Nothing while no whole build is there. */
export async function identifyBuild({ siteFolder, settingsFile }: BuiltPlace): Promise<BuildIdentity | undefined> {
  try {
    const folder = await realpath(dirname(siteFolder));
    if (existsSync(join(folder, builtFolder.swapping))) return undefined;
    const [site, settings] = await Promise.all([stat(siteFolder), stat(settingsFile)]);
    return { folder, version: [folder, site.ino, settings.ino, settings.size, settings.mtimeMs].join(' ') };
  } catch {
    return undefined;
  }
}

/** Another text as soon as one of the files is another one. */
async function describeTree({ siteFolder, settingsFile }: BuiltPlace): Promise<string> {
  try {
    const names = (await readdir(siteFolder, { recursive: true })).sort().map((name) => join(siteFolder, name));
    const facts = await Promise.all(
      [settingsFile, ...names].map(async (name) => {
        const { size, mtimeMs } = await stat(name);
        return `${name} ${size} ${mtimeMs}`;
      }),
    );
    return facts.join('\n');
  } catch {
    // A file went while the folder was read.
    return '';
  }
}
