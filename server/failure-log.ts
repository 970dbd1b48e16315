export type Log = (line: string) => void;
export type Failure = { method: string; path: string; status: number; startedMs: number; cause?: unknown };

const maxCauseLength = 2000;

/**
 * Writes one line about a request that failed: time, method, path, status, duration, and the cause where the fault is
 * ours. Never the query, an address or a browser's name: who visits is nobody's business.
 */
export function logFailure({ method, path, status, startedMs, cause }: Failure, log: Log, now: () => number): void {
  const endedMs = now();
  const reason = cause === undefined ? '' : ` ${escapeLine(describeCause(cause), maxCauseLength)}`;
  const request = `${escapeLine(method, 20)} ${escapeLine(path, 200)}`;
  log(`${new Date(endedMs).toISOString()} ${request} ${status} ${endedMs - startedMs} ms${reason}`);
}

/** Writes one line about trouble that belongs to no request, such as too many open connections. */
export function logTrouble(cause: unknown, log: Log, now: () => number): void {
  log(`${new Date(now()).toISOString()} ${escapeLine(describeCause(cause), maxCauseLength)}`);
}

function describeCause(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause);
}

/** Whatever a visitor sends stays within one line and cannot steer a terminal. */
function escapeLine(text: string, maxLength: number): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return short.replace(/[^\x20-\x7e…]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
