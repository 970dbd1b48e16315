import type { Entry } from './guestbook.ts';
import { type PageLinks, type PagePlace, writePlace } from './guestbook-pages.ts';

/** The place behind an entry, which only names the entry if the next one is of the same millisecond. */
export const placeBehind = (
  { time, id }: Pick<Entry, 'time' | 'id'>,
  next: Pick<Entry, 'time'> | undefined,
): PagePlace => (next?.time === time ? { time, id } : { time, id: '' });

/** The place from which on an entry is shown. */
export const placeOf = ({ time }: Pick<Entry, 'time'>): PagePlace => ({ time: time + 1, id: '' });

/** The places in which months end, newest first, from the newest to the oldest message; in UTC. `month` is its first millisecond. */
export function listMonths(oldestMs: number, newestMs: number): { month: number; place: PagePlace }[] {
  const months = [];
  const first = new Date(oldestMs);
  const last = new Date(newestMs);
  const count = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  for (let back = 0; back <= Math.min(count, maxMonths); back++) {
    const at = (months: number) => Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - back + months);
    months.push({ month: at(0), place: { time: at(1), id: '' } });
  }
  return months;
}

/** A hundred years. */
const maxMonths = 1200;

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

/** The links below the newest messages, of which a read brings at most `length`. The oldest may not be known yet. */
export function linkNewest(
  entries: readonly Pick<Entry, 'time' | 'id'>[],
  length: number,
  oldestMs: number | undefined,
): PageLinks {
  const [newest] = entries;
  const last = entries[length - 1];
  return newest && last ? { older: writePlace({ time: last.time, id: last.id }), oldestMs, newestMs: newest.time } : {};
}
