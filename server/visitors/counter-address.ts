import { dayMs } from '#model/day.ts';
import { type DayRange, dayOf } from './counter.ts';

/** A request for `/counter/…`: the path, or `TOTAL` for the whole site, and the days. */
export type CounterRequest = { path: string; range?: DayRange };

const spansDays = new Map([
  ['week', 7],
  ['month', 30],
  ['year', 365],
]);

/**
 * Parses the encoded rest of the path after `/counter/`, such as `%2F.json`, and the range from `start` to `end`. Returns
 * a problem for invalid input.
 */
export function readCounterAddress(
  name: string,
  query: URLSearchParams,
  nowMs: number,
): CounterRequest | { problem: string } {
  const decoded = decode(name);
  if (decoded === undefined) return { problem: 'The path is not encoded correctly.' };
  const dot = decoded.lastIndexOf('.');
  const extension = dot === -1 ? '' : decoded.slice(dot + 1);
  if (extension !== 'json')
    return { problem: `Unknown extension: ${JSON.stringify(extension)}. Counts are available as .json.` };
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
  // JavaScript parses 30 February as 2 March.
  return !Number.isNaN(timeMs) && dayOf(timeMs) === text;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
