import { type Database, inTransaction } from '#server/storage/database.ts';
import type { PictureType } from './picture-facts.ts';

export type FetchedButton = { file: string; type: PictureType; bytes: Uint8Array };
/** `isKept`: everybody sees it on the note. */
export type StoredButton = FetchedButton & { isKept: boolean };

export type ButtonStore = ReturnType<typeof createButtonStore>;

/** One statement each, as a write queue wants them. Throws database errors. */
export function createButtonStore(database: Database) {
  const one = database.prepare(
    `select file, type, bytes, entry.button is file as kept from guestbook_buttons as picture
     join guestbook_entries as entry on entry.id = picture.entry where picture.entry = ?`,
  );
  const visible = database.prepare(
    `select type, bytes from guestbook_buttons as picture join guestbook_entries as entry on entry.id = picture.entry
     where picture.entry = ? and file = ? and entry.button = file and entry.state = 'visible'`,
  );
  const save = database.prepare(
    'insert or replace into guestbook_buttons (entry, file, type, bytes, fetched) values (?, ?, ?, ?, ?)',
  );
  const keep = database.prepare(
    `update guestbook_entries set button = ?2
     where id = ?1 and exists (select 1 from guestbook_buttons where entry = ?1 and file = ?2)`,
  );
  const remove = database.prepare('delete from guestbook_buttons where entry = ?');
  const website = database.prepare('select website from guestbook_entries where id = ?');
  return {
    findButton(entry: string): StoredButton | undefined {
      const row = one.get(entry);
      return row && ({ file: row.file, type: row.type, bytes: row.bytes, isKept: row.kept === 1 } as StoredButton);
    },
    /** What everybody may see. */
    findVisible: (entry: string, file: string) =>
      visible.get(entry, file) as Pick<FetchedButton, 'type' | 'bytes'> | undefined,
    readWebsite: (entry: string) => website.get(entry)?.website as string | undefined,
    /** Takes the place of one that was fetched before, which nobody sees any more. */
    saveButton: (entry: string, { file, type, bytes }: FetchedButton, nowMs: number) =>
      void save.run(entry, file, type, bytes, nowMs),
    /** Does nothing if another one has been fetched since. */
    keepButton: (entry: string, file: string) => void keep.run(entry, file),
    removeButton: (entry: string) => void remove.run(entry),
  };
}

/** A button as it is exported; `fetched` in epoch milliseconds. */
export type ExportedButton = StoredButton & { entry: string; fetched: number };

/** Every button, in a stable order. */
export function* readButtons(database: Database): Generator<ExportedButton> {
  const rows = database.prepare(
    `select picture.entry, file, type, bytes, fetched, entry.button is file as kept from guestbook_buttons as picture
     join guestbook_entries as entry on entry.id = picture.entry order by picture.entry`,
  );
  for (const { kept, ...row } of rows.iterate()) yield { ...row, isKept: kept === 1 } as ExportedButton;
}

/** Adds buttons of entries that have none; others stay, and so do those of entries that do not exist. */
export function addMissingButtons(database: Database, buttons: readonly ExportedButton[]): number {
  const add = database.prepare(
    `insert into guestbook_buttons (entry, file, type, bytes, fetched)
     select ?1, ?2, ?3, ?4, ?5 where exists (select 1 from guestbook_entries where id = ?1) on conflict do nothing`,
  );
  const keep = database.prepare('update guestbook_entries set button = ? where id = ?');
  return inTransaction(database, () => {
    let count = 0;
    for (const { entry, file, type, bytes, fetched, isKept } of buttons) {
      if (Number(add.run(entry, file, type, bytes, fetched).changes) === 0) continue;
      count++;
      if (isKept) keep.run(file, entry);
    }
    return count;
  });
}
