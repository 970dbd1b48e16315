import type { Tool } from '#admin/commands/tool.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import type { OwnerStore, PageStart } from '#model/guestbook-owner.ts';
import { type EntryState, entryStates, type OwnerRow } from '#model/guestbook-table.ts';

/** The most that a Supabase project returns at once. */
const pageSize = 1000;

/** All but the bin. */
export const keptStates = entryStates.filter((state) => state !== 'deleted');

/** Every entry in one of the states, newest first, read page by page. */
export async function* readEntries(store: OwnerStore, states?: readonly EntryState[]): AsyncGenerator<OwnerRow> {
  for await (const page of readPages(store, states)) yield* page;
}

/** The same, page by page. */
export async function* readPages(
  store: OwnerStore,
  states: readonly EntryState[] = entryStates,
): AsyncGenerator<OwnerRow[]> {
  let behind: PageStart | undefined;
  for (;;) {
    const page = await store.readPage(states, behind, pageSize);
    yield page;
    behind = page.at(-1);
    if (!behind || page.length < pageSize) return;
  }
}

/** Instead of an id: the newest of the entries that a command applies to. */
export const newestWord = 'newest';

/**
 * The entries with these ids, in their order. `newest` is the newest entry in one of `states`. Throws a `ToolError` that
 * lists the ids that do not exist.
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
      `${what} ${unknown.join(', ')}. Nothing was changed. To list all ids: ${writeCommand('guestbook', 'list --all')}`,
    );
  }
  return wanted.flatMap((id) => found.get(id) ?? []);
}

async function requireNewestId(store: OwnerStore, states: readonly EntryState[]): Promise<string> {
  const [newest] = await store.readPage(states, undefined, 1);
  if (newest) return newest.id;
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(states);
  throw new ToolError(`There is no newest entry: none is ${list}. Nothing was changed.`);
}
