import { expect, test } from 'vitest';
import { makeArrivedEntry, noon, exampleSite as site } from './notice-fixture.ts';
import { writeJsonNotice } from './notice-json.ts';

test('entries are sent with the columns of the table', () => {
  const entries = [
    makeArrivedEntry(1, { website: 'https://rin.example/', message: 'Hé \u{1f430}' }),
    makeArrivedEntry(2, { state: 'waiting', held_because: 'links' }),
  ];
  const { headers, body } = writeJsonNotice({ site, entries });
  expect(headers).toEqual({ 'content-type': 'application/json' });
  expect(JSON.parse(body)).toEqual({
    type: 'guestbook.entries',
    site: { title: 'Bonbon', address: 'https://bonbon.example/' },
    guestbook: 'https://bonbon.example/guestbook',
    entries: [
      {
        id: String(noon + 1),
        name: 'Visitor 1',
        website: 'https://rin.example/',
        message: 'Hé \u{1f430}',
        time: noon + 1,
        state: 'visible',
        held_because: null,
      },
      {
        id: String(noon + 2),
        name: 'Visitor 2',
        website: '',
        message: 'Hello 2',
        time: noon + 2,
        state: 'waiting',
        held_because: 'links',
      },
    ],
  });
});
