import type { OwnerStore } from '#model/guestbook-owner.ts';
import type { EntryState, OwnerRow } from '#model/guestbook-table.ts';

/** What an entry was before the owner touched it. */
export type EntryBefore = Pick<OwnerRow, 'state' | 'held_because' | 'reply' | 'reply_time'>;

/** Where a search in the book goes on; undefined when the whole book was searched. */
export type FoundEntries = { entries: OwnerRow[]; next: { time: number; id: string } | undefined };

/**
 * The guestbook as the door needs it. Whoever has the guestbook hands it over: the door does not know where it is kept.
 * Writes resolve when they are on the disk.
 */
export type DoorBook = Pick<
  OwnerStore,
  'readPage' | 'findEntries' | 'countEntries' | 'readOldest' | 'setReply' | 'readIsOpen' | 'writeIsOpen'
> &
  Pick<OwnerStore, 'listBlocks' | 'addBlock' | 'removeBlock'> & {
    countWaiting: () => number;
    /** As `readPage`, but only entries whose name, website, message or reply has the words. */
    findPage: (
      words: string,
      states: readonly EntryState[],
      behind: { time: number; id: string } | undefined,
      limit: number,
    ) => Promise<FoundEntries>;
    /** Removes what is in the bin for good; resolves with how many messages that were. */
    emptyBin: () => Promise<number>;
    /** Returns what it was; undefined if there is no such entry. */
    changeEntry: (
      id: string,
      state: EntryState,
      heldBecause?: OwnerRow['held_because'],
    ) => Promise<EntryBefore | undefined>;
    /** Whether the owner reads every message first: what the door says, or else site.yaml. */
    readApprovesFirst: () => boolean;
    writeApprovesFirst: (approvesFirst: boolean) => Promise<void>;
  };
