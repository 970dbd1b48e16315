import type { Block } from '#model/guestbook-owner.ts';
import type { EntryState, OwnerRow } from '#model/guestbook-table.ts';
import type { Database } from '#server/storage/database.ts';
import { privateState } from './owner-store.ts';

/** The owner's changes, one statement each, as a write queue wants them. */
export function createOwnerWrites(database: Database) {
  const one = database.prepare('select state, held_because, reply, reply_time from guestbook_entries where id = ?');
  const state = database.prepare(
    `update guestbook_entries set state = ${privateState}, held_because = ?2 where id = ?3`,
  );
  const reply = database.prepare('update guestbook_entries set reply = ?, reply_time = ? where id = ?');
  const bin = database.prepare("delete from guestbook_entries where state = 'deleted'");
  const setting = database.prepare(
    'insert into guestbook_settings values (?, ?) on conflict (key) do update set value = excluded.value',
  );
  const block = database.prepare('insert into guestbook_blocks values (?, ?) on conflict do nothing');
  const unblock = database.prepare('delete from guestbook_blocks where kind = ? and value = ?');
  return {
    readEntry(id: string) {
      const row = one.get(id) as Pick<OwnerRow, 'state' | 'held_because' | 'reply' | 'reply_time'> | undefined;
      return row && { ...row };
    },
    changeState: (id: string, to: EntryState, heldBecause: OwnerRow['held_because']) =>
      void state.run(to, heldBecause, id),
    setReply: (id: string, text: { text: string; timeMs: number } | null) =>
      void reply.run(text?.text ?? null, text?.timeMs ?? null, id),
    writeSetting: (key: string, value: string) => void setting.run(key, value),
    emptyBin: () => Number(bin.run().changes),
    addBlock: ({ kind, value }: Block) => void block.run(kind, value),
    removeBlock: ({ kind, value }: Block) => void unblock.run(kind, value),
  };
}
