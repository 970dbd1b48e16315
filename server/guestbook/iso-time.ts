const latestMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Epoch milliseconds as ISO 8601, capped at the year 9999, the last that feeds and services can parse. */
export function writeIsoTime(timeMs: number): string {
  return new Date(Math.min(timeMs, latestMs)).toISOString();
}
