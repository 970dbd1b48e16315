import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintInputs, stampName } from '#build/build-inputs.ts';
import { runBuildProcess } from '#build/build-process.ts';
import type { SiteFolders } from '#build/folders/site-folders.ts';
import { finishSwap } from '#build/output/build-folder.ts';
import { builtFolder } from '#model/built-folder.ts';
import type { OpenAnswer, PublishAnswer, PublishChanges } from '#studio/protocol/publish.ts';
import type { SiteEvent, Step } from '#studio/protocol/site-state.ts';
import { compareBuilds, readBuiltFiles } from './compare-builds.ts';
import { hosts } from './hosts.ts';

type PublisherOptions = {
  folders: Pick<SiteFolders, 'content' | 'cache' | 'dist'>;
  /** What the owner did and has not undone, newest first. */
  listSteps: () => Step[];
  /** Sentences about what is wrong in the content. */
  listMistakes: () => Promise<string[]>;
  send: (event: SiteEvent) => void;
  now?: () => number;
  /** Opens a folder in the computer's own window; resolves with whether it could. */
  openFolder: (folder: string) => Promise<boolean>;
  build?: typeof runBuildProcess;
};

export type Publisher = {
  /** How many steps there are since the last build; undefined before the first one. */
  countChanges: () => Promise<number | undefined>;
  readChanges: () => Promise<PublishChanges>;
  build: () => Promise<PublishAnswer>;
  open: () => Promise<OpenAnswer>;
};

/** Of changes that no step tells of. */
const otherChanges = 'something outside of the studio, or something that was taken back';

export function createPublisher(options: PublisherOptions): Publisher {
  const { folders, listSteps, listMistakes, send, openFolder, now = Date.now, build = runBuildProcess } = options;
  const site = join(folders.dist, builtFolder.site);
  const stampFile = join(folders.dist, stampName);
  let building: Promise<PublishAnswer> | undefined;

  const readBuiltAt = async () => (await stat(stampFile).catch(() => undefined))?.mtimeMs;
  const listSince = (time: number) => listSteps().filter((step) => step.time > time);

  async function buildNow(): Promise<PublishAnswer> {
    const id = randomUUID();
    const startMs = now();
    const before = await readBuiltFiles(site);
    const stamp = fingerprintInputs(folders.content);
    const { content, cache, dist } = folders;
    try {
      await finishSwap(dist);
      const tell = (sentence: string) => send({ event: 'job', id, state: 'running', sentence });
      await build({ site: { content, cache, dist, stamp } }, { onProgress: tell });
    } catch (error) {
      send({ event: 'job', id, state: 'failed' });
      const mistakes = await listMistakes();
      const sentence =
        mistakes.length > 0
          ? 'Your last build is still there. This one waits until these are mended.'
          : `Your last build is still there. This one failed: ${(error as Error).message}`;
      return { outcome: 'refused', sentence, mistakes };
    }
    send({ event: 'job', id, state: 'done' });
    const files = compareBuilds(before, await readBuiltFiles(site));
    return { outcome: 'built', folder: site, files, seconds: (now() - startMs) / 1000 };
  }

  return {
    async countChanges() {
      const builtAt = await readBuiltAt();
      return builtAt === undefined ? undefined : listSince(builtAt).length;
    },
    async readChanges() {
      const builtAt = await readBuiltAt();
      const changes = listSince(builtAt ?? 0).map(({ label }) => label);
      const stamp = await readFile(stampFile, 'utf8').catch(() => undefined);
      const isOther = changes.length === 0 && stamp !== undefined && stamp !== fingerprintInputs(folders.content);
      return {
        changes: isOther ? [otherChanges] : changes,
        ...(builtAt !== undefined && { builtAt }),
        mistakes: await listMistakes(),
        folder: site,
        hosts,
      };
    },
    build() {
      building ??= buildNow().finally(() => {
        building = undefined;
      });
      return building;
    },
    async open() {
      if ((await readBuiltAt()) === undefined) {
        return { outcome: 'refused', sentence: 'There is nothing to open yet: build your site first.' };
      }
      if (await openFolder(site)) return { outcome: 'opened' };
      return { outcome: 'refused', sentence: `This computer could not open the folder by itself. It is ${site}` };
    },
  };
}
