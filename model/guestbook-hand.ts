/**
 * How authors change or take back what they wrote. Their browser has a random secret for each entry and sends its hash with the
 * entry; the calls below, functions of PostgREST, prove the secret. It is only ever in the body of a POST.
 */
import type { Entry } from './guestbook.ts';

export const handCalls = {
  /** Whether the entry can be changed, and for how long: a `HandAnswer`. */
  check: 'guestbook_hand',
  /** Returns the changed row. */
  mend: 'guestbook_mend',
  takeBack: 'guestbook_take_back',
} as const;
export type HandCall = (typeof handCalls)[keyof typeof handCalls];

/** The arguments of all calls; those of `mend` are in `MendedWords`, too. */
export type HandProof = { entry_id: string; secret: string };
export type MendedWords = Pick<Entry, 'name' | 'website' | 'message'>;
export type HandAnswer = {
  /** How long the author still has, in milliseconds. */
  ms_left: number;
  /** Others see it only after the owner has read it. */
  is_waiting: boolean;
  /** Whether the owner has answered: then it can only be taken back. */
  is_answered: boolean;
};

/** Further codes of refusals, beside `errorCodes` of model/guestbook-table.ts. */
export const handCodes = {
  /** 404: no entry has this id and this secret, or not any more. The answer is the same whatever the entry's state. */
  unknown: 'PT404',
  /** 410: the owner has deleted it. */
  gone: 'PT410',
  /** 412: the hours for it are over. */
  late: 'PT412',
  /** 423: the owner has hidden it. It can be taken back. */
  hidden: 'PT423',
  /** 424: the owner has answered it. It can be taken back. */
  answered: 'PT424',
} as const;

/** A sender may change and take back this many times as many entries in an hour as they may sign. */
export const handCallsPerEntry = 2;

/** SHA-256 in base64url. The same patterns are in the migrations. */
export const handHashPattern = '[0-9A-Za-z_-]{43}';
export const handSecretPattern = '[0-9A-Za-z_-]{22,64}';
