import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { selectAfter, selectBefore } from '#model/guestbook-queries.ts';
import { RestQuery, sendQuery } from './rest-client.ts';

const address = 'https://site.example/rest/v1';
const theirs = (request: typeof fetch) => new PostgrestClient(address, { fetch: request, retry: false });
const { signal } = new AbortController();

/** What goes over the network, and the response that comes back. */
function record(response: () => Response = () => new Response('[]')) {
  const sent: unknown[] = [];
  const request: typeof fetch = async (url, { method, headers, body } = {}) => {
    sent.push([method, String(url), Object.fromEntries(new Headers(headers)), body]);
    return response();
  };
  return { sent, request };
}

const place = { time: 5, id: '7' };
test.each([
  [
    'the newest',
    new RestQuery('t').order('time', { ascending: false }).limit(200),
    (client: Client) => client.from('t').select('*').order('time', { ascending: false }).limit(200),
  ],
  [
    'one by its id',
    new RestQuery('t').eq('id', '7 & 8').limit(1),
    (client: Client) => client.from('t').select('*').eq('id', '7 & 8').limit(1),
  ],
  [
    'those before a place',
    selectBefore(new RestQuery('t'), place).limit(51),
    (client: Client) => selectBefore(client.from('t').select('*'), place).limit(51),
  ],
  [
    'those before a time',
    selectBefore(new RestQuery('t'), { time: 5, id: '' }),
    (client: Client) => selectBefore(client.from('t').select('*'), { time: 5, id: '' }),
  ],
  [
    'those after a place',
    selectAfter(new RestQuery('t'), place),
    (client: Client) => selectAfter(client.from('t').select('*'), place),
  ],
  [
    'what a function finds',
    new RestQuery('rpc/find', { words: 'a*b, (c) ü', most: '51' }),
    (client: Client) => client.rpc('find', { words: 'a*b, (c) ü', most: 51 }, { get: true }),
  ],
])('%s: the request is that of PostgREST’s own client', async (_what, query, theirQuery) => {
  const [own, their] = [record(), record()];
  await sendQuery(query, address, { signal }, own.request);
  await theirQuery(theirs(their.request));
  expect(own.sent).toHaveLength(1);
  expect(own.sent).toEqual(their.sent);
});
type Client = ReturnType<typeof theirs>;

test('an insert and a call of a function are those of PostgREST’s own client', async () => {
  const [own, their] = [record(), record()];
  const headers = { accept: 'application/vnd.pgrst.object+json', prefer: 'return=representation' };
  await sendQuery(new RestQuery('t'), address, { headers, body: { id: '1' }, signal }, own.request);
  await sendQuery(new RestQuery('rpc/give', {}), address, { body: { key: 'k' }, signal }, own.request);
  await theirs(their.request).from('t').insert({ id: '1' }).select().single();
  await theirs(their.request).rpc('give', { key: 'k' });
  expect(own.sent).toEqual(their.sent);
});

test.each([
  ['rows', 200, '[{"id":"1"}]'],
  ['no content', 204, null],
  ['a refusal', 409, '{"code":"23505","message":"taken","hint":"other"}'],
  ['a page of a proxy', 502, '<h1>Bad gateway</h1>'],
])('%s is read as PostgREST’s own client reads it', async (_what, status, body) => {
  const { request } = record(() => new Response(body, { status }));
  const own = await sendQuery(new RestQuery('t'), address, { signal }, request);
  const their = await theirs(request).from('t').select('*');
  expect([own.status, own.data, own.error?.code, own.error?.hint]).toEqual([
    their.status,
    their.data,
    their.error?.code,
    their.error?.hint,
  ]);
});

test('without an answer, with one that breaks off, and with one of no sense, nothing is read', async () => {
  const send = (request: typeof fetch) => sendQuery(new RestQuery('t'), address, { signal }, request);
  const none = { status: 0, data: null, error: null, retryAfter: null };
  expect(await send(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual(none);
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
  expect(await send(async () => new Response(broken))).toEqual(none);
  expect(await send(async () => new Response('<!doctype html>'))).toEqual({ ...none, status: 200 });
  const odd = await send(async () => new Response('{"code":5,"hint":null}', { status: 500 }));
  expect(odd).toEqual({ ...none, status: 500, error: {} });
});
