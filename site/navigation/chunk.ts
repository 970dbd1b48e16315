import { withBase } from './paths.ts';

/** Per page: the number of its chunk and the chunk's file, filled in by the build. */
declare const __CHUNK_TABLE__: Record<string, [id: number, file: string]>;

const chunkTimeoutMs = 120_000;
const responseTimeoutMs = 10_000;

type Failure = {
  /** In webpack's words, which the specification quotes. */
  kind: 'missing' | 'timeout' | 'error';
  url: string;
  /** Only a full load can fetch the file: the server says it is gone, or this document has cached an earlier failure. */
  needsFullLoad?: boolean;
  /** There is no network, or the server does not respond at all. */
  isOffline?: boolean;
};

/** A chunk, or a file that it imports, could not be loaded. */
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

/** The three engines' messages when import() cannot fetch or link; any other error was thrown by the module itself. */
const fetchFailure = /(imported|importing a) module/i;
const failedTries = new Map<string, number>();

/**
 * Loads a page's module. Rejects with ChunkLoadError if it is missing (the response is something else), cannot be
 * fetched, or takes longer than 120 s; an error thrown by the module's own code passes through. Each call tries again.
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
    // Some browsers keep a failed or hanging fetch in their module map, so a retry needs its own URL.
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
    // All files can be fetched now, so the connection had only dropped for a moment.
    if (tries === 0) return loadChunk(page, component, load);
    // If the module map has cached the failure of a shared file, only a full load helps. Not on the first retry, though.
    throw new ChunkLoadError(id, { kind: 'error', url, needsFullLoad: tries > 1 }, cause);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches a chunk and its imports, one after another, and returns why the first of them fails: import() reports neither
 * the file nor the reason. Undefined if none fails.
 */
async function findFailure(url: string, seen = new Set([import.meta.url])): Promise<Failure | undefined> {
  if (seen.has(url)) return undefined;
  seen.add(url);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(responseTimeoutMs) });
    if (!response.ok) return { kind: 'error', url, needsFullLoad: [404, 410].includes(response.status) };
    // Some hosts answer every unknown address with a page: then this file is gone, too.
    if (!response.headers.get('content-type')?.includes('javascript')) {
      return { kind: 'missing', url, needsFullLoad: true };
    }
    for (const [, imported = ''] of (await response.text()).matchAll(/\b(?:from|import)\s*["'](\.[^"']+)/g)) {
      const failure = await findFailure(new URL(imported, url).href, seen);
      if (failure) return failure;
    }
    return undefined;
  } catch {
    return { kind: 'error', url, isOffline: !(await hasResponse(url)) };
  }
}

/** Whether the server responds at all: a response that breaks off does not mean that the server is unreachable. */
const hasResponse = (url: string) =>
  fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(responseTimeoutMs) }).then(
    () => true,
    () => false,
  );
