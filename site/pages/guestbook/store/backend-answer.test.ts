import { expect, test } from 'vitest';
import { entryAt } from './entry-fixture.ts';
import { createFakeBackend, refuseWith, unreachable } from './fake-backend.ts';

const open = (fake = createFakeBackend()) => ({ fake, backend: fake.connect() });

test.each([
  ['a broken check', refuseWith(400, '23514'), { kind: 'refused' }],
  ['a missing value', refuseWith(400, '23502'), { kind: 'refused' }],
  ['a character that a database refuses', refuseWith(400, '22P05'), { kind: 'refused', refusal: 'characters' }],
  ['a body that is too large', () => new Response('', { status: 413 }), { kind: 'refused', refusal: 'length' }],
  ['a custom rule of the owner’s', refuseWith(400, 'P0001'), { kind: 'refused' }],
  ['a firewall', () => new Response('<h1>Not Acceptable</h1>', { status: 406 }), { kind: 'refused' }],
  ['a custom rule of the owner’s that forbids', refuseWith(403, 'PT499'), { kind: 'refused' }],
  [
    'a page that checks for bots',
    () => new Response('<h1>Just a moment…</h1>', { status: 403 }),
    { kind: 'failed', isUnreachable: false },
  ],
  [
    'a proxy that forbids in its own JSON',
    () => Response.json({ error: 'forbidden' }, { status: 403 }),
    { kind: 'failed', isUnreachable: false },
  ],
  [
    'a proxy that rejects the request',
    () => new Response('', { status: 400 }),
    { kind: 'failed', isUnreachable: false },
  ],
  ['a request that took too long', () => new Response('', { status: 408 }), { kind: 'failed', isUnreachable: false }],
  ['an unpaid project', refuseWith(402, 'x'), { kind: 'failed', isUnreachable: false }],
  ['the same entry', refuseWith(409, 'PT409'), { kind: 'stored-already' }],
  ['a taken id', refuseWith(409, '23505'), { kind: 'taken' }],
  ['a closed book', refuseWith(403, 'PT403'), { kind: 'failed', isUnreachable: true, isClosed: true }],
  ['too many', refuseWith(429, 'PT429'), { kind: 'failed', isUnreachable: true }],
  ['a full book', refuseWith(503, 'PT503'), { kind: 'failed', isUnreachable: false, isFull: true }],
  ['no grant', refuseWith(401, '42501'), { kind: 'failed', isUnreachable: false, lacksColumns: true }],
  ['a missing column', refuseWith(400, 'PGRST204'), { kind: 'failed', isUnreachable: false, lacksColumns: true }],
  [
    'a conflict of another kind',
    () => new Response('<h1>Conflict</h1>', { status: 409 }),
    { kind: 'failed', isUnreachable: false },
  ],
  ['a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), { kind: 'failed', isUnreachable: false }],
  ['a paused project', () => new Response('<html>', { status: 540 }), { kind: 'failed', isUnreachable: false }],
  ['a page for every address', () => new Response('<html>Welcome</html>'), { kind: 'failed', isUnreachable: true }],
  ['a made-up success', () => new Response('<html>', { status: 201 }), { kind: 'failed', isUnreachable: true }],
  ['a file server', () => new Response('Not allowed', { status: 405 }), { kind: 'failed', isUnreachable: true }],
  ['no response', unreachable, { kind: 'failed', isUnreachable: true }],
])('the answer to an insert is classified: %s', async (_what, intercept, answer) => {
  const { backend, fake } = open();
  fake.intercept = intercept;
  expect(await backend.insert(entryAt(1), {})).toEqual(answer);
  expect(fake.calls).toHaveLength(1);
});

test.each([
  ['name', 'guestbook_entries_name_text'],
  ['website', 'guestbook_entries_website_address'],
  ['message', 'guestbook_entries_message_text'],
])('a check constraint that fails names the %s', async (refusal, constraint) => {
  const { backend, fake } = open();
  const message = `new row for relation "guestbook_entries" violates check constraint "${constraint}"`;
  fake.intercept = () => new Response(JSON.stringify({ code: '23514', message }), { status: 400 });
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'refused', refusal });
});

test.each([
  ['a page that says not found', () => new Response('<h1>Not found</h1>', { status: 404 }), true],
  ['a method that is not allowed', () => new Response(null, { status: 405 }), true],
  ['a method that is not implemented', () => new Response('Unsupported method', { status: 501 }), true],
  ['one page for every address', () => new Response('\n<!doctype html><title>Bonbon</title>'), true],
  ['a host’s own JSON', () => Response.json({ error: 'not found' }, { status: 404 }), true],
  ['a missing table', refuseWith(404, 'PGRST205'), false],
  ['a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), false],
  ['no response', unreachable, false],
  ['a list', () => Response.json([]), false],
])('a server without a guestbook is recognised: %s', async (_what, intercept, isBackendMissing) => {
  const { backend, fake } = open();
  fake.intercept = intercept;
  await backend.list();
  expect(backend.isMissing()).toBe(isBackendMissing);
});

test('a Retry-After header is respected', async () => {
  const { backend, fake } = open();
  fake.intercept = () => new Response('{"code":"PT429"}', { status: 429, headers: { 'retry-after': '90' } });
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'failed', isUnreachable: true, retryAfterMs: 90_000 });
});

test('an entry that waits for the owner is reported as waiting', async () => {
  const { backend } = open(createFakeBackend({ status: { is_open: true, approves_first: true } }));
  expect(await backend.insert(entryAt(1), {})).toEqual({ kind: 'stored', entry: entryAt(1), isWaiting: true });
});
