import { type Log, type LogKind, limitOf } from './log-limit.ts';

export type Failure = { method: string; path: string; status: number; startedMs: number; cause?: unknown };

const maxCauseLength = 2000;
/** The part of an error that identifies its repeats. */
const maxSubjectLength = 200;

/** What follows in a path may be a secret of the owner's door, whether the door is there or not. */
const doorPath = /^(.*?\/door)\/.*$/s;

/**
 * Logs a failed request in one line: time, method, path, status, duration, and the cause of a server error. Never the
 * query, an IP address or a user agent, to protect visitors' privacy, nor a link of the owner's door. The same failure is logged at most once a
 * second, and all of them within a limit; suppressed lines are counted.
 */
export function logFailure({ method, path, status, startedMs, cause }: Failure, log: Log, now: () => number): void {
  const atMs = now();
  const reason = cause === undefined ? '' : ` ${escapeLine(describeCause(cause), maxCauseLength)}`;
  const subject = `${escapeLine(method, 20)} ${escapeLine(path.replace(doorPath, '$1/…'), 200)} ${status}`;
  limitOf(log, now).write({
    kind: status < 500 ? 'refusal' : 'fault',
    subject,
    label: String(status),
    text: `${subject} ${atMs - startedMs} ms${reason}`,
    atMs,
  });
}

/** Logs an error outside any request, such as too many open connections, in one line within the same limits. */
export function logError(cause: unknown, log: Log, now: () => number): void {
  writeText('fault', 'error', cause, log, now);
}

/**
 * Logs a sentence in one line, such as how to fix the database. A burst of failures does not suppress it, so visitors
 * must not be able to cause it often.
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
 * Escapes line breaks, terminal control sequences and bidirectional controls, which visitors could send. Keeps letters of
 * all languages, so that a command with a folder's name can be copied.
 */
function escapeLine(text: string, maxLength: number): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return short.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`);
}
