import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Results of earlier builds on disk: facts about pictures, versions of photos, bundles, compressed files. */
export type BuildCache = {
  /**
   * The result under a key, or what `make` resolves with, which is then kept. The key names the work, its parameters and the
   * hash of what it is done on. A damaged result is made again; one that cannot be kept is made again next time.
   */
  get: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** The same for work of which only the last result, under this name, is worth its space. */
  getLast: (name: string, key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Deletes what no build has used for a month. `nowMs` is since 1970. At most once a day, as it looks at every file. */
  prune: (nowMs: number) => Promise<void>;
};

const dayMs = 24 * 60 * 60 * 1000;
/** An owner who tries another picture for two weeks finds the first one still there. */
const keptMs = 30 * dayMs;
/** Of SHA-256, in bytes. It is before each result and shows whether that is whole. */
const digestBytes = 32;
const temporaryEnding = '.tmp';

/** One for each folder: what the reader, the plugin and the build use counts as used by the same build. */
const caches = new Map<string, BuildCache>();

/** The cache in a folder that may be deleted at any time. */
export function openBuildCache(cacheFolder: string): BuildCache {
  const key = resolve(cacheFolder);
  const cache = caches.get(key) ?? createBuildCache(key);
  caches.set(key, cache);
  return cache;
}

function createBuildCache(cacheFolder: string): BuildCache {
  const folder = join(cacheFolder, 'build');
  const used = new Set<string>();
  const running = new Map<string, Promise<Uint8Array>>();

  async function getResult(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = await readResult(join(folder, name));
    if (kept) return kept;
    const made = await make();
    // A full disk or a folder of another user makes builds slow; it should not make them fail.
    await keepResult(folder, name, made).catch(() => {});
    return made;
  }

  return {
    get(key, make) {
      const name = hashText(key);
      used.add(name);
      const result = running.get(name) ?? getResult(name, make).finally(() => running.delete(name));
      running.set(name, result);
      return result;
    },
    async getLast(name, key, make) {
      used.add(name);
      const keyDigest = digest(Buffer.from(key));
      const kept = await readResult(join(folder, name));
      if (kept && keyDigest.equals(kept.subarray(0, digestBytes))) return kept.subarray(digestBytes);
      const made = await make();
      await keepResult(folder, name, Buffer.concat([keyDigest, made])).catch(() => {});
      return made;
    },
    async prune(nowMs) {
      const note = join(folder, 'pruned');
      const { mtimeMs = 0 } = (await stat(note).catch(() => undefined)) ?? {};
      if (nowMs - mtimeMs < dayMs) return;
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        const { mtimeMs: usedMs = nowMs } = (await stat(file).catch(() => undefined)) ?? {};
        if (used.has(name)) await utimes(file, nowMs / 1000, nowMs / 1000).catch(() => {});
        else if (nowMs - usedMs > (name.endsWith(temporaryEnding) ? dayMs : keptMs)) await remove(file);
      }
      // Versions up to 0.8.0 kept photos there.
      await remove(join(cacheFolder, 'imagetools'));
      await writeFile(note, '').catch(() => {});
      await utimes(note, nowMs / 1000, nowMs / 1000).catch(() => {});
    },
  };
}

async function readResult(file: string): Promise<Uint8Array | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const result = bytes.subarray(digestBytes);
  return digest(result).equals(bytes.subarray(0, digestBytes)) ? result : undefined;
}

/** A build that is killed while it writes leaves a temporary file, never half a result under the right name. */
async function keepResult(folder: string, name: string, result: Uint8Array): Promise<void> {
  const temporary = join(folder, `${randomUUID()}${temporaryEnding}`);
  const bytes = Buffer.concat([digest(result), result]);
  try {
    // Thousands of results are kept in one build, and only for the first one the folder may be missing.
    await writeFile(temporary, bytes).catch(async () => {
      await mkdir(folder, { recursive: true });
      await writeFile(temporary, bytes);
    });
    await rename(temporary, join(folder, name));
  } catch (error) {
    await remove(temporary);
    throw error;
  }
}

/** Best effort: another user's files stay. */
const remove = (path: string) => rm(path, { recursive: true, force: true }).catch(() => {});
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const hashText = (text: string) => createHash('sha256').update(text).digest('hex');
