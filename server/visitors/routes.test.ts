import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { pathOf } from '#server/http/url-path.ts';
import { createSite } from '#server/site-fixture.ts';
import { openDatabase } from '#server/storage/database.ts';
import { createVisitCounter } from './counter.ts';
import { createVisitRoutes } from './routes.ts';
import { createPageFinder } from './site-pages.ts';
import { createVisitStore } from './store.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The routes below a base, with the visitor's address in a header. */
function createApp(base = '/') {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-'));
  const database = openDatabase(folder);
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  const clock = { nowMs: noon };
  const now = () => clock.nowMs;
  const store = createVisitStore(database);
  const counter = createVisitCounter({ store, now, onError: (cause) => expect.unreachable(String(cause)) });
  onTestFinished(counter.stop);
  const site = createSite({ 'index.html': 'home', 'guestbook/index.html': 'book', '404.html': 'lost' }, { base });
  const routes = createVisitRoutes({
    base,
    counter,
    findPage: createPageFinder(site),
    ownHosts: ['bonbon.example'],
    songs: ['Sunset Drive', 'Caf\u00E9 & more'],
    findSender: (c) => c.req.header('x-address') ?? 'somebody',
    now,
  });
  const app = new Hono({ getPath: (request) => pathOf(request.url) }).route(base, routes);
  const count = (query: string, headers: Record<string, string> = {}, method = 'POST') =>
    app.request(`${base}count${query}`, { method, headers: { 'user-agent': firefox, ...headers } });
  const read = async (name: string) => {
    const answer = await app.request(`${base}counter/${name}`);
    return `${answer.status} ${((await answer.json()) as { count: string }).count}`;
  };
  return { app, count, read, clock, store, counter };
}

describe('/count', () => {
  it.each(['GET', 'POST'])('records a visit by %s and answers an uncacheable picture of 43 bytes', async (method) => {
    const { count, read } = createApp();
    const answer = await count('?p=%2F&t=Bonbon&r=&s=1280&b=0&q=&rnd=abc12', {}, method);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'image/gif',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(43);
    expect(bytes.toString('latin1')).toMatch(/^GIF89a/);
    expect(await read('%2F.json')).toBe('200 1');
  });

  it('answers 400 with a sentence to bad parameters', async () => {
    const { count, read } = createApp();
    for (const [query, sentence] of [
      ['', 'p, the path that was visited, is missing'],
      ['?p=/&b=7', 'b must be 0 or a code of 150 and above'],
    ] as const) {
      const answer = await count(query);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('x-goatcounter')).toBe(sentence);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect((await answer.arrayBuffer()).byteLength).toBe(43);
    }
    expect(await read('TOTAL.json')).toBe('200 0');
  });

  it.each<[string, string, Record<string, string>]>([
    ['a crawler', '?p=/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a headless browser', '?p=/', { 'user-agent': firefox.replace('Firefox', 'HeadlessChrome') }],
    ['a command', '?p=/', { 'user-agent': 'curl/8.5.0' }],
    ['a request without a user agent', '?p=/', { 'user-agent': '' }],
    ['a visit that the script reports as a bot', '?p=/&b=153', {}],
    ['a prefetch', '?p=/', { 'sec-purpose': 'prefetch' }],
    ['a prerender', '?p=/', { 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of an older browser', '?p=/', { purpose: 'prefetch' }],
    ['a prefetch of an older Firefox', '?p=/', { 'x-moz': 'prefetch' }],
    ['an event', '?p=/guestbook&e=true', {}],
    ['a song that is not of this site', '?p=song:Invented&e=true', {}],
    ['an unknown page', '?p=/nowhere', {}],
  ])('answers 202 to %s and does not count it', async (_, query, headers) => {
    const { count, read } = createApp();
    const answer = await count(query, headers);
    expect(answer.status).toBe(202);
    expect(answer.headers.get('x-goatcounter')).toMatch(/^ignored: /);
    expect((await answer.arrayBuffer()).byteLength).toBe(43);
    expect(await read('TOTAL.json')).toBe('200 0');
  });

  it('distinguishes visitors by address and user agent', async () => {
    const { count, read } = createApp();
    const visitors = [
      { 'x-address': 'a' },
      { 'x-address': 'a', 'user-agent': safari },
      { 'x-address': 'b' },
      { 'x-address': 'a' },
    ];
    for (const headers of visitors) await count('?p=/', headers);
    expect(await read('%2F.json')).toBe('200 3');
    await count('?p=/guestbook', visitors[0]);
    expect(await read('%2Fguestbook.json')).toBe('200 1');
    expect(await read('TOTAL.json')).toBe('200 3');
  });

  it('stores nothing for a flood of invented paths', async () => {
    const { count, store } = createApp();
    for (let index = 0; index < 500; index++) await count(`?p=/invented-${index}`);
    expect([...store.sumByPath()]).toEqual([]);
  });

  it('refuses other methods and overlong addresses', async () => {
    const { count } = createApp();
    const refused = await count('?p=/', {}, 'PUT');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect((await count(`?p=/&q=${'q'.repeat(4096)}`)).status).toBe(414);
  });
});

describe('hosts and songs', () => {
  const rowsOf = (store: ReturnType<typeof createApp>['store'], counter: { stop: () => void }) => {
    counter.stop();
    return [...store.sumByPath()].map((row) => row.join(' ')).sort();
  };

  it('are counted, and not those of the site itself', async () => {
    const { count, store, counter } = createApp();
    await count('?p=/&r=pond.example');
    await count('?p=/guestbook&r=https%3A%2F%2Fmoth.example%2Flinks%3Fa%3Db');
    for (const own of ['bonbon.example', 'www.bonbon.example', 'served.example:3000', 'localhost'])
      await count(`?p=/&r=${own}`, { host: 'served.example:3000' });
    expect((await count('?p=song:Caf%C3%A9%20%26%20more&e=true')).status).toBe(200);
    expect(rowsOf(store, counter)).toEqual([
      '/ 1',
      '/guestbook 1',
      'TOTAL 1',
      'from:moth.example 1',
      'from:pond.example 1',
      'song:Caf\u00E9 & more 1',
    ]);
  });

  it('are not public', async () => {
    const { count, read } = createApp();
    await count('?p=/&r=pond.example');
    await count('?p=song:Sunset%20Drive&e=true');
    for (const name of ['from%3Apond.example.json', 'from:pond.example.json', 'song%3ASunset%20Drive.json'])
      expect(await read(name)).toBe('404 0');
  });

  it('of a visit that is ignored are ignored', async () => {
    const { count, store, counter } = createApp();
    await count('?p=/nowhere&r=pond.example');
    await count('?p=/&r=pond.example', { 'user-agent': 'curl/8.5.0' });
    await count('?p=song:Sunset%20Drive&e=true', { 'user-agent': 'curl/8.5.0' });
    expect(rowsOf(store, counter)).toEqual([]);
  });
});

describe('/counter', () => {
  it.each(['%2F.json', '/.json', '.json', '%2f.json', '%2F.json?rnd=1'])(
    'returns the count of Home at %s',
    async (name) => {
      const { app, count } = createApp();
      await count('?p=/');
      const answer = await app.request(`/counter/${name}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('{"count_unique":"1","count":"1"}');
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'cache-control': 'no-cache',
      });
    },
  );

  it('writes thousands with U+202F between them', async () => {
    const { store } = createApp();
    store.add([
      { day: '2026-11-01', path: '/', visitors: 1_234_567 },
      { day: '2026-11-01', path: '/guestbook', visitors: 999 },
      { day: '2026-11-01', path: 'TOTAL', visitors: 1_234 },
    ]);
    const counter = createVisitCounter({ store, onError: () => {} });
    const findPage = (path: string) => path;
    const routes = createVisitRoutes({ base: '/', counter, findPage, findSender: () => '' });
    const app = new Hono({ getPath: (request) => pathOf(request.url) }).route('/', routes);
    const read = async (name: string) => (await app.request(`/counter/${name}.json`)).json();
    expect(await read('%2F')).toEqual({ count_unique: '1\u202F234\u202F567', count: '1\u202F234\u202F567' });
    expect(await read('%2Fguestbook')).toMatchObject({ count: '999' });
    expect(await read('TOTAL')).toMatchObject({ count: '1\u202F234' });
  });

  it('answers 404 with "0" for a path that is not a page, and 200 with "0" for a page or a site without visitors', async () => {
    const { app, read } = createApp();
    expect(await read('%2Fnowhere.json')).toBe('404 0');
    expect((await app.request('/counter/%2Fnowhere.json')).headers.get('access-control-allow-origin')).toBe('*');
    expect(await read('%2Fguestbook.json')).toBe('200 0');
    expect(await read('TOTAL.json')).toBe('200 0');
    expect(await read('total.json')).toBe('404 0');
  });

  it('returns the count of a range of days', async () => {
    const { count, read, clock } = createApp();
    await count('?p=/');
    clock.nowMs += 8 * 86_400_000;
    await count('?p=/');
    expect(await read('%2F.json')).toBe('200 2');
    expect(await read('%2F.json?start=week')).toBe('200 1');
    expect(await read('%2F.json?start=month')).toBe('200 2');
    expect(await read('TOTAL.json?start=2026-11-21&end=2026-11-21')).toBe('200 1');
    expect(await read('TOTAL.json?end=2026-11-20')).toBe('200 0');
  });

  it.each([
    ['%2F.png', 'Unknown extension: "png". Counts are available as .json.\n'],
    ['%2F.json?start=soon', 'start must be a day such as 2026-11-21, or week, month or year.\n'],
  ])('answers 400 with a sentence to %s', async (name, sentence) => {
    const { app } = createApp();
    const answer = await app.request(`/counter/${name}`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe(sentence);
  });
});

test('below a base path everything works the same, and page paths include the base', async () => {
  const { count, read } = createApp('/counter/');
  expect((await count('?p=/counter/')).status).toBe(200);
  expect((await count('?p=/counter/guestbook')).status).toBe(200);
  expect((await count('?p=/guestbook')).status).toBe(202);
  expect(await read('%2Fcounter%2F.json')).toBe('200 1');
  expect(await read('%2Fcounter%2Fguestbook.json')).toBe('200 1');
  expect(await read('TOTAL.json')).toBe('200 1');
});
