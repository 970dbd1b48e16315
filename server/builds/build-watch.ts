import { existsSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { builtFolder } from '#model/built-folder.ts';
import type { BuildPaths } from './built-site.ts';

type BuildWatch = {
  /** Resolves when `onBuild` will not be called again. */
  stop: () => Promise<void>;
};

/** Builds take longer, and reading the state of three files costs next to nothing. */
const defaultPollMs = 1000;
/** For this long after files changed, an interrupted upload may continue. */
const lateFilesMs = 5 * 60_000;

type BuildIdentity = {
  /** The real path of the build's folder. */
  folder: string;
  /** Differs for each build. */
  version: string;
};

/**
 * Polls for builds that replace the `known` one, which must have been identified before it was read, and calls `onBuild`
 * once for each. Files that arrive one by one, as in a slow upload, count as a build if none has changed between two
 * polls; if more arrive within the next minutes, `onBuild` is called again.
 */
export function watchBuild(
  paths: BuildPaths,
  {
    known: first,
    onBuild,
    pollMs = defaultPollMs,
  }: { known: BuildIdentity | undefined; onBuild: () => Promise<void>; pollMs?: number | undefined },
): BuildWatch {
  let known = first;
  let lastTree: string | undefined;
  let settled: { tree: string; until: number } | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout;

  async function poll(): Promise<void> {
    const seen = await identifyBuild(paths);
    if (settled && performance.now() > settled.until) settled = undefined;
    const isKnown = seen?.version === known?.version;
    if (!seen || (isKnown && !settled)) {
      lastTree = undefined;
      return;
    }
    // A folder that was swapped in is complete.
    if (known && seen.folder !== known.folder) {
      settled = undefined;
    } else {
      const tree = await describeTree(paths);
      const isSettled = tree === lastTree;
      lastTree = tree;
      if (!isSettled || (isKnown && tree === settled?.tree)) return;
      settled = { tree, until: performance.now() + lateFilesMs };
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

/** Undefined while there is no complete build. */
export async function identifyBuild({ siteFolder, settingsFile }: BuildPaths): Promise<BuildIdentity | undefined> {
  try {
    const folder = await realpath(dirname(siteFolder));
    if (existsSync(join(folder, builtFolder.swapping))) return undefined;
    const [site, settings] = await Promise.all([stat(siteFolder), stat(settingsFile)]);
    return { folder, version: [folder, site.ino, settings.ino, settings.size, settings.mtimeMs].join(' ') };
  } catch {
    return undefined;
  }
}

/** Text that changes whenever one of the files does. */
async function describeTree({ siteFolder, settingsFile }: BuildPaths): Promise<string> {
  try {
    const names = (await readdir(siteFolder, { recursive: true })).sort().map((name) => join(siteFolder, name));
    const states = await Promise.all(
      [settingsFile, ...names].map(async (name) => {
        const { size, mtimeMs } = await stat(name);
        return `${name} ${size} ${mtimeMs}`;
      }),
    );
    return states.join('\n');
  } catch {
    // A file was deleted while the folder was read.
    return '';
  }
}
