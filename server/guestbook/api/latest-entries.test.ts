import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { noon, openExampleGuestbook, rowAt } from '#server/guestbook/guestbook-fixture.ts';
import { sendRaw } from '#server/http/raw-request-fixture.ts';

type Book = ReturnType<typeof openExampleGuestbook>;
const latest = '/rest/v1/guestbook_entries?select=*&order=time.desc&limit=200';

/** Serves only the fast path; requests that it leaves to the app are in `left`. */
async function serveFastPath({ services }: Book) {
  const left: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (services.tryFastPath(incoming, outgoing)) return;
    left.push(`${incoming.method} ${incoming.url}`);
    outgoing.end('left');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, left, [Symbol.asyncDispose]: async () => void server.close() };
}

async function askFastPath(port: number, headers: Record<string, string>) {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map((pair) => pair.join(': '));
  const raw = await sendRaw(port, `GET ${latest} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const end = raw.indexOf('\r\n\r\n');
  const [statusLine = '', ...pairs] = raw.slice(0, end).split('\r\n');
  const answered = new Headers(pairs.map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  for (const name of ['date', 'connection', 'keep-alive']) answered.delete(name);
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: answered,
    body: Buffer.from(raw.slice(end + 4), 'latin1'),
  };
}

const known = async (book: Book) => (await book.request(latest, 'GET')).headers.get('etag') ?? '';

test.each([
  {},
  { accept: '*/*', 'accept-profile': 'public', apikey: 'key', authorization: 'Bearer key' },
  { 'accept-encoding': 'gzip, deflate, br, zstd' },
  { 'accept-encoding': 'gzip' },
  { origin: 'https://pages.example' },
  { origin: 'https://other.example' },
  { 'if-none-match': 'KNOWN' },
  { 'if-none-match': 'KNOWN', origin: 'https://pages.example' },
  { 'if-none-match': '"other"' },
])('the fast path answers the newest entries exactly as the app does (%j)', async (sent) => {
  await using book = openExampleGuestbook({ config: { allowedOrigins: ['https://pages.example'] } });
  for (let time = 0; time < 10; time++) await book.post(rowAt(noon - time));
  await using server = await serveFastPath(book);
  const etag = await known(book);
  const headers = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value.replace('KNOWN', etag)]));
  const fast = await askFastPath(server.port, headers);
  const slow = await book.request(latest, 'GET', headers);
  expect(fast.status).toBe(JSON.stringify(sent).includes('KNOWN') ? 304 : 200);
  expect(slow.status).toBe(fast.status);
  expect(Object.fromEntries(fast.headers)).toEqual(Object.fromEntries(slow.headers));
  expect(fast.body.equals(Buffer.from(await slow.arrayBuffer()))).toBe(true);
  expect(server.left).toEqual([]);
});

test.each([
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'text/csv' },
  { 'accept-profile': 'private' },
  { prefer: 'count=exact' },
])('a request with other headers (%j) is left to the app', async (headers) => {
  await using book = openExampleGuestbook();
  await using server = await serveFastPath(book);
  await askFastPath(server.port, headers as Record<string, string>);
  expect(server.left).toEqual([`GET ${latest}`]);
});

test('other methods and addresses are left to the app', async () => {
  await using book = openExampleGuestbook();
  await using server = await serveFastPath(book);
  const requests = [
    `HEAD ${latest}`,
    `POST ${latest}`,
    `GET ${latest}&id=eq.1`,
    'GET /',
    'GET /rest/v1/guestbook_entries',
  ];
  for (const request of requests) {
    await sendRaw(server.port, `${request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  }
  expect(server.left).toEqual(requests);
});

test('the list is compressed as Accept-Encoding says, and each encoding has its own ETag', async () => {
  await using book = openExampleGuestbook();
  for (let time = 0; time < 10; time++) await book.post(rowAt(noon - time));
  const decoders = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync };
  const etags = new Set();
  for (const [encoding, decode] of Object.entries(decoders)) {
    const answer = await book.request(latest, 'GET', { 'accept-encoding': encoding });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(JSON.parse(decode(bytes).toString())).toHaveLength(10);
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Origin');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    etags.add(answer.headers.get('etag'));
  }
  expect(etags.size).toBe(3);
});

test('an unchanged list is answered with 304, a changed one is sent again', async () => {
  await using book = openExampleGuestbook();
  await book.post(rowAt(noon));
  const ask = async (etag: string) => (await book.request(latest, 'GET', { 'if-none-match': etag })).status;
  const before = await known(book);
  expect(await ask(before)).toBe(304);
  await book.post(rowAt(noon - 1));
  expect(await ask(before)).toBe(200);
  const after = await known(book);
  expect(await ask(after)).toBe(304);
  book.other.exec("update guestbook_entries set reply = 'Thank you!', reply_time = 1");
  expect(await ask(after)).toBe(200);
  book.other.exec('update guestbook_entries set reply = null, reply_time = null');
  expect(await ask(after)).toBe(304);
});

test('an entry is not listed before it is flushed to disk', async () => {
  await using book = openExampleGuestbook();
  await book.request(latest, 'GET');
  const signing = book.post(rowAt(noon));
  const reading = book.request(latest, 'GET');
  expect(await (await reading).json()).toEqual([]);
  await signing;
  expect(await (await book.request(latest, 'GET')).json()).toHaveLength(1);
});

test('pages of the allowed origins can use the guestbook, others cannot', async () => {
  await using book = openExampleGuestbook({ config: { allowedOrigins: ['https://pages.example'] } });
  const ask = (origin: string) =>
    book.request('/rest/v1/guestbook_entries', 'OPTIONS', {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey,content-profile,content-type,prefer,x-client-info',
    });
  const allowed = await ask('https://pages.example');
  expect(allowed.status).toBe(204);
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://pages.example');
  expect(allowed.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, OPTIONS');
  expect(allowed.headers.get('access-control-allow-headers')?.split(', ')).toEqual([
    'accept-profile',
    'apikey',
    'authorization',
    'content-profile',
    'content-type',
    'prefer',
    'x-client-info',
    'x-retry-count',
  ]);
  expect(allowed.headers.get('access-control-max-age')).toBe('86400');
  expect(allowed.headers.get('vary')).toBe('Origin');

  for (const origin of [
    'https://other.example',
    'https://pages.example.evil.example',
    'null',
    'http://pages.example',
  ]) {
    const refused = await ask(origin);
    expect([...refused.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(refused.headers.get('vary')).toBe('Origin');
  }

  const answers = [
    await book.post(rowAt(noon), { origin: 'https://pages.example' }),
    await book.post('{', { origin: 'https://pages.example' }),
    await book.get('', { origin: 'https://pages.example' }),
    await book.request(latest, 'GET', { origin: 'https://pages.example' }),
  ];
  for (const answer of answers) {
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://pages.example');
    expect(answer.headers.get('access-control-expose-headers')).toBe('Content-Range, Retry-After');
    expect(answer.headers.get('vary')).toMatch(/\bOrigin$/);
  }
});

test('without allowed origins no answer has CORS headers', async () => {
  await using book = openExampleGuestbook();
  for (const origin of ['https://bonbon.example', 'null']) {
    const answer = await book.request(latest, 'GET', { origin });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('the feed has the newest 50 visible entries, and its ETag revalidates', async () => {
  await using book = openExampleGuestbook({ rules: { senderPerHour: 100 } });
  const ask = (headers = {}) => book.request('/guestbook-feed.xml', 'GET', headers);
  const empty = await ask();
  expect(empty.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(await empty.text()).not.toContain('<entry>');
  for (let time = 0; time < 55; time++) await book.post(rowAt(noon - time));
  book.other.exec(`update guestbook_entries set state = 'hidden' where time = ${noon}`);
  const answer = await ask();
  const xml = await answer.text();
  expect(xml.match(/<entry>/g)).toHaveLength(50);
  expect(xml).not.toContain(`Hello at ${noon}!`);
  expect(xml).toContain(`Hello at ${noon - 1}!`);
  expect(xml).toContain(`Hello at ${noon - 50}!`);
  expect((await ask({ 'if-none-match': answer.headers.get('etag') })).status).toBe(304);
});
