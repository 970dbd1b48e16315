import { expect, test } from 'vitest';
import { makeArrivedEntry, exampleSite as site } from './notice-fixture.ts';
import { writeNtfyNotice } from './notice-ntfy.ts';

test('an entry becomes plain text with a title, and a tap opens the guestbook', () => {
  const entry = makeArrivedEntry(1, { website: 'https://rin.example/', message: 'Hé\n\u{1f430}' });
  expect(writeNtfyNotice({ site, entries: [entry] })).toEqual({
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      title: '1 new message in the guestbook of Bonbon',
      click: 'https://bonbon.example/guestbook',
    },
    body: 'Visitor 1: Hé\n\u{1f430}\nhttps://rin.example/',
  });
});

test('waiting entries are shown with their reasons', () => {
  const entries = [
    makeArrivedEntry(1, { state: 'waiting', held_because: 'blocked-word' }),
    makeArrivedEntry(2, { state: 'waiting' }),
  ];
  const { headers, body } = writeNtfyNotice({ site, entries });
  expect(headers.title).toBe('2 new messages in the guestbook of Bonbon (all wait for approval)');
  expect(body).toBe(
    'Visitor 1: Hello 1\n(waits for approval: a blocked word)\n\nVisitor 2: Hello 2\n(waits for approval)',
  );
});

test.each(['Bonbon \u{1f430}', 'Bonbön', 'Bonbon\r\nx-evil: 1'])('a title with %j is encoded as ASCII', (title) => {
  const { headers } = writeNtfyNotice({ site: { ...site, title }, entries: [makeArrivedEntry(1)] });
  const [, encoded = ''] = /^=\?UTF-8\?B\?([\w+/=]+)\?=$/.exec(headers.title ?? '') ?? [];
  expect(Buffer.from(encoded, 'base64').toString()).toBe(`1 new message in the guestbook of ${title}`);
});

test('an address with non-ASCII letters is encoded as ASCII', () => {
  const address = 'https://bücher.example/schön/';
  const { headers } = writeNtfyNotice({ site: { ...site, address }, entries: [makeArrivedEntry(1)] });
  expect(headers.click).toBe('https://xn--bcher-kva.example/sch%C3%B6n/guestbook');
});

test('the text has at most 4096 bytes and gives the number of entries left out', () => {
  const entries = Array.from({ length: 57 }, (_, index) => makeArrivedEntry(index + 1, { message: '字'.repeat(500) }));
  const { headers, body } = writeNtfyNotice({ site, entries });
  expect(headers.title).toContain('57 new messages');
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(4096);
  expect(body).toMatch(/Visitor 2: 字{500}\n\n… and 55 more$/);
});

test('an entry of maximum length fits', () => {
  const longest = {
    name: '字'.repeat(80),
    message: '字'.repeat(1000),
    website: `https://rin.example/${'a'.repeat(2900)}`,
  };
  const entries = [
    makeArrivedEntry(1, { ...longest, state: 'waiting', held_because: 'honeypot' }),
    makeArrivedEntry(2),
  ];
  const { body } = writeNtfyNotice({ site, entries });
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(4096);
  expect(body).toContain(longest.message);
});

test('an entry has the buttons Hide and Approve, which post', () => {
  const [hide, approve] = ['https://bonbon.example/door/do/a', 'https://bonbon.example/door/do/b'];
  const write = (count: number, action: { hide: string; approve?: string }) => {
    const entries = Array.from({ length: count }, (_, index) => makeArrivedEntry(index + 1));
    return writeNtfyNotice({ site, entries, actions: new Map(entries.map(({ id }) => [id, action])) }).headers.actions;
  };
  expect(write(1, { hide, approve })).toBe(
    `http, Hide, ${hide}, method=POST, clear=true; http, Approve, ${approve}, method=POST, clear=true; view, Open, https://bonbon.example/door`,
  );
  expect(write(1, { hide })).not.toContain('Approve');
  expect(write(2, { hide })).toBe(
    `http, Hide 1, ${hide}, method=POST, clear=true; http, Hide 2, ${hide}, method=POST, clear=true`,
  );
  expect(write(4, { hide })).toBe('view, Open, https://bonbon.example/door');
});

test('a drawing is mentioned by its words', () => {
  expect(writeNtfyNotice({ site, entries: [makeArrivedEntry(1, { drawing: '_____w', depicts: 'Fog' })] }).body).toBe(
    'Visitor 1: Hello 1\nA drawing: Fog',
  );
});
