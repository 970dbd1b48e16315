import type { DeskVisits, Span } from '#model/owner-desk.ts';
import type { Records } from '../records/records.ts';
import { type Bar, listBars, sumBars } from './spans.ts';

/** So many bars has the widest plot. */
const barCount = 30;
const maxLines = 20;

const rangeOf = (bars: readonly Bar[]) => ({
  firstDay: bars[0]?.firstDay ?? '',
  lastDay: bars.at(-1)?.lastDay ?? '',
});

/** The numbers up to now: by day, week or month, and for the same time by page, host and song. */
export function readVisits(visits: NonNullable<Records['visits']>, span: Span, nowMs: number): DeskVisits {
  const bars = listBars(span, barCount, nowMs);
  const between = rangeOf(bars);
  const values = sumBars(bars, visits.readDays(between));
  const days = listBars('day', 30, nowMs);
  const byDay = sumBars(days, visits.readDays(rangeOf(days)));
  const sumOf = (count: number) => byDay.slice(-count).reduce((sum, value) => sum + value, 0);
  return {
    span,
    bars: bars.map(({ label }, index) => ({ label, visitors: values[index] ?? 0 })),
    sums: [sumOf(1), sumOf(7), sumOf(30)],
    pages: visits.listPages(between, maxLines),
    hosts: visits.listHosts(between, maxLines),
    songs: visits.listSongs(between, maxLines),
  };
}
