import { dayMs } from '#model/day.ts';
import type { Span } from '#model/owner-desk.ts';

/** A bar: its first and last day in UTC, `YYYY-MM-DD`. */
export type Bar = { firstDay: string; lastDay: string; label: string };

const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The last `count` days, weeks from Monday, or months up to now, oldest first. */
export function listBars(span: Span, count: number, nowMs: number): Bar[] {
  return Array.from({ length: count }, (_, index) => makeBar(span, count - 1 - index, nowMs));
}

function makeBar(span: Span, back: number, nowMs: number): Bar {
  const now = new Date(nowMs);
  const [year, monthOfYear, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (span === 'month') {
    const first = Date.UTC(year, monthOfYear - back, 1);
    const last = Date.UTC(year, monthOfYear - back + 1, 0);
    return { firstDay: dayOf(first), lastDay: dayOf(last), label: back === 0 ? 'this month' : month.format(first) };
  }
  const today = Date.UTC(year, monthOfYear, day);
  if (span === 'day') {
    const timeMs = today - back * dayMs;
    const label = back === 0 ? 'today' : back === 1 ? 'yesterday' : shortDay.format(timeMs);
    return { firstDay: dayOf(timeMs), lastDay: dayOf(timeMs), label };
  }
  const monday = today - ((now.getUTCDay() + 6) % 7) * dayMs - back * 7 * dayMs;
  const label = back === 0 ? 'this week' : `week of ${longDay.format(monday)}`;
  return { firstDay: dayOf(monday), lastDay: dayOf(monday + 6 * dayMs), label };
}

/** The numbers of the bars, from those of their days. */
export function sumBars(bars: readonly Bar[], days: ReadonlyMap<string, number>): number[] {
  return bars.map(({ firstDay, lastDay }) => {
    let sum = 0;
    for (let timeMs = Date.parse(firstDay); timeMs <= Date.parse(lastDay); timeMs += dayMs)
      sum += days.get(dayOf(timeMs)) ?? 0;
    return sum;
  });
}
