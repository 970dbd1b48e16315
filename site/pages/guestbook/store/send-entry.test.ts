import { expect, test } from 'vitest';
import { createBackend } from './backend.ts';
import { createStandIn, entryAt, toRow } from './fake-backend.ts';
import type { OwnEntry } from './own-entries.ts';
import { sendEntry } from './send-entry.ts';

const unsent = (time: number, message?: string): OwnEntry => ({
  ...entryAt(time, message === undefined ? {} : { message }),
  fate: 'unsent',
});

function open(...args: Parameters<typeof createStandIn>) {
  const standIn = createStandIn(...args);
  const backend = createBackend({ address: () => 'https://site.example/rest/v1', request: standIn.request });
  const moves: string[] = [];
  const send = (entry: OwnEntry, options?: { isFirst: boolean }) =>
    sendEntry(entry, backend, (moved, former) => void moves.push(`${former.id} to ${moved.id}`), options);
  return { standIn, send, moves };
}

/** A table of somebody's own, with nothing but a primary key. */
const onlyKnowsIds = ({ method }: { method: string }) =>
  method === 'POST' ? new Response('{"code":"23505"}', { status: 409 }) : undefined;

test('an entry is sent once, with the facts of its form', async () => {
  const { standIn, send } = open();
  expect(await send({ ...unsent(1), facts: { fillMs: 4000 } })).toEqual({ kind: 'visible', entry: entryAt(1) });
  expect(standIn.rows).toEqual([toRow(entryAt(1))]);
  expect(standIn.calls[0]?.headers.get('x-client-info')).toBe('bonbon; filled=4000');
});

test('an entry whose answer was lost is found to be stored, and not doubled', async () => {
  const { standIn, send } = open();
  standIn.lose = ({ method }) => method === 'POST';
  expect(await send(unsent(1))).toEqual({ kind: 'unsent', isUnreachable: true });
  expect(standIn.rows).toHaveLength(1);
  standIn.lose = undefined;
  expect(await send(unsent(1))).toEqual({ kind: 'visible', entry: entryAt(1) });
  expect(standIn.rows).toHaveLength(1);
});

test('a backend that only knows that the id is taken is asked whose it is', async () => {
  const { standIn, send, moves } = open({ rows: [toRow(entryAt(1))] });
  standIn.intercept = onlyKnowsIds;
  expect(await send(unsent(1))).toEqual({ kind: 'visible', entry: entryAt(1) });
  expect(moves).toEqual([]);
});

test('a stranger’s row with the same words in the same millisecond is not taken for this browser’s', async () => {
  const { standIn, send, moves } = open({ rows: [toRow(entryAt(1))] });
  const moved = entryAt(2);
  expect(await send({ ...unsent(1), facts: { resendKey: 'a'.repeat(20) } })).toEqual({ kind: 'visible', entry: moved });
  expect(moves).toEqual(['1 to 2']);
  expect(standIn.rows).toHaveLength(2);
});

test('that holds when the answer that the id is taken was lost, and when the next id’s was', async () => {
  const { standIn, send, moves } = open({ rows: [toRow(entryAt(1))] });
  const entry = { ...unsent(1), facts: { resendKey: 'a'.repeat(20) } };
  standIn.lose = ({ method }) => method === 'POST';
  expect(await send(entry)).toEqual({ kind: 'unsent', isUnreachable: true });
  standIn.lose = ({ body }) => (body as { id: string } | undefined)?.id === '2';
  expect(await send(entry)).toEqual({ kind: 'unsent', isUnreachable: true });
  standIn.lose = undefined;
  expect(await send({ ...entry, id: '2', time: 2 })).toEqual({ kind: 'visible', entry: entryAt(2) });
  expect(moves).toEqual(['1 to 2']);
  expect(standIn.rows).toHaveLength(2);
});

test('where a backend knows nothing but ids, an entry that was never sent before cannot be the one that is there', async () => {
  const { standIn, send, moves } = open({ rows: [toRow(entryAt(1))] });
  standIn.intercept = (call) =>
    (call.body as { id: string } | undefined)?.id === '1' ? onlyKnowsIds(call) : undefined;
  expect(await send(unsent(1), { isFirst: true })).toEqual({ kind: 'visible', entry: entryAt(2) });
  expect(moves).toEqual(['1 to 2']);
});

test('where others signed in the same milliseconds, id and time move on by 1 ms until both are free', async () => {
  const { standIn, send, moves } = open({
    rows: [toRow(entryAt(1, { message: 'First' })), toRow(entryAt(2, { message: 'Second' }), { state: 'hidden' })],
  });
  const third = { ...entryAt(3), message: 'Third' };
  expect(await send(unsent(1, 'Third'))).toEqual({ kind: 'visible', entry: third });
  expect(moves).toEqual(['1 to 2', '2 to 3']);
  expect(standIn.rows).toHaveLength(3);
});

test('an id is only given up when it is known to be another entry’s', async () => {
  const { standIn, send, moves } = open({ rows: [toRow(entryAt(1, { message: 'First' }))] });
  standIn.lose = ({ method }) => method === 'GET';
  standIn.intercept = onlyKnowsIds;
  expect(await send(unsent(1, 'Second'))).toEqual({ kind: 'unsent' });
  expect(moves).toEqual([]);
});

test('after fifty others it is left for later', async () => {
  const { standIn, send, moves } = open();
  standIn.intercept = onlyKnowsIds;
  expect(await send(unsent(1))).toEqual({ kind: 'unsent' });
  expect(moves).toHaveLength(51);
});

test('an entry that waits, and one of which only that is known, wait', async () => {
  const { send } = open({ status: { is_open: true, approves_first: true } });
  expect(await send(unsent(1))).toMatchObject({ kind: 'waiting', entry: { id: unsent(1).id } });
  expect(await send(unsent(1))).toEqual({ kind: 'waiting' });
});

test('a refused entry is refused', async () => {
  const { standIn, send } = open();
  standIn.intercept = () => new Response('{"code":"23514"}', { status: 400 });
  expect(await send(unsent(1))).toEqual({ kind: 'refused' });
  expect(standIn.calls).toHaveLength(1);
});

test('a closed book is told', async () => {
  const { send } = open({ status: { is_open: false, approves_first: false } });
  expect(await send(unsent(1))).toMatchObject({ kind: 'unsent', isClosed: true });
});
