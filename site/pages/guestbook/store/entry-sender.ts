import { identifyEntry } from '#model/guestbook.ts';
import type { Backend } from './backend.ts';
import { type Delivery, deliverEntry } from './entry-delivery.ts';
import type { OwnEntries } from './own-entries.ts';
import type { OwnEntry } from './own-entry.ts';
import type { OwnHands } from './own-hands.ts';
import type { StoredEntry } from './stored-entry.ts';
import { ifTabLockIsFree, withTabLock } from './tab-lock.ts';

type Options = {
  backend: Pick<Backend, 'insert' | 'find'>;
  own: OwnEntries;
  hands?: Pick<OwnHands, 'add'> | undefined;
  locks?: LockManager | undefined;
};

/** `entry` as this browser keeps it afterwards, unless everybody sees it: then it is not kept. */
export type Sent = { delivery: Delivery; entry: OwnEntry };

export type EntrySender = ReturnType<typeof createEntrySender>;

/** Sends entries of this browser, one tab at a time, and records the result in `own`. */
export function createEntrySender({ backend, own, hands, locks }: Options) {
  /** Identities of the entries that were submitted and have no result yet. */
  const submitting = new Set<string>();
  let stored: StoredEntry[] = [];

  const deliver = async (unsent: OwnEntry, isFirst: boolean): Promise<Sent> => {
    let entry = unsent;
    const recordMove = (moved: OwnEntry, former: OwnEntry) => {
      if (submitting.delete(identifyEntry(former))) submitting.add(identifyEntry(moved));
      own.put(moved, former);
      entry = moved;
    };
    const delivery = await deliverEntry(unsent, backend, recordMove, { isFirst });
    submitting.delete(identifyEntry(entry));
    return { delivery, entry: record(entry, delivery) };
  };

  /** The only place where an entry stops being unsent. */
  const record = (entry: OwnEntry, delivery: Delivery): OwnEntry => {
    if (delivery.kind === 'unsent') return entry;
    if (entry.secret && delivery.kind !== 'refused') hands?.add(entry.id, entry.secret);
    if (delivery.kind === 'visible') {
      stored = [delivery.entry, ...stored];
      own.remove(entry);
      return entry;
    }
    // The backend's time: the visitor's clock may be wrong.
    const { time } = (delivery.kind !== 'refused' && delivery.entry) || entry;
    const refusal = delivery.kind === 'refused' ? delivery.refusal : undefined;
    const recorded: OwnEntry = { ...entry, time, status: delivery.kind, facts: undefined, secret: undefined, refusal };
    own.put(recorded);
    return recorded;
  };

  return {
    /** Sends what was just submitted, after another tab that sends the same words. */
    submit: async (entry: OwnEntry, isFirst: boolean): Promise<Sent> => {
      submitting.add(identifyEntry(entry));
      // Kept before it is sent: a tab that is closed now loses nothing.
      own.put(entry);
      const sent = await withTabLock(nameLock(entry), () => deliver(entry, isFirst), locks);
      submitting.delete(identifyEntry(entry));
      return sent;
    },

    /** Sends what could not be sent earlier; undefined if another tab is sending it, or has sent it. */
    resend: (entry: OwnEntry): Promise<Sent | undefined> =>
      ifTabLockIsFree(
        nameLock(entry),
        async () => {
          const isLeft = own
            .list()
            .some((other) => other.status === 'unsent' && identifyEntry(other) === identifyEntry(entry));
          return isLeft ? deliver(entry, false) : undefined;
        },
        locks,
      ),

    /** An entry that is being submitted is not shown as unsent. */
    isSubmitting: (entry: OwnEntry): boolean => submitting.has(identifyEntry(entry)),

    /** The public entries that this page has sent, which a list that was requested earlier lacks. */
    listStored: (): readonly StoredEntry[] => stored,

    /** Its author has changed it, or taken it back. */
    forget: (id: string): void => {
      stored = stored.filter((entry) => entry.id !== id);
    },
  };
}

/** By its words, which stay the same when the id changes. */
function nameLock({ name, message }: OwnEntry): string {
  return `guestbook ${JSON.stringify([name, message])}`;
}
