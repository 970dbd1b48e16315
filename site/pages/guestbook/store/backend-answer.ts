import { type Entry, readEntry } from '#model/guestbook.ts';
import { constraints, errorCodes, idTakenHint } from '#model/guestbook-table.ts';
import { type Refusal, refusals } from './own-entries.ts';

/** What a backend says to a new entry. */
export type Answer =
  | { kind: 'stored'; entry: Entry; isWaiting: boolean }
  /** This very entry, which was sent before. */
  | { kind: 'stored-already' }
  /** Another entry has its id. `isCertain`: it is not this one, sent before, even if its words are the same. */
  | { kind: 'taken'; isCertain?: true }
  /** It would be refused again. */
  | { kind: 'refused'; refusal?: Refusal }
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
  /** The error's own sentence, which no visitor gets to see. */
  message?: string | undefined;
  hint?: string | null | undefined;
  row: unknown;
  retryAfter: string | null;
  /** What answered is no guestbook. */
  isUnserved?: boolean;
};

/**
 * Statuses that say nothing about the entry: somebody has to sign in or to pay, nothing lives there, or it may go better
 * next time.
 */
const passingStatuses = [401, 402, 404, 405, 407, 408, 409, 410, 421, 423, 424, 425, 429];
/** Of a firewall or a server that does not take what is in the body. Other refusals without a code are about no entry. */
const codelessRefusals = [406, 422];
/** Of PostgREST, and of a database that is not set up: the owner can mend that, and no visitor. */
const setUpCode = /^(PGRST|42)/;

/** Reads the answer to an insert. `status` 0: there was none. */
export function readAnswer({
  status,
  code = '',
  message = '',
  hint,
  row,
  retryAfter,
  isUnserved = false,
}: Facts): Answer {
  if (status === 201) {
    const entry = readEntry(row);
    // A page that a hotel's network puts in between says 200, or has no row.
    if (entry) return { kind: 'stored', entry, isWaiting: (row as { state?: unknown }).state === 'waiting' };
  }
  if (isUnserved) return { kind: 'failed', isUnreachable: true };
  if (status === 409 && code === errorCodes.stored) return { kind: 'stored-already' };
  if (status === 409 && code === errorCodes.idTaken) {
    return { kind: 'taken', ...(hint === idTakenHint && { isCertain: true }) };
  }
  if (status === 403 && code === errorCodes.closed) return { kind: 'failed', isUnreachable: true, isClosed: true };
  if (status === 413) return { kind: 'refused', refusal: 'length' };
  const isPassing = passingStatuses.includes(status) || setUpCode.test(code);
  if (status >= 400 && status < 500 && !isPassing && (code || codelessRefusals.includes(status))) {
    const refusal = findRefusal(code, message);
    return { kind: 'refused', ...(refusal && { refusal }) };
  }
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return {
    kind: 'failed',
    isUnreachable: status === 0 || status === 429,
    ...(seconds && { retryAfterMs: seconds * 1000 }),
  };
}

function findRefusal(code: string, message: string): Refusal | undefined {
  if (code === errorCodes.checkFailed) {
    return refusals.find((field) => field in constraints && message.includes(constraints[field as 'name']));
  }
  return code.startsWith('22') ? 'characters' : undefined;
}

/**
 * Whether an answer comes from something that is no guestbook and never becomes one by waiting, such as the file server
 * of a static host: it knows no such address or method, or has a page for every address. PostgREST, and what speaks like
 * it, gives a reason with a code instead. Undefined where the answer could come from anything, as a gateway's.
 */
export function isFromElsewhere(status: number, body: string): boolean | undefined {
  if (isCoded(body)) return false;
  if ([404, 405, 410, 501].includes(status)) return true;
  if (status < 200 || status > 299) return undefined;
  return body.trimStart().startsWith('<');
}

function isCoded(body: string) {
  try {
    return typeof JSON.parse(body)?.code === 'string';
  } catch {
    return false;
  }
}
