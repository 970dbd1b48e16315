import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type BuildCache, openBuildCache } from './build-cache.ts';

/** A cache in a temporary folder that is removed after the test, with a count of the work that it did not save. */
export async function openCountingCache(): Promise<{ cache: BuildCache; folder: string; countMade: () => number }> {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { get, getLast, prune } = openBuildCache(folder);
  let made = 0;
  const counted = (make: () => Promise<Uint8Array>) => () => {
    made++;
    return make();
  };
  const cache: BuildCache = {
    get: (key, make) => get(key, counted(make)),
    getLast: (name, key, make) => getLast(name, key, counted(make)),
    prune,
  };
  return { cache, folder, countMade: () => made };
}
