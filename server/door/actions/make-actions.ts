import type { OwnerRow } from '#model/guestbook-table.ts';
import type { Door } from '../door-tools.ts';

/** The addresses of a notice's buttons: `approve` only for an entry that waits. A GET of them changes nothing. */
export type EntryActions = { hide: string; approve?: string };

/** Makes the buttons of the entries of a notice, by their ids. */
export async function makeActions(
  { actions, site, write, now }: Door,
  entries: readonly Pick<OwnerRow, 'id' | 'state'>[],
): Promise<Map<string, EntryActions>> {
  const make = async (id: string, kind: 'approve' | 'hide') =>
    new URL(`door/do/${await write(() => actions.addAction(id, kind, now()))}`, site.address).href;
  await write(() => actions.forgetOldActions(now()));
  const made = entries.map(async ({ id, state }): Promise<[string, EntryActions]> => {
    const [hide, approve] = await Promise.all([
      make(id, 'hide'),
      state === 'waiting' ? make(id, 'approve') : undefined,
    ]);
    return [id, { hide, ...(approve !== undefined && { approve }) }];
  });
  return new Map(await Promise.all(made));
}
