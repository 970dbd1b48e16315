import { readEntry } from '#model/guestbook.ts';
import { constraints, errorCodes, idTakenHint } from '#model/guestbook-table.ts';
import { type Refusal, refusals } from './own-entry.ts';
import { readDrawn } from './read-drawn.ts';
import { readHearts, type StoredEntry } from './stored-entry.ts';

/** A backend's answer to a new entry. */
export type Answer =
  | { kind: 'stored'; entry: StoredEntry; isWaiting: boolean }
  /** The same entry was sent before. */
  | { kind: 'stored-already' }
  /** The id is taken. `isCertain`: by another entry, even if the words are the same. */
  | { kind: 'taken'; isCertain?: true }
  /** A retry would be refused as well. */
  | { kind: 'refused'; refusal?: Refusal }
  | {
      kind: 'failed';
      /** Other entries would fail as well. */
      isUnreachable?: boolean;
      isClosed?: boolean;
      /** Too many entries wait for the owner. */
      isFull?: boolean;
      /** Nothing was stored, because the backend knows five columns only. */
      lacksColumns?: boolean;
      retryAfterMs?: number;
    };

type Facts = {
  status: number;
  code?: string | undefined;
  /** The error's own message, which is never shown to a visitor. */
  message?: string | undefined;
  hint?: string | null | undefined;
  row: unknown;
  retryAfter: string | null;
  /** The response was not a guestbook's. */
  isBackendMissing?: boolean;
};

/** Statuses that are not about the entry: authentication, payment, a missing resource, or a temporary failure. */
const temporaryStatuses = [401, 402, 404, 405, 407, 408, 409, 410, 421, 423, 424, 425, 429];
/** Of a firewall or a server that rejects the body. Other refusals without a code are not about the entry. */
const codelessRefusals = [406, 422];
/** Of PostgREST, and of a database that is not set up: only the owner can fix that. */
const setUpCode = /^(PGRST|42)/;

/** PostgREST's, PostgreSQL's, and that of a column which visitors may not write. */
const missingColumn = /^(PGRST204|42703|42501)$/;

/** Reads the response to an insert. `status` 0: there was none. */
export function readAnswer({
  status,
  code = '',
  message = '',
  hint,
  row,
  retryAfter,
  isBackendMissing = false,
}: Facts): Answer {
  if (status === 201) {
    const entry = readEntry(row);
    // A captive portal's page says 200, or has no row.
    if (entry)
      return {
        kind: 'stored',
        entry: { ...entry, ...readDrawn(row), ...readHearts(row) },
        isWaiting: (row as { state?: unknown }).state === 'waiting',
      };
  }
  if (isBackendMissing) return { kind: 'failed', isUnreachable: true };
  if (status === 409 && code === errorCodes.stored) return { kind: 'stored-already' };
  if (status === 409 && code === errorCodes.idTaken) {
    return { kind: 'taken', ...(hint === idTakenHint && { isCertain: true }) };
  }
  if (status === 403 && code === errorCodes.closed) return { kind: 'failed', isUnreachable: true, isClosed: true };
  if (status === 413) return { kind: 'refused', refusal: 'length' };
  const isTemporary = temporaryStatuses.includes(status) || setUpCode.test(code);
  if (status >= 400 && status < 500 && !isTemporary && (code || codelessRefusals.includes(status))) {
    const refusal = findRefusal(code, message);
    return { kind: 'refused', ...(refusal && { refusal }) };
  }
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return {
    kind: 'failed',
    isUnreachable: status === 0 || status === 429,
    ...(code === errorCodes.full && { isFull: true }),
    ...(missingColumn.test(code) && { lacksColumns: true }),
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
 * Whether a response comes from a server without a guestbook, which makes retries pointless: the file server of a
 * static host has no such address or method, or a page for every address, whereas PostgREST gives a reason with a code.
 * Undefined if it could come from anything, such as a gateway.
 */
export function isExternal(status: number, body: string): boolean | undefined {
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
