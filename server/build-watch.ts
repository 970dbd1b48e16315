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

type Look = {
  /** The folder that the build's name stands for. */
  folder: string;
  /** Another text for another build. */
  version: string;
};

/**
 * Calls `onBuild` once for each build that takes the place of the one that lay there at first. Files that come one by
 * one, as over a slow line, are a build when all of them have stayed as they are from one look to the next.
 */
export function watchBuild(
  place: BuiltPlace,
  { onBuild, pollMs = defaultPollMs }: { onBuild: () => Promise<void>; pollMs?: number | undefined },
): BuildWatch {
  let known: Look | undefined;
  let lastTree: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout;

  async function poll(): Promise<void> {
    const seen = await look(place);
    known ??= seen;
    if (!seen || seen.version === known?.version) {
      lastTree = undefined;
      return;
    }
    // A folder that was swapped in is whole.
    if (seen.folder === known?.folder) {
      const tree = await describeTree(place);
      const isSettled = tree === lastTree;
      lastTree = tree;
      if (!isSettled) return;
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
async function look({ siteFolder, settingsFile }: BuiltPlace): Promise<Look | undefined> {
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
