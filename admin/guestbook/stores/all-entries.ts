import type { Tool } from '#admin/commands/tool.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import type { OwnerStore, PageStart } from '#model/guestbook-owner.ts';
import { type EntryState, entryStates, type OwnerRow } from '#model/guestbook-table.ts';

/** As many as a Supabase project answers at once. */
const pageSize = 1000;

/** What is not in the bin. */
export const keptStates = entryStates.filter((state) => state !== 'deleted');

/** Every entry in one of the states, newest first, read as they are asked for. */
export async function* readEntries(
  store: OwnerStore,
  states: readonly EntryState[] = entryStates,
): AsyncGenerator<OwnerRow> {
  let behind: PageStart | undefined;
  for (;;) {
    const page = await store.readPage(states, behind, pageSize);
    yield* page;
    behind = page.at(-1);
    if (!behind || page.length < pageSize) return;
  }
}

/** In the place of an id: the newest of the entries that a command is for. */
export const newestWord = 'newest';

/**
 * The entries of these ids, in their order. `states` are those of which `newest` is one. Throws a `ToolError` that lists
 * the ids that are not there.
 */
export async function requireEntries(
  store: OwnerStore,
  words: readonly string[],
  states: readonly EntryState[],
  writeCommand: Tool['writeCommand'],
): Promise<OwnerRow[]> {
  const newestId = words.includes(newestWord) ? await requireNewestId(store, states) : '';
  const wanted = [...new Set(words.map((word) => (word === newestWord ? newestId : word)))];
  const found = new Map((await store.findEntries(wanted)).map((entry) => [entry.id, entry]));
  const unknown = wanted.filter((id) => !found.has(id));
  if (unknown.length > 0) {
    const what = unknown.length === 1 ? 'There is no entry' : 'There are no entries';
    throw new ToolError(
      `${what} ${unknown.join(', ')}. Nothing was changed. The ids are in: ${writeCommand('guestbook', 'list --all')}`,
    );
  }
  return wanted.flatMap((id) => found.get(id) ?? []);
}

async function requireNewestId(store: OwnerStore, states: readonly EntryState[]): Promise<string> {
  const [newest] = await store.readPage(states, undefined, 1);
  if (newest) return newest.id;
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(states);
  throw new ToolError(`There is no newest entry to take: none is ${list}. Nothing was changed.`);
}
