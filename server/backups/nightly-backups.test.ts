import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBackupFailure } from '#server/storage/backup-failure-store.ts';
import { databaseFile, openDatabase } from '#server/storage/database.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import { makeVerifiedCopy } from '#server/storage/verified-copy.ts';
import { createBackups } from './nightly-backups.ts';
import { StoppedBackup, writeBackup } from './write-backup.ts';

const night = (day: number, hour = 3, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const nameAt = (timeMs: number, kind = 'nightly') =>
  `${kind}-${new Date(timeMs).toISOString().slice(0, 19).replaceAll(':', '-')}.sqlite`;

/** A data folder with entries and a server that makes backups; `clock` is the computer's. */
function openExample({
  write,
  checked = Promise.resolve(),
}: {
  write?: typeof writeBackup;
  checked?: Promise<void>;
} = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  const database = openDatabase(dataFolder);
  const lines: string[] = [];
  const clock = { nowMs: night(20, 3) };
  const open = () =>
    createBackups({
      database,
      dataFolder,
      checked,
      log: (line) => void lines.push(line),
      now: () => clock.nowMs,
      ...(write && { write }),
    });
  const backups = open();
  return {
    dataFolder,
    folder: join(dataFolder, 'backups'),
    database,
    lines,
    clock,
    backups,
    restart: open,
    sign: (id: string) =>
      database
        .prepare("insert into guestbook_entries (id, name, message, time, message_key) values (?, 'Moth', 'Hi', 1, '')")
        .run(id),
    names: () => (existsSync(join(dataFolder, 'backups')) ? readdirSync(join(dataFolder, 'backups')).toSorted() : []),
    [Symbol.asyncDispose]: async () => {
      await backups.stop();
      database.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

test('each night has one backup, which is whole, and readable by its owner only', async () => {
  await using example = openExample();
  const { backups, clock, folder } = example;
  example.sign('1');
  await backups.makeIfDue();
  example.sign('2');
  for (const time of [night(20, 3, 1), night(20, 23), night(21, 2, 59)]) {
    clock.nowMs = time;
    await backups.makeIfDue();
  }
  expect(example.names()).toEqual([nameAt(night(20))]);
  clock.nowMs = night(21, 3);
  await backups.makeIfDue();
  expect(example.names()).toEqual([nameAt(night(20)), nameAt(night(21))]);
  const file = join(folder, nameAt(night(21)));
  expect(inspectDatabase(file)).toMatchObject({ faults: [], entryCount: 2 });
  expect([statSync(file).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
  // SQLite's WAL mode would make it depend on a second file.
  expect(readFileSync(file).subarray(18, 20)).toEqual(Buffer.from([1, 1]));
  expect((await backups.list()).map(({ kind, record }) => [kind, record?.entryCount])).toEqual([
    ['nightly', 2],
    ['nightly', 1],
  ]);
});

test('a night on which no server ran is made up for at the next start, once', async () => {
  await using example = openExample();
  await example.backups.makeIfDue();
  await example.backups.stop();
  example.clock.nowMs = night(24, 11);
  const later = example.restart();
  await later.makeIfDue();
  await later.makeIfDue();
  await later.stop();
  expect(example.names()).toEqual([nameAt(night(20)), nameAt(night(24, 11))]);
});

test('old nights are removed, and backups of the owner and other files are not', async () => {
  // Whole backups would take half a second each.
  const write: typeof writeBackup = async ({ folder, nameFile }) => {
    writeFileSync(join(folder, nameFile(1)), '');
    return { name: nameFile(1), entryCount: 0, visitCount: 0, bytes: 0 };
  };
  await using example = openExample({ write });
  mkdirSync(example.folder);
  const others = ['bonbon-2020-01-01T00-00-00.sqlite', 'notes.txt', 'replaced-2020-01-01T00-00-00.sqlite'];
  for (const name of others) writeFileSync(join(example.folder, name), '');
  for (let day = 1; day <= 30; day++) {
    example.clock.nowMs = night(day);
    await example.backups.makeIfDue();
  }
  const nights = example.names().filter((name) => !others.includes(name));
  // The Sundays of the three weeks before, and the last seven days.
  expect(nights).toEqual([15, 22, 24, 25, 26, 27, 28, 29, 30].map((day) => nameAt(night(day))));
  expect(example.names()).toEqual(expect.arrayContaining(others));
  expect((await example.backups.list()).filter(({ record }) => record)).toHaveLength(nights.length);
});

test('a failure is logged once, remembered in the database, retried after an hour, and over with the next backup', async () => {
  let isFull = true;
  const write: typeof writeBackup = (job) =>
    writeBackup({ ...job, freeBytesOf: async () => (isFull ? 1000 : Number.MAX_SAFE_INTEGER) });
  await using example = openExample({ write });
  const { backups, clock, database } = example;
  for (const time of [night(20), night(20, 3, 59), night(20, 4, 1), night(20, 5, 2)]) {
    clock.nowMs = time;
    await backups.makeIfDue();
  }
  expect(example.lines).toHaveLength(1);
  expect(example.lines[0]).toContain('The nightly backup failed: the disk has too little free space.');
  const failure = { sinceMs: night(20), timeMs: night(20, 5, 2), reason: 'the disk has too little free space' };
  expect(readBackupFailure(database)).toEqual(failure);
  expect(inspectDatabase(join(example.dataFolder, databaseFile)).backupFailure).toEqual(failure);
  expect(example.names()).toEqual([]);

  isFull = false;
  clock.nowMs = night(20, 5, 30);
  await backups.makeIfDue();
  expect(example.names()).toEqual([]);
  clock.nowMs = night(20, 6, 2);
  await backups.makeIfDue();
  expect(example.names()).toEqual([nameAt(night(20, 6, 2))]);
  expect(readBackupFailure(database)).toBeUndefined();
  expect(example.lines[1]).toContain('The nightly backup works again.');
});

test('a failure that was logged before a restart is not logged again', async () => {
  const write: typeof writeBackup = () => Promise.reject(new Error('the disk is on fire'));
  await using example = openExample({ write });
  await example.backups.makeIfDue();
  await example.backups.stop();
  example.clock.nowMs = night(21);
  const later = example.restart();
  await later.makeIfDue();
  await later.stop();
  expect(example.lines).toHaveLength(1);
  expect(readBackupFailure(example.database)).toMatchObject({ sinceMs: night(20), timeMs: night(21) });
});

test('a broken database gives no backup, and the earlier ones stay', async () => {
  await using example = openExample();
  for (let id = 1; id <= 300; id++) example.sign(String(id));
  await example.backups.makeIfDue();
  example.database.exec('pragma wal_checkpoint(truncate)');
  const file = join(example.dataFolder, databaseFile);
  const bytes = readFileSync(file);
  // Everything but the first pages, which say what tables there are.
  bytes.fill(0x5a, Math.floor(bytes.length / 2));
  writeFileSync(file, bytes);
  example.clock.nowMs = night(21);
  await example.backups.makeIfDue();
  expect(example.lines[0]).toContain('The nightly backup failed: ');
  expect(example.names()).toEqual([nameAt(night(20))]);
});

test('nothing is copied before the database is checked, and nothing at all if it is broken', async () => {
  await using example = openExample({ checked: Promise.reject(new Error('broken')) });
  await example.backups.makeIfDue();
  await expect(example.backups.makeNow()).rejects.toThrow('broken');
  expect(example.names()).toEqual([]);
});

test('a backup that the owner asks for has a name of its own, also within the same second', async () => {
  await using example = openExample();
  const [one, other] = await Promise.all([example.backups.makeNow(), example.backups.makeNow()]);
  expect([one?.name, other?.name]).toEqual([
    nameAt(night(20), 'bonbon'),
    nameAt(night(20), 'bonbon').replace('.sqlite', '-2.sqlite'),
  ]);
  expect(example.names()).toHaveLength(2);
  await example.backups.makeIfDue();
  expect(example.names()).toHaveLength(3);
});

test('a server that stops leaves no half backup and no failure, and a killed one’s leftovers are removed', async () => {
  await using example = openExample();
  mkdirSync(example.folder);
  writeFileSync(join(example.folder, 'killed.unfinished'), 'half');
  const stopping = new AbortController();
  stopping.abort();
  const job = { source: join(example.dataFolder, databaseFile), folder: example.folder, nameFile: () => 'a.sqlite' };
  await expect(writeBackup({ ...job, nowMs: Date.now(), signal: stopping.signal })).rejects.toThrow(StoppedBackup);
  expect(example.names()).toEqual(['killed.unfinished']);
  const signal = new AbortController().signal;
  await writeBackup({ ...job, nowMs: Date.now() + 2 * 24 * 60 * 60 * 1000, signal });
  expect(example.names()).toEqual(['a.sqlite']);
  await example.backups.stop();
  await example.backups.makeIfDue();
  expect([example.names(), example.lines]).toEqual([['a.sqlite'], []]);
});

test('a copy too large for the memory is checked in its file', async () => {
  await using example = openExample();
  example.sign('1');
  const copy = join(example.dataFolder, 'copy.sqlite');
  const source = join(example.dataFolder, databaseFile);
  const counts = await makeVerifiedCopy(source, copy, { maxBytesInMemory: 0 });
  expect(counts).toEqual({ entryCount: 1, visitCount: 0, bytes: statSync(copy).size });
});
