import { startMs } from '#admin/commands/tool-fixture.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import type { OwnerRow } from '#model/guestbook-table.ts';

/** Opens an empty guestbook of one backend; `await using` closes it. */
export type OpenStore = () => Promise<{ store: OwnerStore; [Symbol.asyncDispose]: () => Promise<void> }>;

export const add = (store: OwnerStore, entries: OwnerRow[]) => store.addParts({ entries, blocks: [] });
export const idsOf = (entries: readonly OwnerRow[]) => entries.map(({ id }) => Number(id) - startMs);
