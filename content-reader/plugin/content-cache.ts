import { resolve } from 'node:path';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { listContent } from '#content-reader/content-folder.ts';
import { type ReadResult, readContent } from '#content-reader/read-content.ts';

type Reading = { fingerprint: string; result: Promise<ReadResult> };

/**
 * One reading for the browser's build, the prerender's and the dev server. It is a property of `globalThis`, because
 * Vitest loads its configuration file with a separate copy of this module.
 */
const readingsKey = Symbol.for('bonbon.readings');
const globals = globalThis as { [readingsKey]?: Map<string, Reading> };
const readings = globals[readingsKey] ?? new Map<string, Reading>();
globals[readingsKey] = readings;

/** Reads the folder unless nothing in it has changed since the last reading: no name, size or modification time. */
export async function readContentOnce(folder: string, cache?: BuildCache): Promise<ReadResult> {
  const { files, folders, links } = await listContent(folder);
  const fingerprint = JSON.stringify([
    folders,
    links,
    [...files.values()].map(({ path, bytes, modifiedMs }) => [path, bytes, modifiedMs]),
  ]);
  const known = readings.get(resolve(folder));
  if (known?.fingerprint === fingerprint) return known.result;
  const result = readContent(folder, cache);
  readings.set(resolve(folder), { fingerprint, result });
  // A failed reading is tried again, even if nothing seems to have changed.
  result.catch(() => readings.delete(resolve(folder)));
  return result;
}
