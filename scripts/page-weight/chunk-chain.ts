import type { Transfer } from './transfers.ts';

/** How many scripts at most waited for one another: one is 1 if the HTML asked for it, and one that it asked for 2. */
export function countChunksInRow(transfers: Pick<Transfer, 'url' | 'kind' | 'initiator'>[]): number {
  const scripts = new Map(
    transfers.filter(({ kind }) => kind === 'JavaScript').map(({ url, initiator }) => [url, initiator]),
  );
  const countUpTo = (url: string | undefined, seen: string[]): number =>
    url === undefined || !scripts.has(url) || seen.includes(url) ? 0 : 1 + countUpTo(scripts.get(url), [...seen, url]);
  return Math.max(0, ...[...scripts.keys()].map((url) => countUpTo(url, [])));
}
