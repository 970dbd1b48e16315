import { say } from '#studio/app/say.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export const tellTime = (time: number): string => timeFormat.format(time);

const dayInMilliseconds = 24 * 60 * 60 * 1000;

function tellDate(time: number, now: number): string {
  const day = dayFormat.format(time);
  if (day === dayFormat.format(now)) return say('history.today');
  return day === dayFormat.format(now - dayInMilliseconds) ? say('history.yesterday') : day;
}

/** In their order, below the names of their days. */
export function groupByDay<Item extends { time: number }>(items: Item[], now = Date.now()) {
  const days: { day: string; items: { item: Item; index: number }[] }[] = [];
  for (const [index, item] of items.entries()) {
    const day = tellDate(item.time, now);
    const last = days.at(-1);
    if (last?.day === day) last.items.push({ item, index });
    else days.push({ day, items: [{ item, index }] });
  }
  return days;
}

/** "Gone for good in 2 days." */
export const daysUntil = (until: number, now = Date.now()): number =>
  Math.max(0, Math.ceil((until - now) / dayInMilliseconds));
