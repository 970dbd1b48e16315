import { expect, test } from 'vitest';
import { deliverEntry } from './entry-delivery.ts';
import { entryAt, toRow } from './entry-fixture.ts';
import { createFakeBackend } from './fake-backend.ts';
import type { OwnEntry } from './own-entry.ts';

const unsent = (time: number, message?: string): OwnEntry => ({
  ...entryAt(time, message === undefined ? {} : { message }),
  status: 'unsent',
});

function open(...args: Parameters<typeof createFakeBackend>) {
  const fake = createFakeBackend(...args);
  const backend = fake.connect();
  const moves: string[] = [];
  const send = (entry: OwnEntry, options?: { isFirst: boolean }) =>
    deliverEntry(entry, backend, (moved, former) => void moves.push(`${former.id} to ${moved.id}`), options);
  return { fake, send, moves };
}

/** An owner's own table without resend keys: only its primary key refuses duplicates. */
const onlyKnowsIds = ({ method }: { method: string }) =>
  method === 'POST' ? new Response('{"code":"23505"}', { status: 409 }) : undefined;

test('an entry is sent once, with the facts of its form', async () => {
  const { fake, send } = open();
  expect(await send({ ...unsent(1), facts: { fillMs: 4000 } })).toEqual({ kind: 'visible', entry: entryAt(1) });
  expect(fake.rows).toEqual([toRow(entryAt(1))]);
  expect(fake.calls[0]?.headers.get('x-client-info')).toBe('bonbon; filled=4000');
});

test('an entry whose response was lost is found to be stored, and is stored once', async () => {
  const { fake, send } = open();
  fake.lose = ({ method }) => method === 'POST';
  expect(await send(unsent(1))).toEqual({ kind: 'unsent', isUnreachable: true });
  expect(fake.rows).toHaveLength(1);
  fake.lose = undefined;
  expect(await send(unsent(1))).toEqual({ kind: 'visible', entry: entryAt(1) });
  expect(fake.rows).toHaveLength(1);
});

test('if a backend only says that the id is taken, the entry with that id is looked up', async () => {
  const { fake, send, moves } = open({ rows: [toRow(entryAt(1))] });
  fake.intercept = onlyKnowsIds;
  expect(await send(unsent(1))).toEqual({ kind: 'visible', entry: entryAt(1) });
  expect(moves).toEqual([]);
});

test('another visitor’s row with the same words in the same millisecond is not mistaken for this browser’s', async () => {
  const { fake, send, moves } = open({ rows: [toRow(entryAt(1))] });
  const moved = entryAt(2);
  expect(await send({ ...unsent(1), facts: { resendKey: 'a'.repeat(20) } })).toEqual({ kind: 'visible', entry: moved });
  expect(moves).toEqual(['1 to 2']);
  expect(fake.rows).toHaveLength(2);
});

test('the same holds when the responses to the first id and to the next one are lost', async () => {
  const { fake, send, moves } = open({ rows: [toRow(entryAt(1))] });
  const entry = { ...unsent(1), facts: { resendKey: 'a'.repeat(20) } };
  fake.lose = ({ method }) => method === 'POST';
  expect(await send(entry)).toEqual({ kind: 'unsent', isUnreachable: true });
  fake.lose = ({ body }) => (body as { id: string } | undefined)?.id === '2';
  expect(await send(entry)).toEqual({ kind: 'unsent', isUnreachable: true });
  fake.lose = undefined;
  expect(await send({ ...entry, id: '2', time: 2 })).toEqual({ kind: 'visible', entry: entryAt(2) });
  expect(moves).toEqual(['1 to 2']);
  expect(fake.rows).toHaveLength(2);
});

test('if a backend only compares ids, a row with the id of an entry never sent is another visitor’s', async () => {
  const { fake, send, moves } = open({ rows: [toRow(entryAt(1))] });
  fake.intercept = (call) => ((call.body as { id: string } | undefined)?.id === '1' ? onlyKnowsIds(call) : undefined);
  expect(await send(unsent(1), { isFirst: true })).toEqual({ kind: 'visible', entry: entryAt(2) });
  expect(moves).toEqual(['1 to 2']);
});

test('if others signed in the same milliseconds, id and time advance by 1 ms until they are free', async () => {
  const { fake, send, moves } = open({
    rows: [toRow(entryAt(1, { message: 'First' })), toRow(entryAt(2, { message: 'Second' }), { state: 'hidden' })],
  });
  const third = { ...entryAt(3), message: 'Third' };
  expect(await send(unsent(1, 'Third'))).toEqual({ kind: 'visible', entry: third });
  expect(moves).toEqual(['1 to 2', '2 to 3']);
  expect(fake.rows).toHaveLength(3);
});

test('an id is only changed when it is known to be another entry’s', async () => {
  const { fake, send, moves } = open({ rows: [toRow(entryAt(1, { message: 'First' }))] });
  fake.lose = ({ method }) => method === 'GET';
  fake.intercept = onlyKnowsIds;
  expect(await send(unsent(1, 'Second'))).toEqual({ kind: 'unsent' });
  expect(moves).toEqual([]);
});

test('after fifty collisions the entry stays unsent', async () => {
  const { fake, send, moves } = open();
  fake.intercept = onlyKnowsIds;
  expect(await send(unsent(1))).toEqual({ kind: 'unsent' });
  expect(moves).toHaveLength(51);
});

test('an entry that waits for the owner is reported as waiting, even when it is sent again', async () => {
  const { send } = open({ status: { is_open: true, approves_first: true } });
  expect(await send(unsent(1))).toMatchObject({ kind: 'waiting', entry: { id: unsent(1).id } });
  expect(await send(unsent(1))).toEqual({ kind: 'waiting' });
});

test('a refused entry is refused', async () => {
  const { fake, send } = open();
  fake.intercept = () => new Response('{"code":"23514"}', { status: 400 });
  expect(await send(unsent(1))).toEqual({ kind: 'refused' });
  expect(fake.calls).toHaveLength(1);
});

test('a closed book is reported', async () => {
  const { send } = open({ status: { is_open: false, approves_first: false } });
  expect(await send(unsent(1))).toMatchObject({ kind: 'unsent', isClosed: true });
});
