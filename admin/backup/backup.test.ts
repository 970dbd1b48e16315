import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { makeEntry, openDesk, startMs } from '#admin/guestbook/tool-fixture.ts';
import { createOwnerStore } from '#server/guestbook/owner-store.ts';
import { databaseFile, openDatabase } from '#server/storage/database.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import { backupCommand } from './backup-command.ts';
import { listBackups } from './backup-files.ts';
import { restoreCommand } from './restore-command.ts';

const commands = [backupCommand, restoreCommand];

it('copies a guestbook that the server has open, for its owner alone, and checks the copy', async () => {
  await using desk = await openDesk([makeEntry(1), makeEntry(2)]);
  const { code, out } = await desk.run([''], { commands });
  expect(code).toBe(0);
  const file = 'data/backups/bonbon-2025-10-09T09-10-00.sqlite';
  expect(out).toMatch(new RegExp(`^${file}: 2 entries, \\d+ kB, checked\\.\n$`));
  expect((await stat(join(desk.folder, file))).mode & 0o777).toBe(0o600);
  expect((await stat(join(desk.dataFolder, 'backups'))).mode & 0o777).toBe(0o700);
  expect(inspectDatabase(join(desk.folder, file))).toMatchObject({ faults: [], entryCount: 2 });
  expect(await readdir(join(desk.dataFolder, 'backups'))).toEqual(['bonbon-2025-10-09T09-10-00.sqlite']);
});

it('copies to a file or a folder of the owner’s choice, and overwrites nothing', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  expect((await desk.run(['', 'mine.sqlite'], { commands })).out).toContain('mine.sqlite: 1 entry');
  expect((await desk.run(['', 'mine.sqlite'], { commands })).notes).toBe('mine.sqlite is there already.\n');
  expect((await desk.run(['', '.'], { commands })).out).toContain('bonbon-2025-10-09T09-10-00.sqlite: 1 entry');
  expect((await desk.run(['', 'restor'], { commands })).code).toBe(2);
  expect((await desk.run(['', 'mine.sqlite', '--data', 'empty'], { commands })).notes).toContain(
    'nothing to copy in empty',
  );
});

it('makes two backups in one second, one after the other and at once', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  await desk.run([''], { commands });
  await desk.store.addParts({ entries: [makeEntry(2)], blocks: [] });
  const both = await Promise.all([desk.run([''], { commands }), desk.run([''], { commands })]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const folder = join(desk.dataFolder, 'backups');
  const names = ['', '-2', '-3'].map((ending) => `bonbon-2025-10-09T09-10-00${ending}.sqlite`);
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
  expect(names.map((name) => inspectDatabase(join(folder, name)).entryCount)).toEqual([1, 2, 2]);
  expect(await listBackups(folder)).toEqual(names.map((name) => join(folder, name)));

  await desk.run(['', '--keep', '2'], { commands });
  expect((await listBackups(folder)).map((file) => file.slice(-9))).toEqual(['-3.sqlite', '-4.sqlite']);
});

it('keeps the newest backups when it is told how many, and no other file goes', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  await desk.run([''], { commands });
  await writeFile(join(desk.dataFolder, 'backups/replaced-2020-01-01T00-00-00.sqlite'), 'kept');
  for (const minutes of [1, 2, 3]) {
    const now = () => startMs + minutes * 60_000;
    await desk.run(['', '--keep', '2'], { commands, tool: { now } });
  }
  expect(await readdir(join(desk.dataFolder, 'backups'))).toEqual([
    'bonbon-2025-10-09T08-56-20.sqlite',
    'bonbon-2025-10-09T09-10-00.sqlite',
    'replaced-2020-01-01T00-00-00.sqlite',
  ]);
  expect((await desk.run(['', '--keep', '0'], { commands })).code).toBe(2);
});

/** Signs as fast as it can, in a thread and a connection of its own, one transaction for each entry. */
const writer = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData, { timeout: 5000 });
  const add = database.prepare("insert into guestbook_entries (id, name, message, time, message_key) values (?, 'Bot', ?, 1, '')");
  let count = 0;
  let isStopping = false;
  parentPort.on('message', () => { isStopping = true; });
  (function write() {
    if (isStopping) { database.close(); parentPort.postMessage({ total: count }); return parentPort.close(); }
    for (let part = 0; part < 20; part++) add.run(String(++count), 'Message ' + count);
    parentPort.postMessage({ count });
    setImmediate(write);
  })();`;

it('is whole although others write all the while: nothing that was stored before is missing, and they need not wait', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  const worker = new Worker(writer, { eval: true, workerData: join(desk.dataFolder, databaseFile) });
  let count = 0;
  const ended = new Promise<number>((done, fail) => {
    worker.on('error', fail);
    worker.on('message', (message: { count?: number; total?: number }) => {
      count = message.count ?? count;
      if (message.total !== undefined) done(message.total);
    });
  });
  for (let number = 1; number <= 5; number++) {
    while (count < number * 100) await setImmediate();
    const before = count;
    const { code } = await desk.run(['', `${number}.sqlite`], { commands });
    expect(code).toBe(0);
    const copy = inspectDatabase(join(desk.folder, `${number}.sqlite`));
    expect(copy.faults).toEqual([]);
    expect(copy.entryCount).toBeGreaterThanOrEqual(before + 1);
  }
  worker.postMessage('stop');
  const total = await ended;
  expect(inspectDatabase(join(desk.dataFolder, databaseFile))).toMatchObject({ faults: [], entryCount: total + 1 });
}, 30_000);

it('puts a backup back, and keeps what was there', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  await desk.run(['', 'mine.sqlite'], { commands });
  await desk.run(['hide', `${startMs + 1}`]);
  await desk.store.addParts({ entries: [makeEntry(2), makeEntry(3)], blocks: [] });
  desk.close();

  const restored = await desk.run(['restore', 'mine.sqlite'], { commands, answers: true });
  expect(restored.questions).toEqual([
    'Put mine.sqlite with 1 entry in the place of the database, which has 3 entries?',
  ]);
  expect(restored).toMatchObject({ code: 0 });

  const database = openDatabase(desk.dataFolder);
  const store = createOwnerStore(database);
  expect(await store.countEntries()).toEqual({ visible: 1, waiting: 0, hidden: 0, deleted: 0 });
  const replaced = join(desk.dataFolder, 'backups/replaced-2025-10-09T09-10-00.sqlite');
  expect(restored.out).toContain('data/backups/replaced-2025-10-09T09-10-00.sqlite');
  expect(inspectDatabase(replaced)).toMatchObject({ faults: [], entryCount: 3 });
  expect((await readdir(desk.dataFolder)).filter((name) => name.startsWith('restoring'))).toEqual([]);
  expect((await stat(join(desk.dataFolder, databaseFile))).mode & 0o777).toBe(0o600);
  database.close();
});

it('puts the newest backup back when it is asked for the newest', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  await desk.run([''], { commands });
  await desk.store.addParts({ entries: [makeEntry(2)], blocks: [] });
  await desk.run([''], { commands, tool: { now: () => startMs + 2_000_000 } });
  await desk.store.addParts({ entries: [makeEntry(3)], blocks: [] });
  desk.close();

  const { questions, out } = await desk.run(['restore', 'newest'], { commands, answers: true });
  expect(questions).toEqual([
    'Put data/backups/bonbon-2025-10-09T09-26-40.sqlite with 2 entries in the place of the database, which has 3 entries?',
  ]);
  expect(out).toContain('The guestbook has 2 entries again. It is in data.');
});

it('says so when there is no newest backup', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  const { code, notes } = await desk.run(['restore', 'newest'], { commands, answers: true });
  expect([code, notes]).toEqual([
    1,
    'There is no backup in data/backups. Name the file, or make a backup first: npm run backup\n',
  ]);
});

it('says that no visitor sees what is restored while site.yaml names another guestbook', async () => {
  const site = 'services:\n  guestbook: none\n  counter: none\n';
  await using desk = await openDesk([makeEntry(1)], site);
  await desk.run(['', 'mine.sqlite'], { commands });
  desk.close();
  const { out } = await desk.run(['restore', 'mine.sqlite', '--yes'], { commands });
  expect(out).toContain('The site shows it only with  guestbook: built-in  in content/site.yaml, which now says none.');
});

it('touches nothing while a server has the database open', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  await desk.run(['', 'mine.sqlite'], { commands });
  const { code, notes } = await desk.run(['restore', 'mine.sqlite', '--yes'], { commands });
  expect(code).toBe(1);
  expect(notes).toContain('The database is in use. Stop the server first');
  expect((await desk.store.countEntries()).visible).toBe(1);
  expect(existsSync(join(desk.dataFolder, 'backups'))).toBe(false);
});

it('touches nothing when the server was started while the question was open', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  await desk.run(['', 'mine.sqlite'], { commands });
  desk.close();
  let server: ReturnType<typeof openDatabase> | undefined;
  const answers = () => {
    server = openDatabase(desk.dataFolder);
    return true;
  };
  const { code, notes } = await desk.run(['restore', 'mine.sqlite'], { commands, answers });
  expect([code, notes]).toEqual([1, expect.stringContaining('The database is in use.')]);
  server?.close();
  expect((await readdir(desk.dataFolder)).sort()).toEqual(['.gitignore', databaseFile]);
});

it('puts the database back, with the files beside it, when the backup cannot take its place', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  await desk.run(['', 'mine.sqlite'], { commands });
  desk.close();
  const files = ['', '-wal'].map((ending) => join(desk.dataFolder, databaseFile + ending));
  const read = () => files.map((file) => readFileSync(file));
  let before: Buffer[] = [];
  // The moment is asked for when the copy is made: just then a server leaves its log, and somebody tidies up.
  const now = () => {
    writeFileSync(join(desk.dataFolder, `${databaseFile}-wal`), 'log');
    before = read();
    for (const name of readdirSync(desk.dataFolder)) {
      if (name.startsWith('restoring-')) rmSync(join(desk.dataFolder, name), { recursive: true });
    }
    return startMs;
  };
  const { code, notes } = await desk.run(['restore', 'mine.sqlite', '--yes'], { commands, tool: { now } });
  expect([code, notes]).toEqual([
    1,
    expect.stringMatching(/^The backup could not be .*ENOENT.* Nothing was changed\.\n$/),
  ]);
  expect(before).toHaveLength(2);
  expect(read()).toEqual(before);
  expect(await readdir(join(desk.dataFolder, 'backups'))).toEqual([]);
});

it('brings back what a killed server left beside the file of a copied data folder', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  await desk.store.addParts({ entries: [makeEntry(2)], blocks: [] });
  // As a server leaves it that had no time to close: the entries are in the log.
  await cp(desk.dataFolder, join(desk.folder, 'copied'), { recursive: true });
  desk.close();
  const { code, out } = await desk.run(['restore', join('copied', databaseFile), '--yes'], { commands });
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('The guestbook has 2 entries again.') });
  expect(inspectDatabase(join(desk.dataFolder, databaseFile))).toMatchObject({ faults: [], entryCount: 2 });
});

it('restores in the place of a broken database, and into an empty folder', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  await desk.run(['', 'mine.sqlite'], { commands });
  desk.close();
  await writeFile(join(desk.dataFolder, databaseFile), 'rubbish '.repeat(1000));

  const broken = await desk.run(['restore', 'mine.sqlite'], { commands, answers: true });
  expect(broken.questions[0]).toContain('the database, which is broken?');
  expect(broken.code).toBe(0);
  expect(inspectDatabase(join(desk.dataFolder, databaseFile))).toMatchObject({ entryCount: 1 });
  const kept = join(desk.dataFolder, 'backups/replaced-2025-10-09T09-10-00.sqlite');
  expect(await readFile(kept, 'utf8')).toContain('rubbish');

  expect((await desk.run(['restore', 'mine.sqlite', '--data', 'new', '--yes'], { commands })).code).toBe(0);
  expect(inspectDatabase(join(desk.folder, 'new', databaseFile))).toMatchObject({ entryCount: 1 });
});

it('refuses a file that is no backup, is broken, or comes from a newer version', async () => {
  await using desk = await openDesk([makeEntry(1)]);
  await desk.run(['', 'mine.sqlite'], { commands });
  const restore = (file: string) => desk.run(['restore', file, '--yes'], { commands });
  await writeFile(join(desk.folder, 'text.sqlite'), 'hello');
  const bytes = await readFile(join(desk.folder, 'mine.sqlite'));
  await writeFile(join(desk.folder, 'cut.sqlite'), bytes.subarray(0, bytes.length - 8192));
  // SQLite's header has the version of the tables at byte 60.
  bytes.writeUInt32BE(999, 60);
  await writeFile(join(desk.folder, 'newer.sqlite'), bytes);

  expect((await restore('gone.sqlite')).notes).toContain('There is no file gone.sqlite.');
  expect((await restore('text.sqlite')).notes).toContain('is not a database of this site, or it is broken');
  expect((await restore('cut.sqlite')).notes).toMatch(/broken/);
  expect((await restore('newer.sqlite')).notes).toContain('newer version of this site');
  expect((await desk.store.countEntries()).visible).toBe(1);
});
