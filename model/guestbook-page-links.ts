import type { Entry } from './guestbook.ts';
import { type PageLinks, type PagePlace, writePlace } from './guestbook-pages.ts';

/** The place behind an entry, which only names the entry if the next one is of the same millisecond. */
export const placeBehind = (
  { time, id }: Pick<Entry, 'time' | 'id'>,
  next: Pick<Entry, 'time'> | undefined,
): PagePlace => (next?.time === time ? { time, id } : { time, id: '' });

/**
 * The links of a page of at most `length` entries.
 * @param rows one more than are shown, if there are more
 * @param newer those just above it, the nearest first, one more than a page has; undefined on the newest page
 */
export function linkPages(
  rows: readonly Pick<Entry, 'time' | 'id'>[],
  newer: readonly Pick<Entry, 'time' | 'id'>[] | undefined,
  length: number,
): Pick<PageLinks, 'older' | 'newer'> {
  const last = rows[length - 1];
  const next = rows[length];
  const above = newer?.[length];
  return {
    ...(last && next && { older: writePlace(placeBehind(last, next)) }),
    ...(newer && { newer: above ? writePlace({ time: above.time, id: above.id }) : '' }),
  };
}
