/** What the owner's tool needs from the guestbook's storage, whichever it is. */
import type { Heart } from './guestbook-hearts.ts';
import type { GuestbookRules, HoldReason } from './guestbook-rules.ts';
import type { EntryState, OwnerRow } from './guestbook-table.ts';

export const blockKinds = ['word', 'sender'] as const;
export type BlockKind = (typeof blockKinds)[number];
export type Block = { kind: BlockKind; value: string };
/** In UTF-16 units. */
export const maxBlockLength = 200;

/** The entry after which a page starts. */
export type PageStart = Pick<OwnerRow, 'time' | 'id'>;

export type ImportParts = {
  /** The number of their hearts is that of `hearts`. */
  entries: readonly OwnerRow[];
  /** Of these entries. */
  hearts?: readonly Heart[];
  blocks: readonly Block[];
  /** Undefined leaves the guestbook open or closed as it is. */
  isOpen?: boolean | undefined;
};

/** Rejects with an error whose message can be shown if the owner can help. */
export type OwnerStore = {
  /** Entries in any of these states, newest first, those of one millisecond by falling id. At most `limit`. */
  readPage(states: readonly EntryState[], behind: PageStart | undefined, limit: number): Promise<OwnerRow[]>;
  /** Those that exist, in no particular order. */
  findEntries(ids: readonly string[]): Promise<OwnerRow[]>;
  /** Whose hearts these entries have, in no particular order. */
  readHearts(ids: readonly string[]): Promise<Heart[]>;
  countEntries(): Promise<Record<EntryState, number>>;
  /** When the oldest entry in any of these states was written, in epoch milliseconds. */
  readOldest(states: readonly EntryState[]): Promise<number | undefined>;
  /** An entry that becomes visible loses the reason for which it was held; `heldBecause` gives it back. */
  changeState(ids: readonly string[], state: EntryState, heldBecause?: HoldReason | null): Promise<void>;
  /** Null removes the reply. */
  setReply(id: string, reply: { text: string; timeMs: number } | null): Promise<void>;
  /** Removes entries that are in the bin; others stay. */
  deleteForever(ids: readonly string[]): Promise<void>;
  /** Adds what does not exist yet: all of it, or nothing if an id is taken. */
  addParts(parts: ImportParts): Promise<void>;
  readIsOpen(): Promise<boolean>;
  writeIsOpen(isOpen: boolean): Promise<void>;
  /** Words before senders, each by their letters. */
  listBlocks(): Promise<Block[]>;
  addBlock(block: Block): Promise<void>;
  removeBlock(block: Block): Promise<void>;
  /** The rules that the store itself keeps; undefined if those of site.yaml apply. */
  readRules(): Promise<GuestbookRules | undefined>;
  writeRules(rules: GuestbookRules): Promise<void>;
  close(): void;
};
