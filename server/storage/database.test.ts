import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartError } from '#server/start-error.ts';
import { type Database, databaseFile, inTransaction, openDatabase } from './database.ts';

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
const pragma = (database: Database, name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
const addVisit = (database: Database, day: string) =>
  database.prepare("insert into visits values (?, '/', 1)").run(day);

/** A database as an earlier version left it: its first migrations, and nothing of the later ones. */
function openOldDatabase(folder: string, migrations: readonly string[]): Database {
  const old = openDatabase(folder);
  for (const { name } of old
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' order by sql like 'create virtual%' desc",
    )
    .all()) {
    old.exec(`drop table if exists ${name}`);
  }
  for (const name of migrations) old.exec(readFileSync(join(import.meta.dirname, 'migrations', name), 'utf8'));
  old.exec(`pragma user_version = ${migrations.length}`);
  return old;
}

test('a new database gets its name only when it is complete, so an empty file is never mistaken for a new one', () => {
  using temporary = makeFolder();
  const others = [1, 2, 3].map(() => openDatabase(temporary.folder));
  expect(readdirSync(temporary.folder).filter((name) => name.includes('.new-'))).toEqual([]);
  for (const other of others) other.close();
  truncateSync(join(temporary.folder, databaseFile));
  expect(() => openDatabase(temporary.folder)).toThrow(
    /bonbon\.sqlite is empty, although it used to contain a database/,
  );
  expect(statSync(join(temporary.folder, databaseFile)).size).toBe(0);
});

test('the data folder is created, readable by its owner only', () => {
  using temporary = makeFolder();
  const dataFolder = join(temporary.folder, 'deep/data');
  openDatabase(dataFolder).close();
  expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataFolder, databaseFile)).mode & 0o777).toBe(0o600);
});

test('the files beside an open database are readable by their owner only', () => {
  using temporary = makeFolder();
  const database = openDatabase(temporary.folder);
  addVisit(database, '2026-11-21');
  const files = readdirSync(temporary.folder).sort();
  expect(files).toEqual(['.gitignore', databaseFile, `${databaseFile}-shm`, `${databaseFile}-wal`]);
  for (const file of files) expect(statSync(join(temporary.folder, file)).mode & 0o777).toBe(0o600);
  database.close();
});

test('a commit is flushed to the disk, and readers do not wait for a writer', () => {
  using temporary = makeFolder();
  const database = openDatabase(temporary.folder);
  expect(pragma(database, 'journal_mode')).toBe('wal');
  expect(pragma(database, 'synchronous')).toBe(2);
  expect(pragma(database, 'busy_timeout')).toBe(5000);
  const other = openDatabase(temporary.folder);
  other.exec('begin immediate');
  addVisit(other, '2026-11-21');
  expect(database.prepare('select * from visits').all()).toEqual([]);
  other.exec('commit');
  expect(database.prepare('select * from visits').all()).toHaveLength(1);
  database.close();
  other.close();
});

test('stored rows are still there after reopening', () => {
  using temporary = makeFolder();
  const database = openDatabase(temporary.folder);
  addVisit(database, '2026-11-21');
  database.close();
  expect(readdirSync(temporary.folder).sort()).toEqual(['.gitignore', databaseFile]);
  const again = openDatabase(temporary.folder);
  expect(again.prepare('select day from visits').all()).toHaveLength(1);
  again.close();
});

test('the tables enforce limits', () => {
  using temporary = makeFolder();
  const database = openDatabase(temporary.folder);
  const insert = (name: string, message: string) =>
    database
      .prepare("insert into guestbook_entries (id, name, message, time, message_key) values ('1', ?, ?, 1, 'x')")
      .run(name, message);
  expect(() => insert('', 'Hello')).toThrow('guestbook_entries_name_text');
  expect(() => insert('Mo\0th', 'Hello')).toThrow('guestbook_entries_name_text');
  expect(() => insert('Moth', 'a'.repeat(1001))).toThrow('guestbook_entries_message_text');
  expect(() => insert('Moth', '')).toThrow('guestbook_entries_message_text');
  expect(() => addVisit(database, 'today')).toThrow('CHECK');
  insert('🐰'.repeat(40), '🐰'.repeat(500));
  database.close();
});

test('a transaction is atomic', () => {
  using temporary = makeFolder();
  const database = openDatabase(temporary.folder);
  expect(() =>
    inTransaction(database, () => {
      addVisit(database, '2026-11-21');
      addVisit(database, '2026-11-21');
    }),
  ).toThrow('UNIQUE');
  expect(database.prepare('select * from visits').all()).toEqual([]);
  expect(inTransaction(database, () => addVisit(database, '2026-11-21').changes)).toBe(1);
  database.close();
});

test('a database of version 0.5.0 keeps all of its rows, and the number of a deleted entry is not reused', () => {
  using temporary = makeFolder();
  const old = openOldDatabase(temporary.folder, ['0001-guestbook-and-visits.sql']);
  old.exec(`insert into guestbook_entries
      (id, name, website, message, time, state, reply, reply_time, held_because, message_key, arrived)
      values ('1', 'Moth', 'https://moth.example/', 'Hello', 1, 'hidden', 'Thanks', 2, 'links', 'x', 3),
             ('2', 'Moss', '', 'Hi', 4, 'visible', null, null, null, 'y', 5), ('3', 'Mist', '', 'Gone', 6, 'visible', null, null, null, 'z', 7);
    delete from guestbook_entries where id = '3';
    insert into guestbook_settings values ('noticed', '3');
    insert into visits values ('2026-11-21', '/', 7)`);
  const read = (database: Database) =>
    ['guestbook_entries', 'guestbook_settings', 'visits'].map((table) =>
      database
        .prepare(`select * from ${table}`)
        .all()
        .map(({ resend_key: _, sticker, paper, drawing, depicts, hand, mended, audience, button, hearts, ...row }) => {
          expect([sticker, paper, drawing, depicts, hand, mended, audience, button, hearts].filter(Boolean)).toEqual(
            [],
          );
          return row;
        }),
    );
  const before = read(old);
  old.close();
  const database = openDatabase(temporary.folder);
  expect(read(database)).toEqual(before);
  const add =
    "insert into guestbook_entries (id, name, message, time, held_because, message_key) values (?, 'M', 'm', 1, ?, '')";
  database.prepare(add).run('4', 'flood');
  expect(database.prepare("select number from guestbook_entries where id = '4'").get()?.number).toBe(4);
  expect(() => database.prepare(add).run('5', 'Mood?')).toThrow('guestbook_entries_held_because_format');
  expect(pragma(database, 'integrity_check')).toBe('ok');
  database.close();
});

test('a database of version 2 keeps held entries with their reasons, and resend keys', () => {
  using temporary = makeFolder();
  const old = openOldDatabase(temporary.folder, ['0001-guestbook-and-visits.sql', '0002-resends-and-floods.sql']);
  old.exec(`insert into guestbook_entries
    (id, name, message, time, state, held_because, message_key, resend_key, arrived)
    values ('1', 'Moth', 'Hello', 1, 'waiting', 'flood', 'x', 'a-resend-key', 2),
           ('2', 'Moss', 'Hi', 3, 'visible', null, 'y', null, 4)`);
  const read = (database: Database) => database.prepare('select * from guestbook_entries order by number').all();
  const before = read(old);
  expect(before).toMatchObject([{ held_because: 'flood', resend_key: 'a-resend-key' }, { resend_key: null }]);
  old.close();
  const database = openDatabase(temporary.folder);
  expect(read(database)).toEqual(
    before.map((row) => ({
      ...row,
      sticker: null,
      paper: null,
      drawing: null,
      depicts: null,
      hand: null,
      mended: null,
      audience: null,
      button: null,
      hearts: 0,
    })),
  );
  const byKey = "select id from guestbook_entries where resend_key = 'a-resend-key'";
  expect(database.prepare(byKey).all()).toMatchObject([{ id: '1' }]);
  expect(database.prepare(`explain query plan ${byKey}`).get()?.detail).toContain('guestbook_entries_by_resend');
  expect(pragma(database, 'integrity_check')).toBe('ok');
  database.close();
});

test('a database of a newer version is not opened', () => {
  using temporary = makeFolder();
  const database = openDatabase(temporary.folder);
  database.exec('pragma user_version = 9999');
  database.close();
  expect(() => openDatabase(temporary.folder)).toThrow(StartError);
  expect(() => openDatabase(temporary.folder)).toThrow(
    /^The data folder was written by a newer version of Bonbon; update Bonbon and start the site again: npm start$/,
  );
});

test('errors say what to do', () => {
  using temporary = makeFolder();
  const file = join(temporary.folder, 'file');
  writeFileSync(file, 'This is not a folder.');
  expect(() => openDatabase(file)).toThrow(StartError);
  expect(() => openDatabase(file)).toThrow(/^Cannot open the database in .*DATA_FOLDER=\/var\/lib\/bonbon npm start$/);

  writeFileSync(join(temporary.folder, databaseFile), 'This is not a database. '.repeat(100));
  expect(() => openDatabase(temporary.folder)).toThrow(/file is not a database/);
});
