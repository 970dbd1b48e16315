import type { OwnerStore, PageStart } from '#model/guestbook-owner.ts';
import { type EntryState, entryStates, type OwnerRow } from '#model/guestbook-table.ts';
import { ToolError } from '../tool-errors.ts';

/** As many as a Supabase project answers at once. */
const pageSize = 1000;

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

/** The entries of these ids, in their order. Throws a `ToolError` that lists those that are not there. */
export async function requireEntries(store: OwnerStore, ids: readonly string[]): Promise<OwnerRow[]> {
  const wanted = [...new Set(ids)];
  const found = new Map((await store.findEntries(wanted)).map((entry) => [entry.id, entry]));
  const unknown = wanted.filter((id) => !found.has(id));
  if (unknown.length > 0) {
    const what = unknown.length === 1 ? 'There is no entry' : 'There are no entries';
    throw new ToolError(
      `${what} ${unknown.join(', ')}. Nothing was changed. The ids are in: npm run guestbook -- list --all`,
    );
  }
  return wanted.flatMap((id) => found.get(id) ?? []);
}
