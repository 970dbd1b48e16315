import { listAddresses } from '#content-reader/pages.ts';
import { findUpdatePage, nameUpdates } from '#model/updates.ts';
import type { Update } from '#model/updates-schema.ts';

/** What the feeds say of an update. Its id never changes; `url` is where the update is now. */
type FeedItem = Update & { id: string; url: string };

/** `address` makes an absolute address of a path. */
export function listFeedItems(updates: readonly Update[], address: (path: string) => string): FeedItem[] {
  const names = nameUpdates(updates);
  return updates.map((update, index) => ({
    ...update,
    id: `${address('/')}#${names[index]}`,
    url: `${address(findUpdatePage(index, listAddresses.updates))}#${names[index]}`,
  }));
}
