import { expect, test } from 'vitest';
import { errorOf, openExampleGuestbook } from '#server/guestbook/guestbook-fixture.ts';

test.each([
  ['?offset=10', 400, 'PGRST100', '"offset" is not supported here.'],
  ['?time=lt.5', 400, 'PGRST100', 'Entries can only be filtered by one place in the order of time and id.'],
  [
    '?time=lt.5&order=time.asc',
    400,
    'PGRST100',
    'Entries can only be filtered by one place in the order of time and id.',
  ],
  [
    '?time=lt.x&order=time.desc',
    400,
    'PGRST100',
    'Entries can only be filtered by one place in the order of time and id.',
  ],
  [
    '?time=lte.5&order=time.desc',
    400,
    'PGRST100',
    'Entries can only be filtered by one place in the order of time and id.',
  ],
  [
    '?time=lte.5&or=(time.lt.6,id.lt.7)&order=time.desc',
    400,
    'PGRST100',
    'Entries can only be filtered by one place in the order of time and id.',
  ],
  [
    '?time=lt.5&or=(time.lt.5,id.lt.7)&order=time.desc',
    400,
    'PGRST100',
    'Entries can only be filtered by one place in the order of time and id.',
  ],
  [
    '?time=gt.5&order=time.asc',
    400,
    'PGRST100',
    'Entries can only be filtered by one place in the order of time and id.',
  ],
  ['?state=eq.waiting', 400, 'PGRST100', '"state" is not supported here.'],
  ['?or=(id.eq.1)', 400, 'PGRST100', 'Entries can only be filtered by one place in the order of time and id.'],
  ['?id=gt.5', 400, 'PGRST100', 'Entries can only be filtered by one id.'],
  ['?id=eq.1&id=eq.2', 400, 'PGRST100', '"id" is in the address twice.'],
  ['?limit=-1', 400, 'PGRST100', 'The limit must be a whole number, 0 or more.'],
  ['?limit=many', 400, 'PGRST100', 'The limit must be a whole number, 0 or more.'],
  ['?order=name.asc', 400, 'PGRST100', 'Entries can only be ordered by time or id.'],
  ['?order=time.desc,id.asc', 400, 'PGRST100', 'Entries can only be ordered by time or id.'],
  ['?order=time.sideways', 400, 'PGRST100', '"time.sideways" is not an order.'],
  ['?order=age', 400, '42703', 'column guestbook_entries.age does not exist'],
  ['?select=held_because', 400, '42703', 'column guestbook_entries.held_because does not exist'],
  ['?select=number', 400, '42703', 'column guestbook_entries.number does not exist'],
  ['?select=id,message_key', 400, '42703', 'column guestbook_entries.message_key does not exist'],
  ['?select=id::text', 400, 'PGRST100', '"id::text" is not the name of a column.'],
  ['?select=*,other(*)', 400, 'PGRST100', '"other(*)" is not the name of a column.'],
  [`?select=${'a'.repeat(5000)}`, 414, 'PGRST100', 'The address is too long.'],
])('GET %s is refused with %i %s', async (query, status, code, message) => {
  await using book = openExampleGuestbook();
  expect(await errorOf(await book.get(query))).toEqual([status, code, message]);
});
