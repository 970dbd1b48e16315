import { expect, test } from 'vitest';
import { errorOf, noon, openExampleGuestbook, rowAt } from './guestbook-fixture.ts';

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/csv', ''])(
  'a content type that forms of other sites can send without a preflight (%s) is refused',
  async (type) => {
    await using book = openExampleGuestbook();
    const answer = await book.post(rowAt(noon), { 'content-type': type });
    expect(await errorOf(answer)).toEqual([415, 'PGRST102', 'The body must be JSON.']);
    expect(book.readRows()).toEqual([]);
    expect((await book.post(rowAt(noon), { 'content-type': 'Application/JSON; charset=UTF-8' })).status).toBe(201);
  },
);

test('a body over 16 KiB is refused, one of exactly 16 KiB is accepted', async () => {
  await using book = openExampleGuestbook();
  const padded = (sizeBytes: number) => JSON.stringify(rowAt(noon)).padEnd(sizeBytes, ' ');
  expect(await errorOf(await book.post(padded(16_385)))).toEqual([
    413,
    'PGRST102',
    'The body is larger than 16384 bytes.',
  ]);
  expect(book.readRows()).toEqual([]);
  expect((await book.post(padded(16_384))).status).toBe(201);
});

test.each(['PATCH', 'PUT', 'DELETE'])('%s is not allowed to visitors', async (method) => {
  await using book = openExampleGuestbook();
  for (const table of ['guestbook_entries', 'guestbook_status']) {
    const answer = await book.request(
      `/rest/v1/${table}?id=eq.1`,
      method,
      { 'content-type': 'application/json' },
      '{}',
    );
    expect(await errorOf(answer)).toEqual([401, '42501', `permission denied for table ${table}`]);
  }
});

test('an unsupported method is refused with the header Allow', async () => {
  await using book = openExampleGuestbook();
  const answer = await book.request('/rest/v1/guestbook_entries', 'PROPFIND');
  expect(answer.headers.get('allow')).toBe('OPTIONS,GET,HEAD,POST');
  expect(await errorOf(answer)).toEqual([405, 'PGRST117', 'Unsupported HTTP method: PROPFIND']);
});

test.each([
  ['/rest/v1/visits', 404, 'PGRST205', "Could not find the table 'public.visits' in the schema cache"],
  [
    '/rest/v1/guestbook%5Fblocks',
    404,
    'PGRST205',
    "Could not find the table 'public.guestbook_blocks' in the schema cache",
  ],
  ['/rest/v1/', 404, 'PGRST125', 'Invalid path specified in request URL'],
  ['/rest/v1', 404, 'PGRST125', 'Invalid path specified in request URL'],
  ['/rest/v1/rpc/sign/now', 404, 'PGRST125', 'Invalid path specified in request URL'],
  [
    '/rest/v1/rpc/sign',
    404,
    'PGRST202',
    'Could not find the function public.sign with these arguments in the schema cache',
  ],
  ['/rest/v1/rpc/guestbook_mend', 405, 'PGRST117', 'Unsupported HTTP method: GET'],
  ['/rest/v1/%zz', 404, 'PGRST125', 'Invalid path specified in request URL'],
])('%s is not found', async (address, status, code, message) => {
  await using book = openExampleGuestbook();
  expect(await errorOf(await book.request(address, 'GET'))).toEqual([status, code, message]);
});

test('a property name of Object.prototype is not a table', async () => {
  await using book = openExampleGuestbook();
  for (const name of ['constructor', '__proto__', 'toString']) {
    const answer = await book.request(`/rest/v1/${name}`, 'GET');
    expect((await errorOf(answer)).slice(0, 2)).toEqual([404, 'PGRST205']);
    expect((await book.request(`/rest/v1/${name}`, 'OPTIONS')).headers.get('allow')).toBe('OPTIONS');
  }
});

test('only the schema "public" is exposed', async () => {
  await using book = openExampleGuestbook();
  expect((await book.get('', { 'accept-profile': 'public' })).status).toBe(200);
  expect((await book.post(rowAt(noon), { 'content-profile': 'public' })).status).toBe(201);
  const refusal = [406, 'PGRST106', 'Invalid schema: private'];
  expect(await errorOf(await book.get('', { 'accept-profile': 'private' }))).toEqual(refusal);
  expect(await errorOf(await book.post(rowAt(noon), { 'content-profile': 'private' }))).toEqual(refusal);
});

test.each(['text/csv', 'application/xml', 'application/json;nulls=stripped', 'application/vnd.pgrst.plan+text'])(
  'the media type %s is not available',
  async (accept) => {
    await using book = openExampleGuestbook();
    expect(await errorOf(await book.get('', { accept }))).toEqual([
      406,
      'PGRST107',
      `None of these media types are available: ${accept}`,
    ]);
    expect((await book.get('', { accept: `${accept}, */*;q=0.5` })).status).toBe(200);
  },
);

test('rows are neither counted nor replaced', async () => {
  await using book = openExampleGuestbook();
  expect(await errorOf(await book.get('', { prefer: 'count=exact' }))).toEqual([
    400,
    'PGRST122',
    'Rows are not counted here.',
  ]);
  await book.post(rowAt(noon));
  const prefer = 'resolution=merge-duplicates,return=representation';
  expect(await errorOf(await book.post(rowAt(noon, { message: 'Other' }), { prefer }))).toEqual([
    401,
    '42501',
    'permission denied for table guestbook_entries',
  ]);
  expect(book.readRows()).toMatchObject([rowAt(noon)]);
});

test('a sender over the rate limit gets Retry-After', async () => {
  let nowMs = noon;
  await using book = openExampleGuestbook({ rules: { senderPerHour: 1 }, now: () => nowMs });
  await book.post(rowAt(noon));
  nowMs += 60_000;
  const answer = await book.post(rowAt(noon + 1));
  expect(answer.headers.get('retry-after')).toBe('3540');
  expect(await errorOf(answer)).toEqual([429, 'PT429', 'The guestbook has been signed too often within an hour.']);
});
