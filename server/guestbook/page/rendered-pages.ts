import type { MemoryFile } from '#server/http/prepared-files.ts';

type Rendered = { file: MemoryFile; version: number; madeMs: number };

/** How old a page may be: a flood of messages costs one rendering a second. */
const maxAgeMs = 1000;
/** Pages in memory, each of a few dozen kB. */
const maxPages = 64;

type Options<Query> = {
  /** The state of what the pages show. */
  readVersion: () => number;
  make: (query: Query) => Promise<MemoryFile>;
  /** Milliseconds on any clock. */
  now: () => number;
};

/** Rendered pages in memory, each made again when it is asked for after what it shows has changed. */
export function createRenderedPages<Query extends { key: string }>({ readVersion, make, now }: Options<Query>) {
  const pages = new Map<string, Rendered>();
  const making = new Map<string, Promise<MemoryFile>>();
  let generation = 0;

  /** `isExact`: not even a moment old. */
  const find = ({ key }: { key: string }, isExact = false): MemoryFile | undefined => {
    const page = pages.get(key);
    if (!page) return undefined;
    // A clock that was set back would keep it for as long.
    const isRecent = !isExact && Math.abs(now() - page.madeMs) < maxAgeMs;
    return isRecent || page.version === readVersion() ? page.file : undefined;
  };

  const makePage = async (query: Query): Promise<MemoryFile> => {
    // Read before making it, so that a change in the meantime is not missed.
    const [version, madeMs, begun] = [readVersion(), now(), generation];
    const file = await make(query);
    if (begun !== generation) return file;
    pages.delete(query.key);
    pages.set(query.key, { file, version, madeMs });
    const [oldest] = pages.keys();
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
    return file;
  };

  return {
    find,
    /** Rejects with the errors of `make`. */
    get: async (query: Query, isExact = false): Promise<MemoryFile> => {
      const found = find(query, isExact);
      if (found) return found;
      const running = making.get(query.key);
      // One that is being made may have read its messages a moment ago.
      if (running && !isExact) return running;
      const made = makePage(query);
      making.set(query.key, made);
      try {
        return await made;
      } finally {
        if (making.get(query.key) === made) making.delete(query.key);
      }
    },
    forget: () => {
      generation += 1;
      pages.clear();
      making.clear();
    },
  };
}
