import { expect, test } from 'vitest';
import { errorOf, noon, openExampleGuestbook, rowAt } from '#server/guestbook/guestbook-fixture.ts';

test.each([
  ['{', 400, 'PGRST102', 'The body is not valid JSON.'],
  ['', 400, 'PGRST102', 'The body is empty.'],
  ['[]', 400, 'PGRST102', 'The body must be one entry: a JSON object.'],
  ['"text"', 400, 'PGRST102', 'The body must be one entry: a JSON object.'],
  ['null', 400, 'PGRST102', 'The body must be one entry: a JSON object.'],
  [
    '{"colour":"pink"}',
    400,
    'PGRST204',
    "Could not find the 'colour' column of 'guestbook_entries' in the schema cache",
  ],
  [
    '{"__proto__":1}',
    400,
    'PGRST204',
    "Could not find the '__proto__' column of 'guestbook_entries' in the schema cache",
  ],
  [
    '{"held_because":null}',
    400,
    'PGRST204',
    "Could not find the 'held_because' column of 'guestbook_entries' in the schema cache",
  ],
  ['{"state":"visible"}', 401, '42501', 'permission denied for table guestbook_entries'],
  ['{}', 400, '23502', 'null value in column "id" of relation "guestbook_entries" violates not-null constraint'],
  [JSON.stringify({ ...rowAt(noon), name: 5 }), 400, '22P02', 'invalid input syntax for type text in column "name"'],
  [
    JSON.stringify({ ...rowAt(noon), message: {} }),
    400,
    '22P02',
    'invalid input syntax for type text in column "message"',
  ],
  [
    JSON.stringify({ ...rowAt(noon), time: true }),
    400,
    '22P02',
    'invalid input syntax for type bigint in column "time"',
  ],
  [
    JSON.stringify({ ...rowAt(noon), name: '' }),
    400,
    '23514',
    'new row for relation "guestbook_entries" violates check constraint "guestbook_entries_name_text"',
  ],
])('POST of %s is refused with %i %s', async (body, status, code, message) => {
  await using book = openExampleGuestbook();
  expect(await errorOf(await book.post(body))).toEqual([status, code, message]);
  expect(book.readRows()).toEqual([]);
});

test('bytes that are not UTF-8 are refused', async () => {
  await using book = openExampleGuestbook();
  const body = Buffer.from(JSON.stringify(rowAt(noon, { message: 'caf\u00e9' })), 'latin1');
  const headers = { 'content-type': 'application/json' };
  const answer = await book.request('/rest/v1/guestbook_entries', 'POST', headers, body);
  expect(await errorOf(answer)).toEqual([400, 'PGRST102', 'The body is not valid JSON.']);
});

test('a string of digits is accepted as a time', async () => {
  await using book = openExampleGuestbook();
  expect((await (await book.post({ ...rowAt(noon), time: String(noon) })).json()).time).toBe(noon);
});
