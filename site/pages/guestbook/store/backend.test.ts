import { expect, onTestFinished, test, vi } from 'vitest';
import { entryAt, toRow } from './entry-fixture.ts';
import { type Call, createFakeBackend, refuseWith, unreachable } from './fake-backend.ts';

const open = (fake = createFakeBackend(), key?: string) => ({ fake, backend: fake.connect(key) });

test('the list is requested as the specification says: all columns, newest first, at most 200', async () => {
  const { backend, fake } = open(createFakeBackend({ rows: [toRow(entryAt(1)), toRow(entryAt(2))] }));
  expect(await backend.list()).toEqual([entryAt(2), entryAt(1)]);
  const [call] = fake.calls as [Call];
  expect(`${call.method} ${call.address.href}`).toBe(
    'GET https://site.example/rest/v1/guestbook_entries?select=*&order=time.desc&limit=200',
  );
  expect([...call.headers]).toEqual([]);
});

test('an entry is inserted as one row of five columns, and the response has the stored row', async () => {
  const { backend, fake } = open();
  const entry = { ...entryAt(1), status: 'unsent' };
  const facts = { fillMs: 5321, isTrapped: true };
  expect(await backend.insert(entry, facts)).toEqual({ kind: 'stored', entry: entryAt(1), isWaiting: false });
  const [call] = fake.calls as [Call];
  expect(`${call.method} ${call.address.href}`).toBe('POST https://site.example/rest/v1/guestbook_entries?select=*');
  expect(call.body).toEqual({ id: '1', name: 'Moth', website: '', message: 'Hello!', time: 1 });
  expect(Object.fromEntries(call.headers)).toEqual({
    accept: 'application/vnd.pgrst.object+json',
    'content-type': 'application/json',
    prefer: 'return=representation',
    'x-client-info': 'bonbon; filled=5321; trapped=1',
  });
});

test('a sticker and a paper are sent as two more columns', async () => {
  const { backend, fake } = open();
  const entry = entryAt(1, { sticker: 'moon', paper: 'letter' });
  expect(await backend.insert(entry, {})).toEqual({ kind: 'stored', entry, isWaiting: false });
  expect(fake.inserts()).toEqual([entry]);
});

test.each([
  [400, 'PGRST204'],
  [400, '42703'],
  [401, '42501'],
])('a table without these columns, which answers %i %s, takes the five columns, once', async (status, code) => {
  const { backend, fake } = open();
  fake.intercept = ({ method, body }) =>
    method === 'POST' && 'sticker' in (body as object) ? refuseWith(status, code)() : undefined;
  const facts = { resendKey: 'x'.repeat(20) };
  const answer = await backend.insert(entryAt(1, { sticker: 'moon', paper: 'letter' }), facts);
  expect(answer).toEqual({ kind: 'stored', entry: entryAt(1), isWaiting: false });
  expect(fake.rows).toEqual([toRow(entryAt(1))]);
  expect(fake.calls.map(({ headers }) => headers.get('x-client-info'))).toEqual(
    Array(2).fill(`bonbon; resend=${facts.resendKey}`),
  );
});

test('a drawing and its words are sent as two more columns', async () => {
  const { backend, fake } = open();
  const entry = entryAt(1, { drawing: '_____w', depicts: 'Fog' });
  expect(await backend.insert(entry, {})).toEqual({ kind: 'stored', entry, isWaiting: false });
  expect(fake.inserts()).toEqual([entry]);
  expect(await backend.list()).toEqual([entry]);
});

test.each([
  [400, 'PGRST204'],
  [401, '42501'],
])(
  'a table that takes no drawing, and answers %i %s, is not given the words behind its visitor',
  async (status, code) => {
    const { backend, fake } = open();
    fake.intercept = refuseWith(status, code);
    const answer = await backend.insert(entryAt(1, { drawing: '_____w', depicts: 'Fog', sticker: 'moon' }), {});
    expect(answer).toEqual({ kind: 'refused', refusal: 'drawing' });
    expect(fake.inserts()).toHaveLength(1);
  },
);

test.each([
  ['no response', unreachable],
  ['a full database', refuseWith(503, 'PGRST000')],
  ['a limit', refuseWith(429, 'PT429')],
])('after %s a chosen look stays with the entry: it is not sent again without it', async (_what, intercept) => {
  const { backend, fake } = open();
  fake.intercept = intercept;
  expect(await backend.insert(entryAt(1, { sticker: 'moon' }), {})).toMatchObject({ kind: 'failed' });
  expect(fake.inserts()).toHaveLength(1);
});

test.each([
  ['sb_publishable_x', null],
  ['aa.bb.cc', 'Bearer aa.bb.cc'],
])('the key %s is sent as apikey, and as the bearer token %s', async (key, bearer) => {
  const { backend, fake } = open(createFakeBackend(), key);
  await backend.list();
  await backend.insert(entryAt(1), {});
  expect(fake.calls).toHaveLength(2);
  for (const { headers } of fake.calls) {
    expect([headers.get('apikey'), headers.get('authorization')]).toEqual([key, bearer]);
  }
});

test('an id that certainly belongs to another entry differs from one that is only known to be taken', async () => {
  const { backend, fake } = open(createFakeBackend({ rows: [toRow(entryAt(1))] }));
  expect(await backend.insert(entryAt(1), { resendKey: 'x'.repeat(20) })).toEqual({ kind: 'taken', isCertain: true });
  fake.intercept = refuseWith(409, '23505');
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'taken' });
});

test('rows that are malformed or not public are left out', async () => {
  const fake = createFakeBackend();
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
  fake.intercept = () => new Response(JSON.stringify(rows));
  expect(await open(fake).backend.list()).toEqual([
    entryAt(7),
    { ...entryAt(6), reply: 'Thank you!\nBye', replyTime: 10 },
    entryAt(5),
    { ...entryAt(4), reply: 'No day' },
  ]);
});

test.each([
  ['there is no response', unreachable],
  ['the response is a page', () => new Response('<!doctype html><title>Welcome to our Wi-Fi</title>')],
  ['the response is not a list', () => new Response('{}')],
  ['the project is paused', () => new Response('<html>paused</html>', { status: 540 })],
  ['the tables are missing', refuseWith(404, 'PGRST205')],
  ['reading is not granted', refuseWith(401, '42501')],
])('nothing is read when %s, and nothing is retried', async (_what, intercept) => {
  const { backend, fake } = open();
  fake.intercept = intercept;
  expect(await backend.list()).toBeUndefined();
  expect(await backend.find('1')).toBeUndefined();
  expect(await backend.readStatus()).toBeUndefined();
  expect(fake.calls).toHaveLength(3);
});

test('an entry is found by its id, or reported as not public', async () => {
  const rows = [toRow(entryAt(1)), toRow(entryAt(2), { state: 'waiting' })];
  const { backend, fake } = open(createFakeBackend({ rows }));
  expect(await backend.find('1')).toEqual(entryAt(1));
  expect(await backend.find('2')).toBeNull();
  expect(fake.calls[0]?.address.search).toBe('?select=*&id=eq.1&limit=1');
});

test('the status is read as one row', async () => {
  const { backend, fake } = open(createFakeBackend({ status: { is_open: false, approves_first: true } }));
  expect(await backend.readStatus()).toEqual({ isOpen: false, approvesFirst: true });
  expect(fake.calls[0]?.address.href).toBe('https://site.example/rest/v1/guestbook_status?select=*&limit=1');
});

test('a guestbook that finally responds is not missing', async () => {
  const { backend, fake } = open();
  fake.intercept = () => new Response('', { status: 405 });
  await backend.insert(entryAt(1), {});
  fake.intercept = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  await backend.list();
  expect(backend.isMissing()).toBe(true);
  fake.intercept = undefined;
  await backend.list();
  expect(backend.isMissing()).toBe(false);
});

test.each([
  ['says not found', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['rejects the method', () => new Response('', { status: 405 })],
  ['shows a page about maintenance', () => new Response('<!doctype html><title>Back soon</title>')],
])('a guestbook that has responded is not missing when a proxy in front of it %s', async (_what, intercept) => {
  const { backend, fake } = open();
  await backend.list();
  fake.intercept = intercept;
  expect(await backend.list()).toBeUndefined();
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'failed', isUnreachable: true });
  expect(backend.isMissing()).toBe(false);
});

test('a guestbook that has stored an entry is not missing, whatever responds later', async () => {
  const { backend, fake } = open();
  await backend.insert(entryAt(1), {});
  fake.intercept = () => new Response('', { status: 405 });
  await backend.list();
  expect(backend.isMissing()).toBe(false);
});

test('a list times out after 10 s, an insert after 15 s', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  onTestFinished(() => timeout.mockRestore());
  const { backend } = open();
  expect(await backend.list()).toBeUndefined();
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'failed', isUnreachable: true });
  expect(timeout.mock.calls).toEqual([[10_000], [15_000]]);
});
