import { type EmbeddedData, type PageData, pageDataFile, pageDataId } from '#model/page-data.ts';
import { ChunkLoadError } from './chunk.ts';
import { withBase } from './paths.ts';

/** As the build writes it. */
type DataFile = {
  /** The name of the entry's file: a page of another build may have data that this code does not understand. */
  entry: string;
  data: PageData;
};

const timeoutMs = 120_000;

/** By address; null for an unknown one, such as that of a project that does not exist. */
const known = new Map<string, EmbeddedData | null>();
const listeners = new Set<() => void>();

/** The data of the address; null if it is unknown, undefined if nothing is loaded or if such addresses have no data. */
export const getPageData = (pathname: string): EmbeddedData | null | undefined => known.get(pathname);

export function keepPageData(pathname: string, data: EmbeddedData | null): void {
  known.set(pathname, data);
  for (const listener of listeners) listener();
}

/** Keeps the data that the prerendered page of the address embeds. An unknown address's page has none. */
export function keepEmbeddedData(pathname: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${pageDataId}`);
  const text = template?.content.textContent;
  keepPageData(pathname, text ? (JSON.parse(text) as EmbeddedData) : null);
}

/** Loads the data of an address. Rejects with a ChunkLoadError, in which case the next call tries again. */
export async function loadPageData(pathname: string): Promise<void> {
  if (known.has(pathname)) return;
  const url = new URL(withBase(`${pathname}/${pageDataFile}`), location.origin).href;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ChunkLoadError(
      pageDataFile,
      { kind: isTimeout ? 'timeout' : 'error', url, isOffline: !isTimeout },
      cause,
    );
  });
  if (response.status >= 500) throw new ChunkLoadError(pageDataFile, { kind: 'error', url });
  // Some hosts answer an unknown address with a page.
  const isData = response.ok && response.headers.get('content-type')?.includes('json');
  if (!isData) return keepPageData(pathname, null);
  const { entry, data } = (await response.json().catch((cause: unknown) => {
    throw new ChunkLoadError(pageDataFile, { kind: 'error', url }, cause);
  })) as DataFile;
  if (!import.meta.env.DEV && !import.meta.url.endsWith(entry)) {
    throw new ChunkLoadError(pageDataFile, { kind: 'missing', url, needsFullLoad: true });
  }
  keepPageData(pathname, data);
}

/** `listener` is called after each change; the returned function removes it. */
export function subscribeToPageData(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
