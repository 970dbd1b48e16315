import type { GuestbookRules } from '#model/guestbook-rules.ts';
import {
  type EntryRow,
  type FormFacts,
  findBrokenConstraint,
  maxEntryAgeMs,
  type NewRow,
} from '#model/guestbook-table.ts';
import type { WriteQueue } from '../write-queue.ts';
import { apiErrors } from './api/api-errors.ts';
import { countsAsRepeat, messageKeyOf, squeezeText } from './message-key.ts';
import { judgeEntry } from './spam/abuse-rules.ts';
import type { RateLimits } from './spam/rate-limits.ts';
import type { EntryStore } from './store.ts';

const hourMs = 60 * 60 * 1000;

export type Signing = { row: NewRow; facts: FormFacts; sender: string };
/** Resolves with the row as it is stored, once it is on the disk. Rejects with an `ApiError`, or what the disk says. */
export type SignGuestbook = (signing: Signing) => Promise<EntryRow>;

export type SigningParts = {
  store: EntryStore;
  queue: WriteQueue;
  rules: GuestbookRules;
  limits: RateLimits;
  /** Called for each entry that was stored. */
  onEntry?: (() => void) | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

export function createSigning({ store, queue, rules, limits, onEntry = () => {}, now }: SigningParts): SignGuestbook {
  return async ({ row: sent, facts, sender }) => {
    const row = { ...sent, time: settleTime(sent.time, now()) };
    const constraint = findBrokenConstraint(row);
    if (constraint) throw apiErrors.checkFailed(constraint);
    const undo = () => limits.takeBack(sender);
    const entry = await queue.run(() => writeEntry(row, facts, sender), undo);
    onEntry();
    return entry;
  };

  function writeEntry(row: NewRow, facts: FormFacts, sender: string): EntryRow {
    const arrived = now();
    // Before all limits: whoever sends an entry again has to learn that it is there.
    const same = store.findWords(row.id);
    if (same) {
      throw same.name === row.name && same.message === row.message ? apiErrors.stored() : apiErrors.idTaken();
    }
    const messageKey = messageKeyOf(row.message);
    const names = store.findNames(messageKey, arrived - rules.repeatHours * hourMs);
    if (names.some((name) => squeezeText(name) === squeezeText(row.name))) throw apiErrors.stored();

    if (!store.readIsOpen()) throw apiErrors.closed();
    const permission = limits.check(sender);
    if (!permission.isAllowed) throw apiErrors.tooMany(permission.retryAfterSeconds);

    const repeat = names.length > 0 && countsAsRepeat(row.message) ? 'repeat' : null;
    const heldBecause = judgeEntry({ row, facts, rules, blocks: store.readBlocks() }) ?? repeat;
    const state = rules.approvesFirst || heldBecause ? 'waiting' : 'visible';
    const stored = store.insertEntry({ ...row, state, held_because: heldBecause, message_key: messageKey, arrived });
    limits.note(sender);
    return stored;
  }
}

/** An entry that could not be sent for a while keeps its time; clocks that are wrong are put right. Epoch milliseconds. */
function settleTime(timeMs: number, nowMs: number): number {
  return timeMs <= nowMs && timeMs >= nowMs - maxEntryAgeMs ? timeMs : nowMs;
}
