import { moveEntry } from '#model/guestbook.ts';
import type { Backend, StoredEntry } from './backend.ts';
import type { OwnEntry, Refusal } from './own-entries.ts';

/** What became of an entry, as it is called now: its id may have moved on. */
export type Sent =
  | { kind: 'visible'; entry: StoredEntry }
  | { kind: 'waiting'; entry?: StoredEntry }
  | { kind: 'refused'; refusal?: Refusal }
  | { kind: 'unsent'; isUnreachable?: boolean; isClosed?: boolean; retryAfterMs?: number };

/** Visitors of one millisecond; more are nobody's chance. */
const mostMoves = 50;

/**
 * Sends an entry until it is clear what became of it. However often that is done, with answers lost and tabs closed in
 * the middle, it is stored once: it comes with the same key and id each time. `onMove` hears of a new id before it is
 * used. `isFirst`: it was never sent before, so whatever has its id is a stranger's, even with the same words.
 */
export async function sendEntry(
  unsent: OwnEntry,
  { insert, find }: Pick<Backend, 'insert' | 'find'>,
  onMove: (entry: OwnEntry, former: OwnEntry) => void,
  { isFirst = false } = {},
): Promise<Sent> {
  let entry = unsent;
  let isNewId = isFirst;
  for (let moves = 0; moves <= mostMoves; moves++) {
    const answer = await insert(entry, entry.facts ?? {});
    if (answer.kind === 'failed') return { ...answer, kind: 'unsent' };
    if (answer.kind === 'refused') return answer;
    if (answer.kind === 'stored') {
      const { entry: stored, isWaiting } = answer;
      return { kind: isWaiting ? 'waiting' : 'visible', entry: stored };
    }

    const isOthers = answer.kind === 'taken' && (answer.isCertain || isNewId);
    if (!isOthers) {
      const found = await find(entry.id);
      if (found === undefined) return { kind: 'unsent' };
      if (found && found.name === entry.name && found.message === entry.message) {
        return { kind: 'visible', entry: found };
      }
      // Stored, and not to be seen: it waits for the owner.
      if (answer.kind === 'stored-already') return { kind: 'waiting' };
    }
    const moved = moveEntry(entry);
    onMove(moved, entry);
    entry = moved;
    isNewId = true;
  }
  return { kind: 'unsent' };
}
