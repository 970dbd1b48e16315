import { expect, test } from 'vitest';
import { bareEntry } from '#model/bare-entry-fixture.ts';
import { errorOf, noon, openExampleGuestbook, rowAt } from './guestbook-fixture.ts';

const idsOf = async (answer: Response) => (await answer.json()).map(({ id }: { id: string }) => id);

test('an insert returns the row as an object, as a list, or not at all', async () => {
  await using book = openExampleGuestbook();
  const stored = {
    ...rowAt(noon),
    ...bareEntry,
    button: null,
    hearts: 0,
    audience: null,
  };
  const object = await book.post(rowAt(noon));
  expect([object.status, await object.json()]).toEqual([201, stored]);
  expect(object.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
  expect(object.headers.get('content-range')).toBe('*/*');
  expect(object.headers.get('cache-control')).toBe('no-store');

  const list = await book.post(rowAt(noon - 1), { accept: '*/*' }, '?select=id,%22name%22');
  expect([list.status, await list.json()]).toEqual([201, [{ id: String(noon - 1), name: 'Moth' }]]);

  for (const [index, prefer] of ['', 'return=minimal', 'return=headers-only', 'missing=default'].entries()) {
    const none = await book.post(rowAt(noon - 2 - index), { prefer });
    expect([none.status, await none.text()]).toEqual([201, '']);
  }
  expect(book.readRows()).toHaveLength(6);
  expect(book.lines).toEqual([]);
});

test('keys and tokens are ignored, because all visitors have the same rights', async () => {
  await using book = openExampleGuestbook();
  const headers = { apikey: 'sb_publishable_1', authorization: 'Bearer sb_publishable_1', 'x-retry-count': '1' };
  expect((await book.get('?select=*&apikey=1', headers)).status).toBe(200);
  expect((await book.post(rowAt(noon), headers)).status).toBe(201);
});

test('lists are ordered by time or id and limited to 1000 rows', async () => {
  await using book = openExampleGuestbook();
  const insert = book.other.prepare(
    'insert into guestbook_entries (id, name, message, time, state, message_key) values (?, ?, ?, ?, ?, ?)',
  );
  book.other.exec('begin');
  for (let i = 1; i <= 1005; i++) insert.run(String(i), 'Moth', `Hello ${i}`, 10_000 - i, 'visible', String(i));
  insert.run('5000', 'Moth', 'Hidden', 1, 'hidden', 'x');
  insert.run('5001', 'Moth', 'At the same time', 10_000 - 1, 'visible', 'x');
  book.other.exec('commit');

  expect(await idsOf(await book.get())).toHaveLength(1000);
  expect(await idsOf(await book.get('?limit=5000'))).toHaveLength(1000);
  expect(await idsOf(await book.get('?limit=0'))).toEqual([]);
  expect(await idsOf(await book.get('?order=time.desc&limit=3'))).toEqual(['5001', '1', '2']);
  expect(await idsOf(await book.get('?order=time.desc.nullslast%2Cid.desc&limit=2'))).toEqual(['5001', '1']);
  expect(await idsOf(await book.get('?order=time.asc&limit=2'))).toEqual(['1005', '1004']);
  expect(await idsOf(await book.get('?order=time&limit=1'))).toEqual(['1005']);
  expect(await idsOf(await book.get('?order=id.desc&limit=2'))).toEqual(['999', '998']);
  expect(await idsOf(await book.get('?order=id,time.desc&limit=2'))).toEqual(['1', '10']);
  expect(await (await book.get('?select=name,time&limit=1&order=id.asc')).json()).toEqual([
    { name: 'Moth', time: 9999 },
  ]);
});

test('Content-Range gives the range of rows as PostgREST does', async () => {
  await using book = openExampleGuestbook();
  expect((await book.get()).headers.get('content-range')).toBe('*/*');
  for (const time of [noon, noon - 1, noon - 2]) await book.post(rowAt(time));
  expect((await book.get()).headers.get('content-range')).toBe('0-2/*');
  expect((await book.get('?select=*&order=time.desc&limit=200')).headers.get('content-range')).toBe('0-2/*');
  expect((await book.get('?limit=1')).headers.get('content-range')).toBe('0-0/*');
});

test('a single object is answered only if exactly one row matches', async () => {
  await using book = openExampleGuestbook();
  const accept = 'application/vnd.pgrst.object+json';
  for (const time of [noon, noon - 1]) await book.post(rowAt(time));
  const one = await book.get(`?id=eq.${noon}&select=id`, { accept });
  expect([one.status, await one.json()]).toEqual([200, { id: String(noon) }]);
  const single = 'Cannot coerce the result to a single JSON object';
  const none = await book.get('?id=eq.1', { accept });
  expect((await none.clone().json()).details).toBe('The result contains 0 rows');
  expect(await errorOf(none)).toEqual([406, 'PGRST116', single]);
  expect(await errorOf(await book.get('', { accept }))).toEqual([406, 'PGRST116', single]);
  expect((await book.get('?limit=1', { accept })).status).toBe(200);
});

test('HEAD is GET without the body', async () => {
  await using book = openExampleGuestbook();
  await book.post(rowAt(noon));
  for (const query of ['', '?select=*&order=time.desc&limit=200', '?id=eq.1', '?nonsense=1']) {
    const [whole, head] = [await book.get(query), await book.request(`/rest/v1/guestbook_entries${query}`, 'HEAD')];
    expect(head.status).toBe(whole.status);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(await head.text()).toBe('');
  }
});

test('the status table has one row', async () => {
  await using book = openExampleGuestbook({ rules: { approvesFirst: true } });
  const ask = (query: string, accept = '*/*') => book.request(`/rest/v1/guestbook_status${query}`, 'GET', { accept });
  expect(await (await ask('?select=*&limit=1')).json()).toEqual([{ is_open: true, approves_first: true }]);
  expect(await (await ask('?select=is_open', 'application/vnd.pgrst.object+json')).json()).toEqual({ is_open: true });
  expect(await (await ask('?limit=0')).json()).toEqual([]);
  expect(await errorOf(await ask('?order=is_open'))).toEqual([400, 'PGRST100', '"order" is not supported here.']);
});

test('below a base path the guestbook answers only there', async () => {
  await using book = openExampleGuestbook({ base: '/bonbon/' });
  expect((await book.post(rowAt(noon))).status).toBe(201);
  expect(await idsOf(await book.get('?select=*&order=time.desc&limit=200'))).toEqual([String(noon)]);
  expect((await book.request('/rest/v1/guestbook_entries', 'GET')).status).toBe(404);
  expect((await book.request('/bonbon/guestbook-feed.xml', 'GET')).status).toBe(200);
});

test('files of the site are still answered synchronously', async () => {
  await using book = openExampleGuestbook();
  expect(book.app.fetch(new Request('http://localhost/'))).not.toBeInstanceOf(Promise);
});

test('a sender who disconnects after sending the body still counts towards the rate limit', async () => {
  await using book = openExampleGuestbook({ rules: { senderPerHour: 1 } });
  const signAndLeave = (time: number, remoteAddress: string) => {
    const socket: { remoteAddress?: string } = { remoteAddress };
    const body = new ReadableStream({
      pull(controller) {
        delete socket.remoteAddress;
        controller.enqueue(Buffer.from(JSON.stringify(rowAt(time))));
        controller.close();
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    return book.app.request('/rest/v1/guestbook_entries', init, { incoming: { socket } });
  };
  expect((await signAndLeave(noon, '203.0.113.1')).status).toBe(201);
  expect((await signAndLeave(noon - 1, '203.0.113.2')).status).toBe(201);
  expect((await signAndLeave(noon - 2, '203.0.113.2')).status).toBe(429);
});
