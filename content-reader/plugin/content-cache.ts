import { resolve } from 'node:path';
import { listContent } from '#content-reader/content-folder.ts';
import { type ReadResult, readContent } from '#content-reader/read-content.ts';

type Reading = { fingerprint: string; result: Promise<ReadResult> };

/**
 * One reading for the browser's build, the prerender's and the dev server. It hangs on the process rather than on this
 * module, because Vitest's configuration file is loaded with a copy of the module of its own.
 */
const readingsKey = Symbol.for('bonbon.readings');
const place = globalThis as { [readingsKey]?: Map<string, Reading> };
const readings = place[readingsKey] ?? new Map<string, Reading>();
place[readingsKey] = readings;

/** Reads the folder unless nothing in it has changed since the last time: no name, no size and no time of change. */
export async function readContentOnce(folder: string): Promise<ReadResult> {
  const { files, folders, links } = await listContent(folder);
  const fingerprint = JSON.stringify([
    folders,
    links,
    [...files.values()].map(({ path, bytes, modifiedMs }) => [path, bytes, modifiedMs]),
  ]);
  const known = readings.get(resolve(folder));
  if (known?.fingerprint === fingerprint) return known.result;
  const result = readContent(folder);
  readings.set(resolve(folder), { fingerprint, result });
  // What could not be read at all is tried again, even if nothing seems to have changed.
  result.catch(() => readings.delete(resolve(folder)));
  return result;
}
