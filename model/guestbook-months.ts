import type { MonthCount, MonthLinks, PagePlace } from './guestbook-pages.ts';

/** A month to jump to: its first millisecond, the place in which it ends, and how many messages it has, if that is known. */
export type LinkedMonth = { month: number; place: PagePlace; count?: number };

/** Newest first; in UTC. */
export function listMonths({ months, oldestMs, newestMs }: MonthLinks): LinkedMonth[] {
  if (!months) return oldestMs === undefined || newestMs === undefined ? [] : listBetween(oldestMs, newestMs);
  return months.slice(0, maxMonths).map(([name, count]) => {
    const [year = 0, month = 0] = name.split('-').map(Number);
    return { month: Date.UTC(year, month - 1), place: { time: Date.UTC(year, month), id: '' }, count };
  });
}

function listBetween(oldestMs: number, newestMs: number): LinkedMonth[] {
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

/** Of rows of the table of months, which come in any order. */
export const sortMonths = (rows: readonly unknown[]): MonthCount[] =>
  rows
    .map((row) => row as { month?: unknown; count?: unknown })
    .map(({ month, count }): MonthCount => [String(month), Number(count)])
    .filter(([month, count]) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && count > 0)
    .sort(([one], [other]) => (one < other ? 1 : -1));
