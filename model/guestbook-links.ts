import type { Entry } from './guestbook.ts';
import { type MonthLinks, type PageLinks, type PagePlace, writePlace } from './guestbook-pages.ts';

/** The place from which on an entry is shown. */
export const placeOf = ({ time }: Pick<Entry, 'time'>): PagePlace => ({ time: time + 1, id: '' });

/** The links below the newest messages, of which a read brings at most `length`. The months may not be known yet. */
export function linkNewest(
  entries: readonly Pick<Entry, 'time' | 'id'>[],
  length: number,
  months: MonthLinks,
): PageLinks {
  const [newest] = entries;
  const last = entries[length - 1];
  return newest && last ? { older: writePlace({ time: last.time, id: last.id }), ...months } : {};
}
