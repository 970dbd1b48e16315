import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Database, databaseFile, inTransaction, openDatabase } from './database.ts';
import { StartError } from './start-error.ts';

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
const pragma = (database: Database, name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
const addVisit = (database: Database, day: string) =>
  database.prepare("insert into visits values (?, '/', 1)").run(day);

test('the folder is made, and only its owner can look into it', () => {
  using temporary = makeFolder();
  const dataFolder = join(temporary.folder, 'deep/data');
  openDatabase(dataFolder).close();
  expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataFolder, databaseFile)).mode & 0o777).toBe(0o600);
});

test('what is written while the database is open is as private', () => {
  using temporary = makeFolder();
  const database = openDatabase(temporary.folder);
  addVisit(database, '2026-11-21');
  const files = readdirSync(temporary.folder).sort();
  expect(files).toEqual(['.gitignore', databaseFile, `${databaseFile}-shm`, `${databaseFile}-wal`]);
  for (const file of files) expect(statSync(join(temporary.folder, file)).mode & 0o777).toBe(0o600);
  database.close();
});

test('a commit waits for the disk, and readers do not wait for a writer', () => {
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

test('what was stored is there when it is opened again', () => {
  using temporary = makeFolder();
  const database = openDatabase(temporary.folder);
  addVisit(database, '2026-11-21');
  database.close();
  expect(readdirSync(temporary.folder).sort()).toEqual(['.gitignore', databaseFile]);
  const again = openDatabase(temporary.folder);
  expect(again.prepare('select day from visits').all()).toHaveLength(1);
  again.close();
});

test('the tables have limits of their own', () => {
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

test('a transaction is stored whole, or not at all', () => {
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

test('a database of a newer version is left alone', () => {
  using temporary = makeFolder();
  const database = openDatabase(temporary.folder);
  database.exec('pragma user_version = 9999');
  database.close();
  expect(() => openDatabase(temporary.folder)).toThrow(
    new StartError('The data folder was written by a newer version of this site. Update the site first.'),
  );
});

test('what is in the way is told with what to do', () => {
  using temporary = makeFolder();
  const file = join(temporary.folder, 'file');
  writeFileSync(file, 'This is no folder.');
  expect(() => openDatabase(file)).toThrow(StartError);
  expect(() => openDatabase(file)).toThrow(/^Cannot open the database in .*DATA_FOLDER=\/var\/lib\/bonbon npm start$/);

  writeFileSync(join(temporary.folder, databaseFile), 'This is no database. '.repeat(100));
  expect(() => openDatabase(temporary.folder)).toThrow(/file is not a database/);
});
