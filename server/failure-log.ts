import { type LogKind, limitOf } from './log-limit.ts';

export type Log = (line: string) => void;
export type Failure = { method: string; path: string; status: number; startedMs: number; cause?: unknown };

const maxCauseLength = 2000;
/** Of trouble, when it is told again with a count. */
const maxSubjectLength = 200;

/**
 * Writes one line about a request that failed: time, method, path, status, duration, and the cause where the fault is
 * ours. Never the query, an address or a browser's name: who visits is nobody's business. The same failure is told once a
 * second at most, and the log keeps within its limit; what was left out is counted.
 */
export function logFailure({ method, path, status, startedMs, cause }: Failure, log: Log, now: () => number): void {
  const atMs = now();
  const reason = cause === undefined ? '' : ` ${escapeLine(describeCause(cause), maxCauseLength)}`;
  const subject = `${escapeLine(method, 20)} ${escapeLine(path, 200)} ${status}`;
  limitOf(log, now).write({
    kind: status < 500 ? 'refusal' : 'fault',
    subject,
    label: String(status),
    text: `${subject} ${atMs - startedMs} ms${reason}`,
    atMs,
  });
}

/** Writes one line about trouble that belongs to no request, such as too many open connections; the same limits hold. */
export function logTrouble(cause: unknown, log: Log, now: () => number): void {
  writeText('fault', 'trouble', cause, log, now);
}

/**
 * Writes one line that is said only once, such as what mends the database. No burst of failures hides it, so it must be
 * rare whatever visitors do.
 */
export function logNotice(sentence: string, log: Log, now: () => number): void {
  writeText('notice', 'notice', sentence, log, now);
}

function writeText(kind: LogKind, label: string, cause: unknown, log: Log, now: () => number): void {
  const text = escapeLine(describeCause(cause), maxCauseLength);
  limitOf(log, now).write({ kind, subject: text.slice(0, maxSubjectLength), label, text, atMs: now() });
}

function describeCause(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause);
}

/**
 * Whatever a visitor sends stays within one line, cannot steer a terminal and does not turn around what follows. Letters
 * of all languages stay, so that a command with a folder's name can be copied.
 */
function escapeLine(text: string, maxLength: number): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return short.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
