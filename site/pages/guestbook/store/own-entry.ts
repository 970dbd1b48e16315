import { type Entry, readEntry } from '#model/guestbook.ts';
import type { FormFacts } from '#model/guestbook-table.ts';
import { readDrawn } from './read-drawn.ts';

/** Why an entry is not public. */
export type OwnStatus = 'unsent' | 'waiting' | 'refused' | 'private';

/** Why a backend refused an entry: a field, its drawing, its characters, or its length. */
export const refusals = ['name', 'website', 'message', 'drawing', 'characters', 'length', 'audience'] as const;

export type Refusal = (typeof refusals)[number];

/** An entry that this browser keeps. Without a status it was written when the site had no backend. */
export type OwnEntry = Entry & {
  status?: OwnStatus | undefined;
  facts?: FormFacts | undefined;
  /** With which this browser changes the entry later: the hash of it is sent. */
  secret?: string | undefined;
  refusal?: Refusal | undefined;
};

/** The row of an entry in the storage, with the unknown fields of `row`. */
export function writeRow({ status, facts = {}, secret, refusal, ...entry }: OwnEntry, row: object) {
  const {
    unsent,
    waiting,
    refused,
    private: _,
    audience,
    because,
    filled,
    trapped,
    resend,
    hand,
    ...unknown
  } = row as Record<string, unknown>;
  return {
    ...unknown,
    ...entry,
    // A page of an older version does not know the audience: it must not send this.
    ...(status && { [status]: status === 'unsent' && entry.audience ? entry.audience : true }),
    ...(status === 'refused' && refusal && { because: refusal }),
    ...(status === 'unsent' && facts.fillMs !== undefined && { filled: facts.fillMs }),
    ...(status === 'unsent' && facts.isTrapped && { trapped: true }),
    ...(status === 'unsent' && facts.resendKey && { resend: facts.resendKey }),
    ...(status === 'unsent' && secret && { hand: secret }),
  };
}

const sentStatuses = ['refused', 'waiting', 'private'] as const;

/** The entry of a row; empty for a malformed one. */
export function readOwnEntry(row: unknown): OwnEntry[] {
  const entry = readEntry(row);
  if (!entry) return [];
  const { unsent, because, filled, trapped, resend, hand, ...flags } = row as Record<string, unknown>;
  const isUnsent = unsent === true || (unsent === 'owner' && entry.audience === 'owner');
  const status = sentStatuses.find((name) => flags[name] === true) ?? (isUnsent ? 'unsent' : undefined);
  const facts: FormFacts = {
    ...(typeof filled === 'number' && filled >= 0 && { fillMs: filled }),
    ...(trapped === true && { isTrapped: true }),
    ...(typeof resend === 'string' && { resendKey: resend }),
  };
  const refusal = status === 'refused' && refusals.find((name) => name === because);
  return [
    {
      ...entry,
      ...readDrawn(row),
      ...(status && { status }),
      ...(status === 'unsent' && { facts }),
      ...(status === 'unsent' && typeof hand === 'string' && { secret: hand }),
      ...(refusal && { refusal }),
    },
  ];
}
