import { expect, test, vi } from 'vitest';
import { entryAt, toRow } from './entry-fixture.ts';
import { createEntrySender } from './entry-sender.ts';
import { createFakeBackend, unreachable } from './fake-backend.ts';
import { createFakeStorage } from './fake-storage.ts';
import { createOwnEntries } from './own-entries.ts';
import type { OwnEntry } from './own-entry.ts';

const unsent = (time: number, rest: Partial<OwnEntry> = {}): OwnEntry => ({
  ...entryAt(time),
  status: 'unsent',
  ...rest,
});

function open(fake = createFakeBackend()) {
  const { storage, readList } = createFakeStorage();
  const own = createOwnEntries(() => storage);
  const backend = fake.connect();
  return { fake, own, readList, sender: createEntrySender({ backend, own }) };
}

test('an entry is kept before it is sent, and until everybody sees it', async () => {
  const { fake, sender, readList } = open();
  let respond = () => {};
  fake.intercept = () => new Promise((resolve) => (respond = () => resolve(undefined as unknown as Response)));
  const submitting = sender.submit(unsent(1), true);
  expect(readList()).toEqual([{ ...entryAt(1), unsent: true }]);
  expect(sender.isSubmitting(unsent(1))).toBe(true);
  await vi.waitUntil(() => fake.calls.length === 1);
  respond();
  expect(await submitting).toMatchObject({ delivery: { kind: 'visible' } });
  expect(readList()).toEqual([]);
  expect(sender.isSubmitting(unsent(1))).toBe(false);
  expect(sender.listStored()).toEqual([entryAt(1)]);
});

test('an entry that could not be sent stays unsent, and is not being submitted any more', async () => {
  const { fake, sender, readList } = open();
  fake.intercept = unreachable;
  expect(await sender.submit(unsent(1), true)).toMatchObject({ delivery: { kind: 'unsent' }, entry: unsent(1) });
  expect(readList()).toEqual([{ ...entryAt(1), unsent: true }]);
  expect(sender.isSubmitting(unsent(1))).toBe(false);
  expect(sender.listStored()).toEqual([]);
});

test('an entry whose id is taken is kept and submitted under the next one', async () => {
  const { fake, sender, readList } = open(createFakeBackend({ rows: [toRow(entryAt(1, { message: 'Other' }))] }));
  fake.lose = ({ body }) => (body as { id: string }).id === '2';
  const { entry } = await sender.submit(unsent(1), true);
  expect(entry).toMatchObject({ id: '2', time: 2 });
  expect(readList()).toEqual([{ ...entryAt(2), unsent: true }]);
  for (const time of [1, 2]) expect(sender.isSubmitting(unsent(time))).toBe(false);
});

test.each([
  ['waiting', new Response(JSON.stringify(toRow(entryAt(1, { time: 5 }), { state: 'waiting' })), { status: 201 }), 5],
  ['refused', new Response('{"code":"23514"}', { status: 400 }), 1],
] as const)('a %s entry is kept with its status, and with the time of the backend', async (status, response, time) => {
  const { fake, own, sender } = open();
  fake.intercept = () => response;
  await sender.submit(unsent(1, { facts: { fillMs: 1 } }), true);
  expect(own.list()).toEqual([{ ...entryAt(1), time, status }]);
});

test('an unsent entry is resent, unless another tab has sent it since', async () => {
  const { fake, own, sender } = open();
  own.put(unsent(1));
  expect(await sender.resend(unsent(1))).toMatchObject({ delivery: { kind: 'visible' } });
  expect(await sender.resend(unsent(1))).toBeUndefined();
  expect(fake.inserts()).toHaveLength(1);
});
