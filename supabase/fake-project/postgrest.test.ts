import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newRow } from '#server/guestbook/contract/book.ts';
import { legacyAnonKey, legacySecretKey, signToken } from './postgrest-keys.ts';
import { type Project, resetProject, startProject } from './project.ts';

// Expected answers are from PostgREST's documentation and source (16.1) and Supabase's documentation of its gateway.

let project: Project;
beforeAll(async () => {
  project = await startProject();
});
afterAll(() => project.close());
beforeEach(() => resetProject(project));

type Options = { key?: string; method?: string; row?: unknown; headers?: Record<string, string> };
async function ask(path: string, { key = project.anonKey, method, row, headers }: Options = {}) {
  const response = await fetch(`${project.url}/rest/v1/${path}`, {
    method: method ?? (row === undefined ? 'GET' : 'POST'),
    headers: {
      ...(key && { apikey: key }),
      ...(row !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(row !== undefined && { body: typeof row === 'string' ? row : JSON.stringify(row) }),
  });
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text: body,
    body: body.startsWith('{') || body.startsWith('[') ? JSON.parse(body) : undefined,
  };
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const entries = 'guestbook_entries';
const settings = 'guestbook_settings?select=id';
const objectType = 'application/vnd.pgrst.object+json';

test('the gateway refuses requests without a known key with its own error', async () => {
  expect(await ask(entries, { key: '' })).toMatchObject({
    status: 401,
    body: { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' },
  });
  expect(await ask(entries, { key: 'sb_publishable_other' })).toMatchObject({
    status: 401,
    body: { message: 'Invalid API key' },
  });
  expect((await ask(`${entries}?apikey=${project.anonKey}`, { key: '' })).status).toBe(200);
});

test.each([
  ['sb_publishable_FakeKeyOfVisitors', 'PGRST301', 'Expected 3 parts in JWT; got 1'],
  ['a.b', 'PGRST301', 'Expected 3 parts in JWT; got 2'],
  [signToken({ role: 'service_role' }, 'a guessed secret'), 'PGRST301', 'JWT cryptographic operation failed'],
  [signToken({ role: 'service_role', exp: 1 }), 'PGRST303', 'JWT expired'],
])('an invalid bearer token is refused: %s', async (token, code, message) => {
  const { status, body, headers } = await ask(entries, { headers: bearer(token) });
  expect([status, body]).toEqual([401, { code, message, details: null, hint: null }]);
  expect(headers.get('www-authenticate')).toBe(`Bearer error="invalid_token", error_description="${message}"`);
  expect(headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
});

test('a newer key sets the role, an older one needs the bearer token', async () => {
  expect((await ask(settings, { key: project.secretKey })).status).toBe(200);
  expect((await ask(settings, { key: project.anonKey })).status).toBe(401);
  expect((await ask(settings, { key: legacySecretKey, headers: bearer(legacySecretKey) })).status).toBe(200);
  expect((await ask(settings, { key: legacyAnonKey, headers: bearer(legacyAnonKey) })).status).toBe(401);
  expect((await ask(settings, { key: legacySecretKey })).status).toBe(401);
  expect((await ask(entries, { headers: bearer(signToken({ role: 'nobody' })) })).body?.code).toBe('22023');
  expect((await ask(entries, { headers: bearer(signToken({ role: 'nobody' })) })).status).toBe(401);
});

test('a missing privilege is 401 for anonymous requests and 403 for others', async () => {
  const anonymous = await ask('guestbook_blocks');
  expect([anonymous.status, anonymous.body.code]).toEqual([401, '42501']);
  expect(anonymous.headers.get('www-authenticate')).toBe('Bearer');
  const known = await ask('guestbook_settings?id=eq.1', { key: project.secretKey, method: 'DELETE' });
  expect([known.status, known.body.code]).toEqual([403, '42501']);
  expect(known.headers.get('www-authenticate')).toBeNull();
});

test('a list has Content-Range, Content-Location and Content-Type; an exact count gives the total', async () => {
  const empty = await ask(`${entries}?select=*`);
  expect([empty.status, empty.text, empty.headers.get('content-range')]).toEqual([200, '[]', '*/*']);
  for (let count = 0; count < 3; count++) await ask(entries, { row: newRow() });
  const all = await ask(`${entries}?select=id&order=time.desc`);
  expect(all.headers.get('content-range')).toBe('0-2/*');
  expect(all.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(all.headers.get('content-location')).toBe('/guestbook_entries?order=time.desc&select=id');
  const counted = { headers: { prefer: 'count=exact' } };
  const part = await ask(`${entries}?limit=1&offset=1`, counted);
  expect([part.status, part.headers.get('content-range')]).toEqual([206, '1-1/3']);
  expect(part.headers.get('preference-applied')).toBe('count=exact');
  expect((await ask(entries, counted)).status).toBe(200);
  expect(await ask(`${entries}?offset=9`, counted)).toMatchObject({
    status: 416,
    body: { code: 'PGRST103', details: 'An offset of 9 was requested, but there are only 3 rows.' },
  });
  const head = await ask(entries, { method: 'HEAD' });
  expect([head.status, head.text, head.headers.get('content-range')]).toEqual([200, '', '0-2/*']);
});

test('an insert answers 201, with the row only on request', async () => {
  const row = newRow();
  const none = await ask(entries, { row: newRow() });
  expect([none.status, none.text, none.headers.get('content-range')]).toEqual([201, '', '*/*']);
  expect([none.headers.get('content-type'), none.headers.get('location')]).toEqual([null, null]);
  const headers = { accept: objectType, prefer: 'return=representation' };
  const one = await ask(`${entries}?select=id`, { row, headers });
  expect([one.status, one.body]).toEqual([201, { id: row.id }]);
  expect(one.headers.get('content-type')).toBe(`${objectType}; charset=utf-8`);
  expect(one.headers.get('preference-applied')).toBe('return=representation');
});

test('a single object is one row, or 406', async () => {
  expect(await ask(`${entries}?id=eq.1`, { headers: { accept: objectType } })).toMatchObject({
    status: 406,
    body: { code: 'PGRST116', details: 'The result contains 0 rows' },
  });
});

test('an update gives the number of rows, a deletion does not', async () => {
  await ask(entries, { row: newRow() });
  const key = project.secretKey;
  const change = await ask(`${entries}?time=gt.0`, { key, method: 'PATCH', row: { state: 'hidden' } });
  expect([change.status, change.text, change.headers.get('content-range')]).toEqual([204, '', '0-0/*']);
  const nothing = await ask(`${entries}?time=lt.0`, { key, method: 'PATCH', row: { state: 'hidden' } });
  expect([nothing.status, nothing.headers.get('content-range')]).toEqual([204, '*/*']);
  const removal = await ask(`${entries}?time=gt.0`, { key, method: 'DELETE' });
  expect([removal.status, removal.headers.get('content-range')]).toEqual([204, '*/*']);
  const all = await ask(entries, { key, method: 'DELETE' });
  expect([all.status, all.body.code]).toEqual([400, '21000']);
});

test.each([
  ['nothing', 404, 'PGRST205', {}],
  ['rpc/nothing', 404, 'PGRST202', {}],
  ['a/b', 404, 'PGRST125', {}],
  [entries, 405, 'PGRST117', { method: 'REPORT' }],
  [entries, 406, 'PGRST106', { headers: { 'accept-profile': 'private' } }],
  [entries, 406, 'PGRST106', { row: {}, headers: { 'content-profile': 'private' } }],
  [entries, 406, 'PGRST107', { headers: { accept: 'text/html' } }],
  [entries, 400, 'PGRST102', { row: '{' }],
  [entries, 400, 'PGRST102', { row: 'a=b', headers: { 'content-type': 'text/plain' } }],
  [entries, 400, 'PGRST204', { row: { colour: 'pink' } }],
  [entries, 400, 'PGRST122', { headers: { prefer: 'handling=strict, colour=pink' } }],
  [`${entries}?id=like`, 400, 'PGRST100', {}],
])('%s is refused with %i %s (%j)', async (path, status, code, options) => {
  const answer = await ask(path, options);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(Object.keys(answer.body).sort()).toEqual(['code', 'details', 'hint', 'message']);
  expect(answer.headers.get('proxy-status')).toBe(`PostgREST; error=${code}`);
});

test.each([
  ['PT418', 418],
  ['PTXYZ', 500],
  ['P0001', 400],
  ['53400', 500],
  ['53200', 503],
  ['HV000', 500],
  ['21000', 500],
  ['40001', 500],
  ['22003', 400],
  ['23505', 409],
])('a database error %s becomes the status %i', async (code, status) => {
  await project.query(`
    create function public.fail() returns trigger language plpgsql as
      $$ begin raise sqlstate '${code}' using message = 'Failed', detail = 'Why', hint = 'How'; end $$;
    create trigger a_failure before insert on public.guestbook_entries for each row execute function public.fail()`);
  const answer = await ask(entries, { row: newRow() });
  await project.query('drop function public.fail cascade');
  expect(answer).toMatchObject({ status, body: { code, message: 'Failed', details: 'Why', hint: 'How' } });
});

test('a preflight request needs no key; OPTIONS without its headers describes the table', async () => {
  const preflight = await ask(entries, {
    key: '',
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'apikey,x-client-info' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    200,
    'apikey,x-client-info',
  ]);
  const table = await ask(entries, { method: 'OPTIONS' });
  expect([table.status, table.headers.get('allow')]).toEqual([200, 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE']);
});

test('a read returns at most 1000 rows', async () => {
  await project.query(`insert into public.guestbook_entries (id, name, message, time)
    select number::text, 'Moth', 'Hello', number from generate_series(1, 1005) number`);
  expect((await ask(`${entries}?limit=5000`)).body).toHaveLength(1000);
});
