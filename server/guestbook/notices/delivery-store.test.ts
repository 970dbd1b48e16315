import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/storage/database.ts';
import { createDeliveryStore } from './delivery-store.ts';
import { keepDelivery } from './keep-delivery.ts';
import { createFakeBook, noon } from './notice-fixture.ts';
import type { NoticeTarget } from './notify.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const target: NoticeTarget = {
  shape: 'ntfy',
  url: 'https://moth:her-password@ntfy.example:8443/my-secret-topic?auth=secret-token',
};
const minuteMs = 60_000;

function openStore() {
  const database = openDatabase(folder);
  return { database, store: createDeliveryStore(database) };
}

/** Sends what is in a guestbook to a target that answers with these statuses, one after the other. */
async function send(statuses: (number | Error)[], entries: Parameters<ReturnType<typeof createFakeBook>['add']>[]) {
  const { database, store } = openStore();
  const book = createFakeBook();
  const notifier = book.startNotifier([target], {
    request: async () => {
      const status = statuses.shift() ?? 200;
      if (status instanceof Error) throw status;
      return new Response('', { status });
    },
    onDelivery: (to, delivery) => keepDelivery(store, to, delivery, Date.now()),
  });
  for (const entry of entries) book.add(...entry);
  notifier.wake();
  await vi.advanceTimersByTimeAsync(30 * minuteMs);
  await notifier.stop();
  const deliveries = store.list();
  database.close();
  return deliveries;
}

test('an accepted notice is kept with its time, and how many messages were in it', async () => {
  const deliveries = await send([200], [[2], [1, { state: 'waiting' }]]);
  expect(deliveries).toEqual([
    {
      timeMs: noon + 10_000,
      shape: 'ntfy',
      host: 'ntfy.example',
      entryCount: 3,
      waitingCount: 1,
      result: 'accepted',
      reason: '',
      tries: 1,
    },
  ]);
});

test('a notice that is tried again stays one line, which says how often and what came of it', async () => {
  expect(await send([503, 503, 503, 200], [[1]])).toMatchObject([{ result: 'accepted', tries: 4, reason: '' }]);
  rmSync(folder, { recursive: true });
  expect(await send([503, 403], [[1]])).toMatchObject([{ result: 'rejected', tries: 2, reason: 'status 403' }]);
});

test('neither the path nor the credentials of a target are in the database, also if an error has them', async () => {
  const error = Object.assign(new TypeError(`fetch of ${target.url} failed`), { cause: new Error(target.url) });
  expect(await send(Array(99).fill(error), [[1]])).toMatchObject([{ result: 'failed', reason: 'no connection' }]);
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).toString('latin1'));
  expect(bytes.join()).toContain('ntfy.example');
  expect(bytes.join()).not.toMatch(/secret|her-password|moth/);
});

test('the newest 200 are kept', () => {
  const { database, store } = openStore();
  const delivery = { entryCount: 1, waitingCount: 0, result: 'accepted', reason: '', tries: 1 } as const;
  for (let number = 1; number <= 205; number++) keepDelivery(store, target, delivery, number);
  expect(database.prepare('select count(*) as count from notice_deliveries').get()?.count).toBe(200);
  expect(store.list().map(({ timeMs }) => timeMs)).toEqual(Array.from({ length: 200 }, (_, index) => 205 - index));
  database.close();
});

test('a database that cannot be written stops no notice', () => {
  const { database, store } = openStore();
  database.close();
  const delivery = { entryCount: 1, waitingCount: 0, result: 'accepted', reason: '', tries: 1 } as const;
  expect(() => keepDelivery(store, target, delivery, noon)).not.toThrow();
});
