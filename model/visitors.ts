/** The two keys of the local storage, and what stands in when the counter answers without a count. */
export const visitorCountKey = 'visitorCount';
export const hasVisitedKey = 'hasVisited';
export const countWithoutAnswer = 1;

/** How the call of the counter ended. An answer may come without a count. */
export type CounterCall = { isAnswered: boolean; count?: number | undefined };
/** What this browser keeps of its own visits. */
export type KeptVisits = { count: number | undefined; hasVisited: boolean };

/**
 * Where GoatCounter tells the count of a path of the site with this code. It takes the path percent-encoded, so that
 * `/` is `%2F`: https://www.goatcounter.com/help/visitor-counter
 */
export function writeCounterAddress(code: string, path: string): string {
  return `https://${code}.goatcounter.com/counter/${encodeURIComponent(path)}.json`;
}

/**
 * The number in a counter's answer, or in the local storage. GoatCounter writes "1 234" with the owner's thousands
 * separator (U+202F unless changed), so digits are all that is read. Undefined where there are none.
 */
export function readCount(value: unknown): number | undefined {
  const digits = String(value ?? '').replace(/\D+/g, '');
  return digits ? Number(digits) : undefined;
}

/**
 * The count to show. Without one from the counter it is the kept one, or 1 after an answer, or `fallbackCount` after a
 * failed call, and a first visit counts itself.
 */
export function settleCount(call: CounterCall, kept: KeptVisits, fallbackCount: number): number {
  if (call.count !== undefined) return call.count;
  return (kept.count ?? (call.isAnswered ? countWithoutAnswer : fallbackCount)) + (kept.hasVisited ? 0 : 1);
}
