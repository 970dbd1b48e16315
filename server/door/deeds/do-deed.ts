import type { Block } from '#model/guestbook-owner.ts';
import type { EntryState, OwnerRow } from '#model/guestbook-table.ts';
import type { DoorBook, EntryBefore } from '../door-book.ts';
import type { Door } from '../door-tools.ts';
import type { Deed, DeedKind, DeedStore } from './deed-store.ts';

/** What undoing a deed needs. */
type Before = { entry?: EntryBefore | undefined; blocks?: readonly Block[] };
export type Done = { number: number; kind: DeedKind };
export type By = {
  door: Pick<Door, 'write' | 'now'> & {
    book: Pick<DoorBook, 'findEntries' | 'changeEntry' | 'setReply' | 'listBlocks' | 'addBlock' | 'removeBlock'>;
    deeds: Pick<DeedStore, 'addDeed' | 'findDeed' | 'markUndone'>;
  };
  session: string | null;
};

/** The state into which each deed brings an entry. */
const states = { approve: 'visible', hide: 'hidden', restore: 'visible', delete: 'deleted' } satisfies Partial<
  Record<DeedKind, EntryState>
>;
export type StateDeed = keyof typeof states;
export const isStateDeed = (kind: string | null | undefined): kind is StateDeed =>
  kind !== null && kind !== undefined && Object.hasOwn(states, kind);

/** Changes an entry's state; undefined if there is no such entry. */
export async function changeState(by: By, id: string, kind: StateDeed): Promise<Done | undefined> {
  const entry = await by.door.book.changeEntry(id, states[kind]);
  return entry && note(by, kind, id, { entry });
}

/** Answers an entry for everybody to read; an empty text takes the answer away. */
export async function reply(by: By, id: string, text: string): Promise<Done | undefined> {
  const [before] = await by.door.book.findEntries([id]);
  if (!before) return undefined;
  await by.door.book.setReply(id, text === '' ? null : { text, timeMs: by.door.now() });
  return note(by, 'reply', id, { entry: pickBefore(before) });
}

/** Hides an entry, and lets new ones that match wait for the owner. Undoing it takes both back. */
export async function hideAndBlock(by: By, id: string, blocks: readonly Block[]): Promise<Done | undefined> {
  const { book } = by.door;
  const [found] = await book.findEntries([id]);
  if (!found) return undefined;
  const known = new Set((await book.listBlocks()).map(writeKey));
  const added = blocks.filter((block) => !known.has(writeKey(block)));
  for (const block of added) await book.addBlock(block);
  const isSeen = found.state === 'visible' || found.state === 'waiting';
  const entry = isSeen ? await book.changeEntry(id, 'hidden') : undefined;
  return note(by, 'block', id, { entry, blocks: added });
}

/** Blocks ignore case. */
const writeKey = ({ kind, value }: Block) => `${kind} ${value.toLowerCase()}`;

/** Takes a deed back, once; returns whether it could. */
export async function undo({ door }: By, deed: Deed): Promise<boolean> {
  if (!(await door.write(() => door.deeds.markUndone(deed.number, door.now())))) return false;
  const before = JSON.parse(deed.before) as Before;
  for (const block of before.blocks ?? []) await door.book.removeBlock(block);
  if (before.entry && deed.entry !== null) {
    const { state, held_because, reply: text, reply_time } = before.entry;
    if (deed.kind === 'reply') {
      await door.book.setReply(deed.entry, text === null ? null : { text, timeMs: reply_time ?? door.now() });
    } else await door.book.changeEntry(deed.entry, state, held_because);
  }
  return true;
}

async function note({ door, session }: By, kind: DeedKind, entry: string | null, before: Before): Promise<Done> {
  const deed = { session, kind, entry, before: JSON.stringify(before) };
  return { number: await door.write(() => door.deeds.addDeed(deed, door.now())), kind };
}

const pickBefore = ({ state, held_because, reply: text, reply_time }: OwnerRow): EntryBefore => ({
  state,
  held_because,
  reply: text,
  reply_time,
});
