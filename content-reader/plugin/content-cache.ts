import { resolve } from 'node:path';
import type { BuildCache } from '#content-reader/cache/build-cache.ts';
import { listContent } from '#content-reader/content-folder.ts';
import { type ReadResult, readContent } from '#content-reader/read-content.ts';
import type { Content } from '#model/content-schema.ts';

type Reading = {
  fingerprint: string;
  result: Promise<ReadResult>;
  holders: number;
  /** What is read instead, as long as it is held. */
  shown?: ReadResult | undefined;
};

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
  const key = resolve(folder);
  const held = readings.get(key);
  if (held && held.holders > 0) return held.shown ?? held.result;
  const { files, folders, links } = await listContent(folder);
  const fingerprint = JSON.stringify([
    folders,
    links,
    [...files.values()].map(({ path, bytes, modifiedMs }) => [path, bytes, modifiedMs]),
  ]);
  const known = readings.get(key);
  if (known && known.holders > 0) return known.shown ?? known.result;
  if (known?.fingerprint === fingerprint) return known.result;
  const result = readContent(folder, cache);
  readings.set(key, { fingerprint, result, holders: 0 });
  // A failed reading is tried again, even if nothing seems to have changed.
  result.catch(() => readings.delete(key));
  return result;
}

/**
 * Does work during which the last reading of the folder stays as it is, whatever changes in the folder. A build loads a
 * hundred modules of content, twice; looking at every file for each took most of the time with a thousand characters.
 * Meanwhile `shown` is read instead: what a host takes of the content.
 */
export async function holdContent<T>(folder: string, work: () => Promise<T>, shown?: Content): Promise<T> {
  const reading = readings.get(resolve(folder));
  if (!reading) throw new Error(`${folder} has not been read`);
  const result = await reading.result;
  reading.holders++;
  if (shown && result.content) reading.shown = { ...result, content: shown };
  try {
    return await work();
  } finally {
    reading.holders--;
    if (reading.holders === 0) reading.shown = undefined;
  }
}
