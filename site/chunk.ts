import { withBase } from './paths.ts';

/** Per page: the number of its chunk and the chunk's file, filled in when the site is built. */
declare const __CHUNK_TABLE__: Record<string, [id: number, file: string]>;

export const chunkTimeoutMs = 120_000;

/** Where a chunk did not arrive: the words and the three kinds are webpack's, which the specification quotes. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly kind: 'missing' | 'timeout' | 'error';
  /** The server says the file is gone, as after a redeploy: a full load of the page brings the new build. */
  readonly isGone: boolean;

  constructor(id: number | string, kind: ChunkLoadError['kind'], url: string, isGone: boolean, cause?: unknown) {
    super(`Loading chunk ${id} failed.\n(${kind}: ${url})`, { cause });
    this.kind = kind;
    this.isGone = isGone;
  }
}

/** What the three engines say when import() could not fetch or link; anything else was thrown by the module itself. */
const fetchFailure =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/i;
const failedTries = new Map<string, number>();

/**
 * Loads a page's module. Rejects with ChunkLoadError when it is missing (something else came), cannot be fetched, or is
 * not there after 120 s; an error thrown by the module's own code passes through. Each call is a new try.
 */
export async function loadChunk<T>(page: string, component: string, load: () => Promise<object>): Promise<T> {
  const [id, file] = __CHUNK_TABLE__[page] ?? [page, page];
  const url = new URL(withBase(`/${file}`), location.origin).href;
  const tries = failedTries.get(url) ?? 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout', url, false)), chunkTimeoutMs);
  });
  try {
    // A failed or hanging fetch stays in the browser's module map, so a later try needs an address of its own.
    const loading = tries === 0 ? load() : (import(/* @vite-ignore */ `${url}?try=${tries}`) as Promise<object>);
    const loaded = (await Promise.race([loading, timeout])) as Record<string, T>;
    const found = loaded[component];
    if (!found) throw new ChunkLoadError(id, 'missing', url, true);
    return found;
  } catch (cause) {
    failedTries.set(url, tries + 1);
    if (cause instanceof ChunkLoadError || !fetchFailure.test(String(cause))) throw cause;
    const status = readStatus(tries === 0 ? url : `${url}?try=${tries}`);
    const isAnswered = status >= 200 && status < 300;
    // Asked anew, only a clear "gone" counts: a line that broke for a moment is no reason to load the page in full.
    const isGone = isAnswered || [404, 410].includes(status || (await askStatus(url)));
    throw new ChunkLoadError(id, isAnswered ? 'missing' : 'error', url, isGone, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** The HTTP status of the last fetch of an address; 0 where the network gave no answer, or the browser does not tell or
    has no room left in its list. */
function readStatus(url: string): number {
  const entry = performance.getEntriesByName(url, 'resource').at(-1) as PerformanceResourceTiming | undefined;
  return entry?.responseStatus ?? 0;
}

/** Asks anew; 0 where the network gives no answer within 10 s. */
async function askStatus(url: string): Promise<number> {
  try {
    return (await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })).status;
  } catch {
    return 0;
  }
}
