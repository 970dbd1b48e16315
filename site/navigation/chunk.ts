import { withBase } from './paths.ts';

/** Per page: the number of its chunk and the chunk's file, filled in when the site is built. */
declare const __CHUNK_TABLE__: Record<string, [id: number, file: string]>;

export const chunkTimeoutMs = 120_000;
const answerTimeoutMs = 10_000;

type Failure = {
  /** The words are webpack's, which the specification quotes. */
  kind: 'missing' | 'timeout' | 'error';
  url: string;
  /** Only a full load brings the file: the server says that it is gone, or this document keeps a failure of before. */
  needsFullLoad?: boolean;
  /** There is no network, or the server gives no answer at all. */
  isOffline?: boolean;
};

/** Where a chunk did not arrive, or a file that it imports. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly needsFullLoad: boolean;
  readonly isOffline: boolean;

  constructor(id: number | string, { kind, url, needsFullLoad = false, isOffline = false }: Failure, cause?: unknown) {
    super(`Loading chunk ${id} failed.\n(${kind}: ${url})`, { cause });
    this.needsFullLoad = needsFullLoad;
    this.isOffline = isOffline || !navigator.onLine;
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
    timer = setTimeout(() => reject(new ChunkLoadError(id, { kind: 'timeout', url })), chunkTimeoutMs);
  });
  try {
    // A failed or hanging fetch stays in the module map of some browsers, so a later try needs a URL of its own.
    const loading = tries === 0 ? load() : (import(/* @vite-ignore */ `${url}?try=${tries}`) as Promise<object>);
    const loaded = (await Promise.race([loading, timeout])) as Record<string, T>;
    const found = loaded[component];
    if (!found) throw new ChunkLoadError(id, { kind: 'missing', url, needsFullLoad: true });
    return found;
  } catch (cause) {
    failedTries.set(url, tries + 1);
    if (cause instanceof ChunkLoadError || !fetchFailure.test(String(cause))) throw cause;
    clearTimeout(timer);
    const failure = await findFailure(url);
    if (failure) throw new ChunkLoadError(id, failure, cause);
    // Everything is there by now, so the connection broke for a moment.
    if (tries === 0) return loadChunk(page, component, load);
    // A module map that keeps the failure of a shared file is left behind with the document, but not at the first try.
    throw new ChunkLoadError(id, { kind: 'error', url, needsFullLoad: tries > 1 }, cause);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks for a chunk and for what it imports, one after another, and tells what is wrong with the first that does not come:
 * import() names neither the file nor the reason. Undefined where all of them come.
 */
async function findFailure(url: string, seen = new Set([import.meta.url])): Promise<Failure | undefined> {
  if (seen.has(url)) return undefined;
  seen.add(url);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) });
    if (!response.ok) return { kind: 'error', url, needsFullLoad: [404, 410].includes(response.status) };
    // A host that answers every unknown address with a page has replaced the file, too.
    if (!response.headers.get('content-type')?.includes('javascript')) {
      return { kind: 'missing', url, needsFullLoad: true };
    }
    for (const [, imported = ''] of (await response.text()).matchAll(/\b(?:from|import)\s*["'](\.[^"']+)/g)) {
      const failure = await findFailure(new URL(imported, url).href, seen);
      if (failure) return failure;
    }
    return undefined;
  } catch {
    return { kind: 'error', url, isOffline: !(await isAnswered(url)) };
  }
}

/** Whether there is an answer of any kind: a response that breaks off is not the same as a server that is gone. */
const isAnswered = (url: string) =>
  fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerTimeoutMs) }).then(
    () => true,
    () => false,
  );
