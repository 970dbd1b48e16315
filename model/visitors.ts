/** The built-in counter's name for the whole site, as GoatCounter's. */
const wholeSite = 'TOTAL';
/** The two keys of the local storage, and the count if the counter answers without one. */
export const visitorCountKey = 'visitorCount';
export const hasVisitedKey = 'hasVisited';
const countWithoutAnswer = 1;
/** The Trusted Types policy that gives the counting script its address, and no other one. */
export const countScriptPolicy = 'count-script';

/** How the call of the counter ended. An answer may come without a count. */
export type CounterCall = { isAnswered: boolean; count?: number | undefined };
/** What this browser keeps of its own visits. */
export type KeptVisits = { count: number | undefined; hasVisited: boolean };

/** The owner's settings that matter here, as in services-schema.ts. */
export type CounterSettings = {
  counter: 'built-in' | 'goatcounter' | 'none';
  goatcounterCode?: string | undefined;
  serverAddress?: string | undefined;
};
/** The three addresses of a counter. */
export type CounterAddresses = {
  /** The script that counts. */
  script: string;
  /** Where the script sends each visit. */
  endpoint: string;
  /** Answers how many visitors the whole site had, or with GoatCounter its first page. */
  count: string;
};

/**
 * Where the visits of a site in the folder `base` are counted; undefined when they are not. GoatCounter takes the path
 * percent-encoded, so that `/` is `%2F` (https://www.goatcounter.com/help/visitor-counter), and so does the built-in
 * counter, which is on this site's server, wherever that is.
 */
export function locateCounter(settings: CounterSettings, base: string): CounterAddresses | undefined {
  const { counter, goatcounterCode, serverAddress = base } = settings;
  if (counter === 'none') return undefined;
  const isBuiltIn = counter === 'built-in';
  const root = isBuiltIn ? serverAddress : `https://${goatcounterCode}.goatcounter.com/`;
  return {
    script: isBuiltIn ? `${base}count.js` : 'https://gc.zgo.at/count.js',
    endpoint: `${root}count`,
    count: `${root}counter/${isBuiltIn ? wholeSite : encodeURIComponent(base)}.json`,
  };
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
 * failed call, and a first visit counts itself. Whoever reads it has visited, so it is never 0: GoatCounter's numbers
 * are some minutes old.
 */
export function settleCount(call: CounterCall, kept: KeptVisits, fallbackCount: number): number {
  if (call.count !== undefined) return call.count || 1;
  return (kept.count ?? (call.isAnswered ? countWithoutAnswer : fallbackCount)) + (kept.hasVisited ? 0 : 1);
}
