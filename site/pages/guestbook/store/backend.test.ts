import { expect, onTestFinished, test, vi } from 'vitest';
import { createBackend } from './backend.ts';
import { type Call, createStandIn, entryAt, toRow, unreachable } from './fake-backend.ts';

const open = (standIn = createStandIn(), key?: string) => ({
  standIn,
  backend: createBackend({ address: () => 'https://site.example/rest/v1', key, request: standIn.request }),
});
const refuse = (status: number, code: string) => () =>
  new Response(JSON.stringify({ code, message: 'internal', details: null, hint: null }), { status });

test('the list is asked for as the specification says: all columns, newest first, 200 at most', async () => {
  const { backend, standIn } = open(createStandIn({ rows: [toRow(entryAt(1)), toRow(entryAt(2))] }));
  expect(await backend.list()).toEqual([entryAt(2), entryAt(1)]);
  const [call] = standIn.calls as [Call];
  expect(`${call.method} ${call.address.href}`).toBe(
    'GET https://site.example/rest/v1/guestbook_entries?select=*&order=time.desc&limit=200',
  );
  expect([...call.headers]).toEqual([]);
});

test('an entry is inserted as one row of five columns, which is read back in the same call', async () => {
  const { backend, standIn } = open();
  const entry = { ...entryAt(1), fate: 'unsent' };
  const facts = { fillMs: 5321, isTrapped: true };
  expect(await backend.insert(entry, facts)).toEqual({ kind: 'stored', entry: entryAt(1), isWaiting: false });
  const [call] = standIn.calls as [Call];
  expect(`${call.method} ${call.address.href}`).toBe('POST https://site.example/rest/v1/guestbook_entries?select=*');
  expect(call.body).toEqual({ id: '1', name: 'Moth', website: '', message: 'Hello!', time: 1 });
  expect(Object.fromEntries(call.headers)).toEqual({
    accept: 'application/vnd.pgrst.object+json',
    'content-type': 'application/json',
    prefer: 'return=representation',
    'x-client-info': 'bonbon; filled=5321; trapped=1',
  });
});

test.each([
  ['sb_publishable_x', null],
  ['aa.bb.cc', 'Bearer aa.bb.cc'],
])('the key %s goes along as apikey, and as the bearer %s', async (key, bearer) => {
  const { backend, standIn } = open(createStandIn(), key);
  await backend.list();
  await backend.insert(entryAt(1), {});
  expect(standIn.calls).toHaveLength(2);
  for (const { headers } of standIn.calls) {
    expect([headers.get('apikey'), headers.get('authorization')]).toEqual([key, bearer]);
  }
});

test('an id that is certainly another’s is told apart from one of which only that is known', async () => {
  const { backend, standIn } = open(createStandIn({ rows: [toRow(entryAt(1))] }));
  expect(await backend.insert(entryAt(1), { resendKey: 'x'.repeat(20) })).toEqual({ kind: 'taken', isCertain: true });
  standIn.intercept = refuse(409, '23505');
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'taken' });
});

test('rows may hold anything: what is no entry, or not for everybody, is left out', async () => {
  const standIn = createStandIn();
  const rows = [
    null,
    'text',
    { id: 1 },
    toRow(entryAt(9), { state: 'waiting' }),
    toRow(entryAt(8), { state: 'hidden' }),
    { ...entryAt(7), website: 'javascript:alert(1)', reply: 5, reply_time: 'x' },
    { ...toRow(entryAt(6)), reply: 'Thank you!\nBye', reply_time: 10 },
    { ...toRow(entryAt(5)), reply: ' ', reply_time: 10 },
    { ...toRow(entryAt(4)), reply: 'No day', reply_time: 9e15 },
  ];
  standIn.intercept = () => new Response(JSON.stringify(rows));
  expect(await open(standIn).backend.list()).toEqual([
    entryAt(7),
    { ...entryAt(6), reply: 'Thank you!\nBye', replyTime: 10 },
    entryAt(5),
    { ...entryAt(4), reply: 'No day' },
  ]);
});

test.each([
  ['nobody answers', unreachable],
  ['the answer is a page', () => new Response('<!doctype html><title>Welcome to our Wi-Fi</title>')],
  ['the answer is no list', () => new Response('{}')],
  ['the project sleeps', () => new Response('<html>paused</html>', { status: 540 })],
  ['the tables are not there', refuse(404, 'PGRST205')],
  ['reading is not granted', refuse(401, '42501')],
])('nothing is read when %s, after one call each', async (_what, intercept) => {
  const { backend, standIn } = open();
  standIn.intercept = intercept;
  expect(await backend.list()).toBeUndefined();
  expect(await backend.find('1')).toBeUndefined();
  expect(await backend.readStatus()).toBeUndefined();
  expect(standIn.calls).toHaveLength(3);
});

test('one entry is found by its id, or known not to be seen', async () => {
  const rows = [toRow(entryAt(1)), toRow(entryAt(2), { state: 'waiting' })];
  const { backend, standIn } = open(createStandIn({ rows }));
  expect(await backend.find('1')).toEqual(entryAt(1));
  expect(await backend.find('2')).toBeNull();
  expect(standIn.calls[0]?.address.search).toBe('?select=*&id=eq.1&limit=1');
});

test('the status is read as one row', async () => {
  const { backend, standIn } = open(createStandIn({ status: { is_open: false, approves_first: true } }));
  expect(await backend.readStatus()).toEqual({ isOpen: false, approvesFirst: true });
  expect(standIn.calls[0]?.address.href).toBe('https://site.example/rest/v1/guestbook_status?select=*&limit=1');
});

test.each([
  ['a broken check', refuse(400, '23514'), { kind: 'refused' }],
  ['a missing value', refuse(400, '23502'), { kind: 'refused' }],
  ['a character that no database takes', refuse(400, '22P05'), { kind: 'refused', refusal: 'characters' }],
  ['a body that is too large', () => new Response('', { status: 413 }), { kind: 'refused', refusal: 'length' }],
  ['a rule of the owner’s own', refuse(400, 'P0001'), { kind: 'refused' }],
  ['a firewall', () => new Response('<h1>Not Acceptable</h1>', { status: 406 }), { kind: 'refused' }],
  ['a rule of the owner’s own that forbids', refuse(403, 'PT499'), { kind: 'refused' }],
  [
    'a page that checks for robots',
    () => new Response('<h1>Just a moment…</h1>', { status: 403 }),
    { kind: 'failed', isUnreachable: false },
  ],
  [
    'a proxy that forbids in JSON of its own',
    () => Response.json({ error: 'forbidden' }, { status: 403 }),
    { kind: 'failed', isUnreachable: false },
  ],
  [
    'a proxy that takes no such request',
    () => new Response('', { status: 400 }),
    { kind: 'failed', isUnreachable: false },
  ],
  ['a request that took too long', () => new Response('', { status: 408 }), { kind: 'failed', isUnreachable: false }],
  ['a project that is not paid for', refuse(402, 'x'), { kind: 'failed', isUnreachable: false }],
  ['the same entry', refuse(409, 'PT409'), { kind: 'stored-already' }],
  ['a taken id', refuse(409, '23505'), { kind: 'taken' }],
  ['a closed book', refuse(403, 'PT403'), { kind: 'failed', isUnreachable: true, isClosed: true }],
  ['too many', refuse(429, 'PT429'), { kind: 'failed', isUnreachable: true }],
  ['no grant', refuse(401, '42501'), { kind: 'failed', isUnreachable: false }],
  ['a column that is not there', refuse(400, 'PGRST204'), { kind: 'failed', isUnreachable: false }],
  [
    'a conflict of another kind',
    () => new Response('<h1>Conflict</h1>', { status: 409 }),
    { kind: 'failed', isUnreachable: false },
  ],
  ['a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), { kind: 'failed', isUnreachable: false }],
  ['a sleeping project', () => new Response('<html>', { status: 540 }), { kind: 'failed', isUnreachable: false }],
  ['a page for every address', () => new Response('<html>Welcome</html>'), { kind: 'failed', isUnreachable: true }],
  ['a made up success', () => new Response('<html>', { status: 201 }), { kind: 'failed', isUnreachable: true }],
  ['a file server', () => new Response('Not allowed', { status: 405 }), { kind: 'failed', isUnreachable: true }],
  ['no answer', unreachable, { kind: 'failed', isUnreachable: true }],
])('an insert is told apart: %s', async (_what, intercept, answer) => {
  const { backend, standIn } = open();
  standIn.intercept = intercept;
  expect(await backend.insert(entryAt(1), {})).toEqual(answer);
  expect(standIn.calls).toHaveLength(1);
});

test.each([
  ['name', 'guestbook_entries_name_text'],
  ['website', 'guestbook_entries_website_address'],
  ['message', 'guestbook_entries_message_text'],
])('a broken check says that it is the %s', async (refusal, constraint) => {
  const { backend, standIn } = open();
  const message = `new row for relation "guestbook_entries" violates check constraint "${constraint}"`;
  standIn.intercept = () => new Response(JSON.stringify({ code: '23514', message }), { status: 400 });
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'refused', refusal });
});

test.each([
  ['a page that says that there is nothing', () => new Response('<h1>Not found</h1>', { status: 404 }), true],
  ['a method that is not allowed', () => new Response(null, { status: 405 }), true],
  ['a method that nobody wrote', () => new Response('Unsupported method', { status: 501 }), true],
  ['one page for every address', () => new Response('\n<!doctype html><title>Bonbon</title>'), true],
  ['a host’s own kind of JSON', () => Response.json({ error: 'not found' }, { status: 404 }), true],
  ['a table that is not there', refuse(404, 'PGRST205'), false],
  ['a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), false],
  ['nobody', unreachable, false],
  ['a list', () => Response.json([]), false],
])('of %s it is known whether that is no guestbook at all', async (_what, intercept, isUnserved) => {
  const { backend, standIn } = open();
  standIn.intercept = intercept;
  await backend.list();
  expect(backend.isUnserved()).toBe(isUnserved);
});

test('a guestbook that answers at last is one', async () => {
  const { backend, standIn } = open();
  standIn.intercept = () => new Response('', { status: 405 });
  await backend.insert(entryAt(1), {});
  standIn.intercept = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  await backend.list();
  expect(backend.isUnserved()).toBe(true);
  standIn.intercept = undefined;
  await backend.list();
  expect(backend.isUnserved()).toBe(false);
});

test.each([
  ['says that there is nothing', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['takes no such method', () => new Response('', { status: 405 })],
  ['shows a page about maintenance', () => new Response('<!doctype html><title>Back soon</title>')],
])('a guestbook that has answered stays one when what stands in front of it %s', async (_what, intercept) => {
  const { backend, standIn } = open();
  await backend.list();
  standIn.intercept = intercept;
  expect(await backend.list()).toBeUndefined();
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'failed', isUnreachable: true });
  expect(backend.isUnserved()).toBe(false);
});

test('a guestbook that has stored an entry is one, whatever answers later', async () => {
  const { backend, standIn } = open();
  await backend.insert(entryAt(1), {});
  standIn.intercept = () => new Response('', { status: 405 });
  await backend.list();
  expect(backend.isUnserved()).toBe(false);
});

test('a server that asks for patience is heard', async () => {
  const { backend, standIn } = open();
  standIn.intercept = () => new Response('{"code":"PT429"}', { status: 429, headers: { 'retry-after': '90' } });
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'failed', isUnreachable: true, retryAfterMs: 90_000 });
});

test('an entry that waits for the owner is told so', async () => {
  const { backend } = open(createStandIn({ status: { is_open: true, approves_first: true } }));
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'stored', entry: entryAt(1), isWaiting: true });
});

test('a list is waited for 10 s, an insert 15 s', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  onTestFinished(() => timeout.mockRestore());
  const { backend } = open();
  expect(await backend.list()).toBeUndefined();
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'failed', isUnreachable: true });
  expect(timeout.mock.calls).toEqual([[10_000], [15_000]]);
});
