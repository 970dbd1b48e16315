import { hash } from 'node:crypto';
import { giverLength, type HeartAnswer, type HeartCall, type HeartProof, heartCalls } from '#model/guestbook-hearts.ts';
import type { GuestbookRules } from '#model/guestbook-rules.ts';
import type { Sender } from '#server/http/senders.ts';
import type { Database } from '#server/storage/database.ts';
import type { WriteQueue } from '#server/storage/write-queue.ts';
import { apiErrors } from '../api/api-errors.ts';
import type { RateLimits } from '../spam/rate-limits.ts';
import type { EntryStore } from '../store.ts';
import { createHeartStore } from './heart-store.ts';

export type HeartOptions = {
  database: Database;
  store: Pick<EntryStore, 'readIsOpen'>;
  queue: WriteQueue;
  rules: Pick<GuestbookRules, 'hearts'>;
  limits: RateLimits;
};

/** Resolves when it is on disk. Rejects with an `ApiError` or a database error. */
export type ChangeHeart = (call: HeartCall, proof: HeartProof, sender: Sender) => Promise<HeartAnswer>;

/** Gives a heart to a visible entry, or takes it away. Each browser has one for each entry, however often it calls. */
export function createHearts({ database, store, queue, rules, limits }: HeartOptions): ChangeHeart {
  const kept = createHeartStore(database);
  return async (call, { entry_id: id, key }, sender) => {
    if (!rules.hearts) throw apiErrors.deniedFunction(call);
    const giver = hash('sha256', `${key}:${id}`, 'base64url').slice(0, giverLength);
    const gives = call === heartCalls.give;
    let isCounted = false;
    return queue.run(
      () => {
        // A closed book gives back what one takes out of it.
        if (gives && !store.readIsOpen()) throw apiErrors.closed();
        const found = kept.findHearts(id, giver);
        if (!found) throw apiErrors.noEntry();
        if (found.isGiven === gives) return { hearts: found.hearts };
        const permission = limits.check(sender);
        if (!permission.isAllowed) throw apiErrors.tooManyHearts(permission.retryAfterSeconds);
        // A message would wait for the owner, but a number cannot.
        if (permission.isFlood) throw apiErrors.floodOfHearts();
        if (gives) kept.giveHeart(id, giver);
        else kept.takeHeart(id, giver);
        limits.count(sender);
        isCounted = true;
        return { hearts: found.hearts + (gives ? 1 : -1) };
      },
      () => {
        if (isCounted) limits.uncount(sender);
      },
    );
  };
}
