import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { makeEntry, openFixture, startMs } from '#admin/commands/tool-fixture.ts';
import { listBackups } from '#server/backups/backup-files.ts';
import { databaseFile } from '#server/storage/database.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import { commands } from './commands.ts';

it('copies a guestbook that the server has open, readable only by its owner, and checks the copy', async () => {
  await using fixture = await openFixture([makeEntry(1), makeEntry(2)]);
  const { code, out } = await fixture.run([''], { commands });
  expect(code).toBe(0);
  const file = 'data/backups/bonbon-2025-10-09T09-10-00.sqlite';
  expect(out).toMatch(new RegExp(`^${file}: 2 entries, \\d+ kB, checked\\.\n$`));
  expect((await stat(join(fixture.folder, file))).mode & 0o777).toBe(0o600);
  expect((await stat(join(fixture.dataFolder, 'backups'))).mode & 0o777).toBe(0o700);
  expect(inspectDatabase(join(fixture.folder, file))).toMatchObject({ faults: [], entryCount: 2 });
  expect(await readdir(join(fixture.dataFolder, 'backups'))).toEqual(['bonbon-2025-10-09T09-10-00.sqlite']);
});

it('copies to a file or a folder of the owner’s choice, and overwrites nothing', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  expect((await fixture.run(['', 'mine.sqlite'], { commands })).out).toContain('mine.sqlite: 1 entry');
  expect((await fixture.run(['', 'mine.sqlite'], { commands })).notes).toBe('mine.sqlite already exists.\n');
  expect((await fixture.run(['', '.'], { commands })).out).toContain('bonbon-2025-10-09T09-10-00.sqlite: 1 entry');
  expect((await fixture.run(['', 'restor'], { commands })).code).toBe(2);
  expect((await fixture.run(['', 'mine.sqlite', '--data', 'empty'], { commands })).notes).toContain(
    'nothing to back up in empty',
  );
});

it('makes several backups in one second, one after the other and at the same time', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await fixture.run([''], { commands });
  await fixture.store.addParts({ entries: [makeEntry(2)], blocks: [] });
  const both = await Promise.all([fixture.run([''], { commands }), fixture.run([''], { commands })]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const folder = join(fixture.dataFolder, 'backups');
  const names = ['', '-2', '-3'].map((ending) => `bonbon-2025-10-09T09-10-00${ending}.sqlite`);
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
  expect(names.map((name) => inspectDatabase(join(folder, name)).entryCount)).toEqual([1, 2, 2]);
  expect(await listBackups(folder)).toEqual(names.map((name) => join(folder, name)));

  await fixture.run(['', '--keep', '2'], { commands });
  expect((await listBackups(folder)).map((file) => file.slice(-9))).toEqual(['-3.sqlite', '-4.sqlite']);
});

it('--keep keeps the newest backups, and no other file is removed', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  await fixture.run([''], { commands });
  await writeFile(join(fixture.dataFolder, 'backups/replaced-2020-01-01T00-00-00.sqlite'), 'kept');
  for (const minutes of [1, 2, 3]) {
    const now = () => startMs + minutes * 60_000;
    await fixture.run(['', '--keep', '2'], { commands, tool: { now } });
  }
  expect(await readdir(join(fixture.dataFolder, 'backups'))).toEqual([
    'bonbon-2025-10-09T08-56-20.sqlite',
    'bonbon-2025-10-09T09-10-00.sqlite',
    'replaced-2020-01-01T00-00-00.sqlite',
  ]);
  expect((await fixture.run(['', '--keep', '0'], { commands })).code).toBe(2);
});

/** Signs as fast as it can, in a separate thread and connection, one transaction for each entry. */
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

it('is intact while others keep writing, has everything stored before it, and does not block them', async () => {
  await using fixture = await openFixture([makeEntry(1)]);
  const worker = new Worker(writer, { eval: true, workerData: join(fixture.dataFolder, databaseFile) });
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
    const { code } = await fixture.run(['', `${number}.sqlite`], { commands });
    expect(code).toBe(0);
    const copy = inspectDatabase(join(fixture.folder, `${number}.sqlite`));
    expect(copy.faults).toEqual([]);
    expect(copy.entryCount).toBeGreaterThanOrEqual(before + 1);
  }
  worker.postMessage('stop');
  const total = await ended;
  expect(inspectDatabase(join(fixture.dataFolder, databaseFile))).toMatchObject({ faults: [], entryCount: total + 1 });
}, 30_000);
