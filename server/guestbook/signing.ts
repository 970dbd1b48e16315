import { findBrokenConstraint } from '#model/broken-constraint.ts';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import {
  type AudienceRow,
  type EntryRow,
  entriesTable,
  type FormFacts,
  type LookRow,
  maxEntryAgeMs,
  maxWaitingEntries,
  type NewRow,
  type SentDrawn,
} from '#model/guestbook-table.ts';
import type { Sender } from '#server/http/senders.ts';
import type { WriteQueue } from '#server/storage/write-queue.ts';
import { apiErrors } from './api/api-errors.ts';
import { countsAsRepeat, messageKeyOf } from './message-key.ts';
import { createRecentSigners, type RecentSigners } from './recent-signers.ts';
import { findHoldReason } from './spam/hold-reasons.ts';
import type { RateLimits } from './spam/rate-limits.ts';
import type { EntryStore } from './store.ts';

const hourMs = 60 * 60 * 1000;

/** `facts` are undefined for entries not sent by the site's form. */
type Signing = {
  row: NewRow & AudienceRow & Partial<LookRow> & SentDrawn;
  facts: FormFacts | undefined;
  /** As that of the facts, for a form that has none. */
  resendKey?: string | undefined;
  sender: Sender;
};
/** Resolves with the stored row after it is flushed to disk. Rejects with an `ApiError` or a database error. */
export type SignGuestbook = (signing: Signing) => Promise<EntryRow>;

export type SigningOptions = {
  store: EntryStore;
  queue: WriteQueue;
  rules: GuestbookRules;
  /** Whether every entry waits, as the owner has it now. */
  readApprovesFirst?: () => boolean;
  limits: RateLimits;
  signers?: RecentSigners;
  /** Called after each stored entry. */
  onEntry?: (() => void) | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

export function createSigning({
  store,
  queue,
  rules,
  readApprovesFirst = () => rules.approvesFirst,
  limits,
  onEntry = () => {},
  now,
  signers = createRecentSigners(now),
}: SigningOptions): SignGuestbook {
  return async ({ row: sent, facts, resendKey = facts?.resendKey, sender }) => {
    const row = { ...sent, time: correctTime(sent.time, now()) };
    const constraint = findBrokenConstraint(row);
    if (constraint) throw apiErrors.checkFailed(constraint);
    // As if there were no such column: the browser tells its visitor, who sends the words alone.
    const isRefused = (row.drawing && rules.drawings === 'off') || (row.audience && !rules.privateMessages);
    if (isRefused) throw apiErrors.denied(entriesTable);
    let isHeld = false;
    const write = () => {
      // Before the limits, so that a resend always gets "stored".
      const publicId = refuseStored(row, resendKey, sender);
      if (publicId !== undefined) return store.keepForOwner(publicId);
      if (!store.readIsOpen()) throw apiErrors.closed();
      const permission = limits.check(sender);
      if (!permission.isAllowed) throw apiErrors.tooMany(permission.retryAfterSeconds);
      const messageKey = messageKeyOf(row.message);
      const reason = findHoldReason({
        row,
        facts,
        rules,
        blocks: store.readBlocks(),
        isRepeat: () => countsAsRepeat(row.message) && store.hasMessage(messageKey, now() - rules.repeatHours * hourMs),
        isFlood: permission.isFlood,
      });
      isHeld = reason !== undefined;
      const isPrivate = row.audience != null;
      // What nobody else reads needs no approval.
      const waits = isHeld || (readApprovesFirst() && !isPrivate);
      if (waits && store.hasWaiting(maxWaitingEntries)) throw apiErrors.full();
      const stored = store.insertEntry({
        ...row,
        state: waits ? 'waiting' : isPrivate ? 'hidden' : 'visible',
        held_because: reason ?? null,
        message_key: messageKey,
        resend_key: resendKey ?? null,
        hand: (rules.mendHours > 0 && facts?.hand) || null,
        arrived: now(),
      });
      limits.count(sender, isHeld);
      signers.remember(row.id, sender.id);
      return stored;
    };
    const entry = await queue.run(write, () => {
      limits.uncount(sender, isHeld);
      signers.forget(row.id);
    });
    onEntry();
    return entry;
  };

  /**
   * Throws for a resend of a stored entry, and for an id that another entry has. Identical words alone are not a resend:
   * many people write "Nice site!". Returns the id of what was stored for everybody, if the resend is for the owner alone.
   */
  function refuseStored(
    { id, name, message, audience }: NewRow & AudienceRow,
    resendKey: string | undefined,
    sender: Sender,
  ): string | undefined {
    const hasSameWords = (other: Pick<NewRow, 'name' | 'message'>) => other.name === name && other.message === message;
    // Under any id: the browser may have picked a new one after a lost response.
    const resent = resendKey === undefined ? undefined : store.findByResendKey(resendKey).find(hasSameWords);
    if (resent && audience && !resent.audience) return resent.id;
    if (resent) throw apiErrors.stored();
    const other = store.findWords(id);
    if (!other) return undefined;
    throw hasSameWords(other) && isSameSender() ? apiErrors.stored() : apiErrors.idTaken();

    /** If the signer is unknown, as after a restart or an import, the id decides. */
    function isSameSender(): boolean {
      if (other?.resend_key) return false;
      const signer = signers.find(id);
      return signer === undefined || (resendKey === undefined && signer === sender.id);
    }
  }
}

/** Keeps the time of an entry sent late; uses the server's if the client's clock is wrong. Epoch milliseconds. */
function correctTime(timeMs: number, nowMs: number): number {
  return timeMs <= nowMs && timeMs >= nowMs - maxEntryAgeMs ? timeMs : nowMs;
}
