import { handCodes } from '#model/guestbook-hand.ts';
import { constraints, errorCodes } from '#model/guestbook-table.ts';
import type { Called } from '#site/pages/guestbook/store/backend.ts';
import { type Refusal, refusals } from '#site/pages/guestbook/store/own-entry.ts';

/** Why a call changed nothing. `old`: the backend knows no such call. */
export type HandFailure = keyof typeof handCodes | 'closed' | 'full' | 'old' | 'refused' | 'tooOften' | 'unreachable';

const failures: Record<string, HandFailure> = {
  ...Object.fromEntries(Object.entries(handCodes).map(([failure, code]) => [code, failure as HandFailure])),
  [errorCodes.closed]: 'closed',
  [errorCodes.full]: 'full',
  [errorCodes.tooMany]: 'tooOften',
  PGRST202: 'old',
};

/** Undefined for a call that succeeded. */
export function readFailure({ status, code }: Called): HandFailure | undefined {
  if (status >= 200 && status < 300 && code === '') return undefined;
  // A constraint, or characters that no database can store.
  if (code.startsWith('23') || code.startsWith('22') || status === 413) return 'refused';
  return failures[code] ?? 'unreachable';
}

/** The field that a constraint is about; undefined if that is not known. */
export const findRefusal = ({ message }: Called): Refusal | undefined =>
  refusals.find((field) => field in constraints && message.includes(constraints[field as 'name']));

/** Whether this browser can do nothing more with the entry. */
export const isFinal = (failure: HandFailure): boolean => ['unknown', 'gone', 'late', 'old'].includes(failure);
