import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { isDatabaseError } from './database-error.ts';
import { createWriteQueue } from './write-queue.ts';

/** `other` is another process's connection; `days` are the rows that it sees. */
function openExample(now: () => number = Date.now) {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  const database = openDatabase(folder);
  database.exec('pragma busy_timeout = 0');
  const other = openDatabase(folder);
  let commits = 0;
  const queue = createWriteQueue({ database, afterCommit: () => commits++, now, maxWaitMs: 5000 });
  const insert = database.prepare("insert into visits values (?, '/', 1)");
  return {
    folder,
    database,
    other,
    queue,
    add: (day: string) => () => Number(insert.run(day).changes),
    days: () =>
      other
        .prepare('select day from visits order by day')
        .all()
        .map(({ day }) => day),
    commits: () => commits,
    [Symbol.dispose]: () => {
      database.close();
      other.close();
      rmSync(folder, { recursive: true });
    },
  };
}
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}`;

test('writes of one turn of the event loop are one transaction', async () => {
  using example = openExample();
  const writes = [1, 2, 3].map((number) => example.queue.run(example.add(day(number))));
  expect(example.days()).toEqual([]);
  expect(await Promise.all(writes)).toEqual([1, 1, 1]);
  expect(example.commits()).toBe(1);
  await example.queue.run(example.add(day(4)));
  expect(example.commits()).toBe(2);
  expect(example.days()).toHaveLength(4);
});

test('a write is committed before its promise resolves', async () => {
  using example = openExample();
  const seen = example.queue.run(example.add(day(1))).then(() => example.days());
  expect(await seen).toEqual([day(1)]);
});

test('writes reject after the file is deleted or replaced', async () => {
  for (const file of ['bonbon.sqlite', 'bonbon.sqlite-wal']) {
    using example = openExample();
    await example.queue.run(example.add(day(1)));
    const path = join(example.folder, file);
    cpSync(path, `${path}.copy`);
    rmSync(path);
    const failure = await example.queue.run(example.add(day(2))).catch((cause: unknown) => cause);
    expect(String(failure)).toContain(`${file} was removed or replaced while the server was running.`);
    expect(isDatabaseError(failure)).toBe(true);
    renameSync(`${path}.copy`, path);
    await expect(example.queue.run(example.add(day(3)))).rejects.toThrow('Restart the server.');
  }
});

test('a failing write changes nothing, and the others of its transaction are stored', async () => {
  using example = openExample();
  let undone = 0;
  const undo = () => undone++;
  const writes = await Promise.allSettled([
    example.queue.run(example.add(day(1)), undo),
    example.queue.run(() => {
      throw new Error('no');
    }, undo),
    // Of two rows the first fits, the second is stored already.
    example.queue.run(
      () => example.database.exec(`insert into visits values ('${day(2)}', '/', 1), ('${day(1)}', '/', 1)`),
      undo,
    ),
    example.queue.run(example.add(day(3)), undo),
  ]);
  expect(writes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(example.days()).toEqual([day(1), day(3)]);
  expect(undone).toBe(0);
});

test('a full disk rejects the whole batch, undone in reverse order, and later writes succeed', async () => {
  using example = openExample();
  const undone: number[] = [];
  const pages = Object.values(example.database.prepare('pragma page_count').get() ?? {})[0];
  example.database.exec(`pragma max_page_count = ${pages}`);
  const path = `/${'x'.repeat(499)}`;
  const insert = example.database.prepare('insert into visits values (?, ?, 1)');
  const writes = Array.from({ length: 20 }, (_, number) =>
    example.queue.run(
      () => insert.run(day(number), path),
      () => undone.push(number),
    ),
  );
  const outcomes = await Promise.allSettled(writes);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'database or disk is full' } });
    expect(isDatabaseError(outcome.status === 'rejected' && outcome.reason)).toBe(true);
  }
  expect(undone.length).toBeGreaterThan(1);
  expect(undone).toEqual([...undone].sort((one, other) => other - one));
  expect(example.days()).toEqual([]);
  expect(example.commits()).toBe(0);

  example.database.exec('pragma max_page_count = 100000');
  expect(await example.queue.run(example.add(day(1)))).toBe(1);
});

test('while another process writes, the queue retries without blocking the event loop', async () => {
  using example = openExample();
  example.other.exec('begin immediate');
  const write = example.queue.run(example.add(day(1)));
  const order: string[] = [];
  void write.then(() => order.push('written'));
  // After two turns of the event loop the first try has failed.
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  order.push('other work');
  example.other.exec('commit');
  await write;
  expect(order).toEqual(['other work', 'written']);
  expect(example.days()).toEqual([day(1)]);
});

test('after 5 s of retries the queue gives up', async () => {
  let nowMs = 0;
  using example = openExample(() => nowMs);
  example.other.exec('begin immediate');
  const early = example.queue.run(example.add(day(1)));
  nowMs = 4999;
  const late = example.queue.run(example.add(day(2)));
  await new Promise(setImmediate);
  nowMs = 5000;
  await expect(early).rejects.toThrow('database is locked');
  example.other.exec('commit');
  expect(await late).toBe(1);
  expect(example.days()).toEqual([day(2)]);
});

test('draining waits for all pending writes', async () => {
  using example = openExample();
  await example.queue.drain();
  example.other.exec('begin immediate');
  const writes = Array.from({ length: 600 }, (_, number) =>
    example.queue.run(() => example.database.prepare('insert into visits values (?, ?, 1)').run(day(1), `/${number}`)),
  );
  const drained = example.queue.drain();
  await new Promise(setImmediate);
  example.other.exec('commit');
  await drained;
  expect(example.days()).toHaveLength(600);
  await Promise.all(writes);
});
