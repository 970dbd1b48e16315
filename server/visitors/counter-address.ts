import { dayMs } from '#model/day.ts';
import { type DayRange, dayOf } from './counter.ts';

/** What `/counter/…` asks for: a path as it was written, or the name of the whole site. */
export type CounterQuestion = { path: string; range?: DayRange };

const spansDays = new Map([
  ['week', 7],
  ['month', 30],
  ['year', 365],
]);

/**
 * Reads what follows `/counter/`, still encoded, such as `%2F.json`, and the days from `start` to `end`. Returns a
 * sentence where something is wrong.
 */
export function readCounterAddress(
  name: string,
  query: URLSearchParams,
  nowMs: number,
): CounterQuestion | { problem: string } {
  const decoded = decode(name);
  if (decoded === undefined) return { problem: 'The path is not encoded rightly.' };
  const dot = decoded.lastIndexOf('.');
  const extension = dot === -1 ? '' : decoded.slice(dot + 1);
  if (extension !== 'json')
    return { problem: `Unknown extension: ${JSON.stringify(extension)}. Numbers come as .json.` };
  const path = decoded.slice(0, dot);

  const start = query.get('start') || undefined;
  const end = query.get('end') || undefined;
  if (!start && !end) return { path };
  const span = spansDays.get(start ?? '');
  const firstDay = span ? dayOf(nowMs - span * dayMs) : (start ?? '0000-01-01');
  const lastDay = end ?? '9999-12-31';
  if (!isDay(firstDay)) return { problem: 'start must be a day such as 2026-11-21, or week, month or year.' };
  if (!isDay(lastDay)) return { problem: 'end must be a day such as 2026-11-21.' };
  return { path, range: { firstDay, lastDay } };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const timeMs = Date.parse(`${text}T00:00:00Z`);
  // JavaScript takes 30 February for 2 March.
  return !Number.isNaN(timeMs) && dayOf(timeMs) === text;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
