import { moveEntry } from '#model/guestbook.ts';
import type { Backend } from './backend.ts';
import type { OwnEntry, Refusal } from './own-entry.ts';
import { hashSecret } from './own-hands.ts';
import type { StoredEntry } from './stored-entry.ts';

/** The result of sending an entry, under the id that it has by then. */
export type Delivery =
  | { kind: 'visible'; entry: StoredEntry }
  | { kind: 'waiting'; entry?: StoredEntry }
  /** Stored, and only for the owner. */
  | { kind: 'private'; entry?: StoredEntry }
  | { kind: 'refused'; refusal?: Refusal }
  | { kind: 'unsent'; isUnreachable?: boolean; isClosed?: boolean; isFull?: boolean; retryAfterMs?: number };

/** Visitors who sign in the same millisecond; further collisions are implausible. */
const maxMoves = 50;

/**
 * Sends an entry until its result is known. That is idempotent: each attempt has the same resend key, so responses
 * that are lost and tabs that are closed halfway leave one stored entry. `onMove` is called before a new id is used.
 * `isFirst`: the first attempt ever, so an entry with the same id is another visitor's, even with the same words.
 */
export async function deliverEntry(
  unsent: OwnEntry,
  { insert, find }: Pick<Backend, 'insert' | 'find'>,
  onMove: (entry: OwnEntry, former: OwnEntry) => void,
  { isFirst = false } = {},
): Promise<Delivery> {
  let entry = unsent;
  let isNewId = isFirst;
  const hand = unsent.secret && (await hashSecret(unsent.secret));
  const facts = { ...unsent.facts, ...(hand && { hand }) };
  for (let moves = 0; moves <= maxMoves; moves++) {
    const answer = await insert(entry, facts);
    if (answer.kind === 'failed') return { ...answer, kind: 'unsent' };
    if (answer.kind === 'refused') return answer;
    if (answer.kind === 'stored') {
      const { entry: stored, isWaiting } = answer;
      // Whatever a backend says, it is shown to nobody.
      return { kind: entry.audience ? 'private' : isWaiting ? 'waiting' : 'visible', entry: stored };
    }

    const isOthers = answer.kind === 'taken' && (answer.isCertain || isNewId);
    if (!isOthers) {
      const found = await find(entry.id);
      if (found === undefined) return { kind: 'unsent' };
      if (found && found.name === entry.name && found.message === entry.message) {
        return { kind: 'visible', entry: found };
      }
      // Stored but not public: it waits for the owner.
      if (answer.kind === 'stored-already') return { kind: entry.audience ? 'private' : 'waiting' };
    }
    const moved = moveEntry(entry);
    onMove(moved, entry);
    entry = moved;
    isNewId = true;
  }
  return { kind: 'unsent' };
}
