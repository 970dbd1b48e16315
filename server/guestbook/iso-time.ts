const latestMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** A time in epoch milliseconds as feeds and services read it, who know no year after 9999. */
export function writeIsoTime(timeMs: number): string {
  return new Date(Math.min(timeMs, latestMs)).toISOString();
}
