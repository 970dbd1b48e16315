import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Database, databaseFile, openDatabase } from './database.ts';
import { explainDamage, restoreCommandFor, UncheckedDatabase } from './database-damage.ts';
import { isDatabaseError } from './database-error.ts';
import { findFaults } from './database-file.ts';
import { openStorage, type StorageOptions } from './storage.ts';
import { createWriteQueue, holdUntil, type WriteQueue } from './write-queue.ts';

const startMs = Date.UTC(2026, 10, 21, 12);

function openExample(options: Partial<StorageOptions<never>> = {}, folder = mkdtempSync(join(tmpdir(), 'bonbon-'))) {
  const lines: string[] = [];
  let database: Database | undefined;
  const storage = openStorage({
    dataFolder: folder,
    make: (opened, checked) => {
      database = opened;
      const queue: WriteQueue = holdUntil(
        createWriteQueue({ database: opened, afterCommit: () => storage.reportWrite() }),
        checked,
      );
      const insert = opened.prepare("insert into visits values (?, '/', 1)");
      const list = opened.prepare('select count(*) as count from visits');
      return {
        add: (day: string) =>
          queue
            .run(() => insert.run(day))
            .catch((cause) => {
              storage.reportFailure(cause);
              throw cause;
            }),
        count: () => Number(list.get()?.count),
        stop: queue.drain,
      };
    },
    log: (line) => lines.push(line),
    now: () => startMs,
    ...options,
  });
  return {
    folder,
    file: join(folder, databaseFile),
    lines,
    storage,
    exec: (sql: string) => database?.exec(sql),
    use: () => {
      const user = storage.current();
      if (!user) throw new Error('The database is closed.');
      return user;
    },
    [Symbol.asyncDispose]: async () => {
      await storage.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
const days = Array.from({ length: 3000 }, (_, index) =>
  new Date(startMs + index * 86_400_000).toISOString().slice(0, 10),
);

test('on a full disk writes are rejected, stored rows stay, and the log says when writes succeed again', async () => {
  await using example = openExample();
  const { add, count } = example.use();
  await add('2026-11-20');
  // The error is SQLite's own for a full disk.
  example.exec('pragma max_page_count = 1');
  let stored = 1;
  let refusal: unknown;
  // Some fit into the pages that the file already has.
  for (const day of days) {
    await add(day).then(
      () => stored++,
      (cause: unknown) => {
        refusal = cause;
      },
    );
    if (refusal) break;
  }
  expect(isDatabaseError(refusal)).toBe(true);
  expect(count()).toBe(stored);
  const time = new Date(startMs).toISOString();
  const notice = `${time} New messages and visits cannot be stored: The disk is full, so nothing can be written to ${example.folder} (database or disk is full); free some space; to see how much is left: df -h ${example.folder}`;
  expect(example.lines).toEqual([notice]);

  example.exec('pragma max_page_count = 1000000');
  await add('2026-11-19');
  await add('2026-11-18');
  expect(count()).toBe(stored + 2);
  expect(example.lines).toEqual([notice, `${time} Messages and visits are stored again in ${example.file}`]);
});

test('a large database is readable at once, and its writes wait for the check', async () => {
  await using example = openExample({ maxSyncCheckBytes: 0 });
  let isStored = false;
  const storing = example
    .use()
    .add('2026-11-20')
    .then(() => {
      isStored = true;
    });
  expect([example.use().count(), isStored]).toEqual([0, false]);
  await storing;
  expect([example.use().count(), example.lines]).toEqual([1, []]);
});

/** A database with a page of garbage in it, which opening it does not read. */
function breakPage(folder: string) {
  const database = openDatabase(folder);
  const add = database.prepare("insert into visits values (?, '/', 1)");
  database.exec('begin');
  for (const day of days) add.run(day);
  database.exec('commit');
  database.close();
  const file = join(folder, databaseFile);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill('garbage ', bytes.length - 3 * 4096, bytes.length - 2 * 4096));
}

test('a large database that the check finds broken is closed, without a write to it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  breakPage(folder);
  const before = readFileSync(join(folder, databaseFile));
  const onChange = vi.fn();
  await using example = openExample({ maxSyncCheckBytes: 0, onChange }, folder);
  await expect(example.use().add('2099-01-01')).rejects.toThrow('is broken');
  await expect.poll(() => onChange).toHaveBeenCalledOnce();
  expect(example.storage.current()).toBeUndefined();
  expect(example.lines).toEqual([expect.stringContaining('npm run backup -- restore newest')]);
  expect(readFileSync(example.file)).toEqual(before);
});

test('a server that stops during the check has stored nothing, and logs nothing', async () => {
  await using example = openExample({ maxSyncCheckBytes: 0 });
  const storing = example
    .use()
    .add('2026-11-20')
    .catch((cause: unknown) => cause);
  await example.storage.stop();
  const outcome = await storing;
  expect(outcome).toBeInstanceOf(UncheckedDatabase);
  expect(isDatabaseError(outcome)).toBe(true);
  expect(example.lines).toEqual([]);
});

test('a database that was moved away is not recreated, and works again when it is back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await using example = openExample();
  await example.use().add('2026-11-20');
  const bytes = readFileSync(example.file);
  const log = readFileSync(`${example.file}-wal`);
  rmSync(example.file);
  await expect(example.use().add('2026-11-21')).rejects.toThrow('was removed or replaced');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(example.storage.current()).toBeUndefined();
  expect(statSync(example.file, { throwIfNoEntry: false })).toBeUndefined();

  writeFileSync(`${example.file}-wal`, log);
  writeFileSync(example.file, bytes);
  await vi.advanceTimersByTimeAsync(5000);
  expect(example.use().count()).toBe(1);
  expect(example.lines).toHaveLength(2);
  vi.useRealTimers();
});

test('a database that was found damaged in use is not reopened before its files change', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await using example = openExample();
  await example.use().add('2026-11-20');
  example.storage.reportFailure(Object.assign(new Error('database disk image is malformed'), { errcode: 11 }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(example.storage.current()).toBeUndefined();
  expect(example.lines).toHaveLength(1);
  utimesSync(example.file, 1, 1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(example.use().count()).toBe(1);
});

test('retrying a database that another program may have locked waits for only 20 ms', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  writeFileSync(join(folder, databaseFile), '');
  const waits: unknown[] = [];
  const make = (database: Database) => {
    waits.push(database.prepare('pragma busy_timeout').get()?.timeout);
    return { add: async () => {}, count: () => 0, stop: async () => {} };
  };
  await using example = openExample({ make } as never, folder);
  rmSync(example.file);
  openDatabase(folder).close();
  await vi.advanceTimersByTimeAsync(5000);
  expect([waits, example.lines.length]).toEqual([[20], 2]);
});

test('each reason comes with a fix', () => {
  const explain = (properties: object) =>
    explainDamage(
      Object.assign(new Error('what it says'), properties),
      '/no/such place',
      '/no/such place/bonbon.sqlite',
    ).message;
  const sqlite = (errcode: number) => explain({ code: 'ERR_SQLITE_ERROR', errcode });
  expect(explain({ code: 'ENOSPC' })).toBe(
    "The disk is full, so nothing can be written to /no/such place (what it says); free some space; to see how much is left: df -h '/no/such place'",
  );
  expect(sqlite(13)).toContain("df -h '/no/such place'");
  expect(explain({ code: 'EROFS' })).toContain("(EROFS: what it says); check the folder's permissions");
  expect(sqlite(8 | (6 << 8))).toContain("check the folder's permissions");
  expect(sqlite(5)).toMatch(
    /^Another program has locked the database .* npm run guestbook -- doctor --data '\/no\/such place'$/,
  );
  expect(sqlite(10 | (3 << 8))).toContain('dmesg | tail');
  expect(sqlite(11)).toContain("npm run backup -- restore newest --data '/no/such place'");
});

test('the restore command names the data folder, unless it is the default', () => {
  const site = mkdtempSync(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, 'content'));
  expect(restoreCommandFor(resolve('data'))).toBe('npm run backup -- restore newest');
  expect(restoreCommandFor(join(site, 'data'))).toBe(`npm run backup -- restore newest --data ${join(site, 'data')}`);
});

test('an intact database has no faults, and a broken one has some', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  openDatabase(folder).close();
  expect(findFaults(join(folder, databaseFile))).toEqual([]);
  breakPage(folder);
  expect(findFaults(join(folder, databaseFile)).length).toBeGreaterThan(0);
  rmSync(folder, { recursive: true });
});
