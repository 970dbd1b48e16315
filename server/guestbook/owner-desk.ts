import type { OwnerStore, PageStart } from '#model/guestbook-owner.ts';
import type { EntryState, OwnerRow } from '#model/guestbook-table.ts';
import type { Database } from '#server/storage/database.ts';
import type { WriteQueue } from '#server/storage/write-queue.ts';
import { createSearch } from './owner-search-store.ts';
import { createOwnerStore } from './owner-store.ts';
import { createOwnerWrites } from './owner-writes-store.ts';

/** What an entry was before the owner changed it. */
type Before = Pick<OwnerRow, 'state' | 'held_because' | 'reply' | 'reply_time'>;

/**
 * The owner's access to the guestbook while the server runs. Writes go through the guestbook's own queue, so that visitors
 * see them at once and no request waits for a lock.
 */
export function createOwnerDesk(database: Database, queue: WriteQueue, readApprovesFirst: () => boolean) {
  const { readPage, findEntries, countEntries, readOldest, readIsOpen, listBlocks }: OwnerStore =
    createOwnerStore(database);
  const writes = createOwnerWrites(database);
  const search = createSearch(database);
  const waiting = database.prepare("select count(*) as count from guestbook_entries where state = 'waiting'");
  return {
    readPage,
    findEntries,
    countEntries,
    readOldest,
    readIsOpen,
    listBlocks,
    readApprovesFirst,
    countWaiting: () => Number(waiting.get()?.count),
    findPage: async (words: string, states: readonly EntryState[], behind: PageStart | undefined, limit: number) =>
      search(words, states, behind, limit),
    async changeEntry(
      id: string,
      state: EntryState,
      heldBecause?: OwnerRow['held_because'],
    ): Promise<Before | undefined> {
      return queue.run(() => {
        const before = writes.readEntry(id);
        if (before) writes.changeState(id, state, heldBecause ?? (state === 'visible' ? null : before.held_because));
        return before;
      });
    },
    setReply: (id: string, reply: { text: string; timeMs: number } | null) =>
      queue.run(() => writes.setReply(id, reply)),
    writeIsOpen: (isOpen: boolean) => queue.run(() => writes.writeSetting('is_open', isOpen ? '1' : '0')),
    writeApprovesFirst: (isOn: boolean) => queue.run(() => writes.writeSetting('approves_first', isOn ? '1' : '0')),
    /** Removes what is in the bin for good; resolves with how many messages that were. */
    emptyBin: () => queue.run(() => writes.emptyBin()),
    addBlock: (block: Parameters<OwnerStore['addBlock']>[0]) => queue.run(() => writes.addBlock(block)),
    removeBlock: (block: Parameters<OwnerStore['removeBlock']>[0]) => queue.run(() => writes.removeBlock(block)),
  };
}
