import { type Entry, readEntry } from '#model/guestbook.ts';
import { errorCodes, idTakenHint } from '#model/guestbook-table.ts';

/** What a backend says to a new entry. */
export type Answer =
  | { kind: 'stored'; entry: Entry; isWaiting: boolean }
  /** This very entry, which was sent before. */
  | { kind: 'stored-already' }
  /** Another entry has its id. `isCertain`: it is not this one, sent before, even if its words are the same. */
  | { kind: 'taken'; isCertain?: true }
  /** It would be refused again. */
  | { kind: 'refused' }
  | {
      kind: 'failed';
      /** The next one would fail as well. */
      isUnreachable?: boolean;
      isClosed?: boolean;
      retryAfterMs?: number;
    };

type Facts = {
  status: number;
  code?: string | undefined;
  hint?: string | null | undefined;
  row: unknown;
  retryAfter: string | null;
};

/** Reads the answer to an insert. `status` 0: there was none. */
export function readAnswer({ status, code = '', hint, row, retryAfter }: Facts): Answer {
  if (status === 201) {
    const entry = readEntry(row);
    // A page that a hotel's network puts in between says 200, or has no row.
    if (!entry) return { kind: 'failed' };
    return { kind: 'stored', entry, isWaiting: (row as { state?: unknown }).state === 'waiting' };
  }
  if (status === 409 && code === errorCodes.stored) return { kind: 'stored-already' };
  if (status === 409 && code === errorCodes.idTaken) {
    return { kind: 'taken', ...(hint === idTakenHint && { isCertain: true }) };
  }
  // A broken check, a missing value, or a value that no column of its kind holds.
  if (status === 413 || (status === 400 && /^(23514|23502|22...)$/.test(code))) return { kind: 'refused' };
  if (status === 403 && code === errorCodes.closed) return { kind: 'failed', isUnreachable: true, isClosed: true };
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return {
    kind: 'failed',
    isUnreachable: status === 0 || status === 429,
    ...(seconds && { retryAfterMs: seconds * 1000 }),
  };
}
