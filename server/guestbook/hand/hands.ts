import { hash, timingSafeEqual } from 'node:crypto';
import { findBrokenConstraint } from '#model/broken-constraint.ts';
import type { HandAnswer, MendedWords } from '#model/guestbook-hand.ts';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import { type EntryRow, type FormFacts, maxWaitingEntries } from '#model/guestbook-table.ts';
import type { Sender } from '#server/http/senders.ts';
import type { Database } from '#server/storage/database.ts';
import type { WriteQueue } from '#server/storage/write-queue.ts';
import { apiErrors } from '../api/api-errors.ts';
import { countsAsRepeat, messageKeyOf } from '../message-key.ts';
import { findHoldReason } from '../spam/hold-reasons.ts';
import type { RateLimits } from '../spam/rate-limits.ts';
import { type EntryStore, publicColumns } from '../store.ts';
import { createHandStore, type HandRow } from './hand-store.ts';

const hourMs = 60 * 60 * 1000;

export type HandOptions = {
  database: Database;
  store: EntryStore;
  queue: WriteQueue;
  rules: GuestbookRules;
  readApprovesFirst: () => boolean;
  /** Of signing: a flood holds changed entries, too. */
  limits: RateLimits;
  /** Of the calls of authors. */
  handLimits: RateLimits;
  /** Called after an entry was changed. */
  onMended?: (() => void) | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Which entry, the secret that proves its author, and who asks. */
type Proof = { id: string; secret: string; sender: Sender };
export type Hands = ReturnType<typeof createHands>;

/** What authors may do with their own entries. Functions reject, or throw, with an `ApiError` or a database error. */
export function createHands(options: HandOptions) {
  const { database, store, queue, rules, readApprovesFirst, limits, handLimits, onMended = () => {}, now } = options;
  const hands = createHandStore(database);

  const readMsLeft = ({ arrived }: HandRow) => arrived + rules.mendHours * hourMs - now();

  /** The entry, if the secret is its author's and in time. */
  const requireOwn = ({ id, secret, sender }: Proof): HandRow => {
    const permission = handLimits.check(sender);
    if (!permission.isAllowed) throw apiErrors.tooMany(permission.retryAfterSeconds);
    const row = hands.findEntry(id);
    if (!isSecretOf(secret, row?.hand) || !row) {
      handLimits.count(sender, true);
      throw apiErrors.notYours();
    }
    if (row.state === 'deleted') throw apiErrors.handRefused('gone');
    if (readMsLeft(row) <= 0) throw apiErrors.handRefused('late');
    return row;
  };

  return {
    check(proof: Proof): HandAnswer {
      const row = requireOwn(proof);
      if (isHiddenByOwner(row)) throw apiErrors.handRefused('hidden');
      return { ms_left: readMsLeft(row), is_waiting: row.state === 'waiting', is_answered: row.reply !== null };
    },

    /** Changes the words. The entry is judged anew, but never published by that: what waits has not been read yet. */
    async mend(proof: Proof, words: MendedWords, facts: FormFacts | undefined): Promise<EntryRow> {
      const { sender } = proof;
      const mended = await queue.run(
        () => {
          const row = requireOwn(proof);
          if (isHiddenByOwner(row)) throw apiErrors.handRefused('hidden');
          if (row.reply !== null) throw apiErrors.handRefused('answered');
          if (!store.readIsOpen()) throw apiErrors.closed();
          // The button is that of the website before.
          const button = words.website === row.website ? (row.button ?? null) : null;
          const entry = { ...row, ...words, button };
          const constraint = findBrokenConstraint(entry);
          if (constraint) throw apiErrors.checkFailed(constraint);
          const messageKey = messageKeyOf(entry.message);
          const signing = limits.check(sender);
          const reason = findHoldReason({
            // Its author cannot change the drawing, which was judged before.
            row: { ...entry, drawing: null, depicts: null },
            facts,
            rules,
            blocks: store.readBlocks(),
            isRepeat: () =>
              countsAsRepeat(entry.message) &&
              hands.hasOtherMessage(messageKey, now() - rules.repeatHours * hourMs, row.id),
            isFlood: signing.isAllowed && signing.isFlood,
          });
          const needsApproval = row.state === 'visible' && readApprovesFirst();
          const waits = row.state === 'waiting' || needsApproval || reason !== undefined;
          if (waits && row.state !== 'waiting' && store.hasWaiting(maxWaitingEntries)) throw apiErrors.full();
          const state = waits ? 'waiting' : row.state;
          const heldBecause = reason ?? (row.state === 'waiting' ? row.held_because : null);
          hands.mendEntry({ ...entry, state, held_because: heldBecause, message_key: messageKey, mended: now() });
          handLimits.count(sender, true);
          return Object.fromEntries(publicColumns.map((name) => [name, { ...entry, state }[name]])) as EntryRow;
        },
        () => handLimits.uncount(sender, true),
      );
      onMended();
      return mended;
    },

    /** Deletes the entry, and the owner's answer with it. A closed book gives back what one takes out of it. */
    async takeBack(proof: Proof): Promise<void> {
      await queue.run(
        () => {
          hands.removeEntry(requireOwn(proof).id);
          handLimits.count(proof.sender, true);
        },
        () => handLimits.uncount(proof.sender, true),
      );
    },
  };
}

/** One for the owner alone is hidden from the start. */
const isHiddenByOwner = ({ state, audience }: HandRow) => state === 'hidden' && audience == null;

const noHash = '-'.repeat(43);

/** Takes the same time whether there is an entry or not, and whatever is in its hash. */
function isSecretOf(secret: string, expected: string | null | undefined): boolean {
  const isSame = timingSafeEqual(Buffer.from(hash('sha256', secret, 'base64url')), Buffer.from(expected ?? noHash));
  return isSame && expected != null;
}
