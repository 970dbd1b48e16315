import { expect, test } from 'vitest';
import { bareEntry } from '#model/bare-entry-fixture.ts';
import type { EntryRow } from '#model/guestbook-table.ts';
import { writeFeed } from './feed.ts';
import { parseStrictXml, type XmlElement } from './strict-xml-fixture.ts';

const site = { title: "Bonbon's <shop> & co", address: 'https://bonbon.example/me/', language: 'en' };
const base = '/me/';
const noon = Date.UTC(2026, 10, 21, 12);

function makeRow(change: Partial<EntryRow> = {}): EntryRow {
  const row = { id: String(noon), name: 'Rin', website: '', message: 'Hello!', time: noon };
  return { ...row, ...bareEntry, ...change };
}

function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

function textOf(element: XmlElement | undefined, name: string): string | undefined {
  return childrenOf(element, name)[0]?.text;
}

function readEntries(entries: readonly EntryRow[]): XmlElement[] {
  return childrenOf(parseStrictXml(writeFeed({ site, base, entries })), 'entry');
}

test('the feed has the title and address of the guestbook', () => {
  const feed = parseStrictXml(writeFeed({ site, base, entries: [makeRow()] }));
  expect(feed.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' });
  expect(textOf(feed, 'id')).toBe('https://bonbon.example/me/guestbook');
  expect(textOf(feed, 'title')).toBe("Bonbon's <shop> & co: Guestbook");
  expect(textOf(feed, 'updated')).toBe('2026-11-21T12:00:00.000Z');
  expect(childrenOf(feed, 'link').map((link) => link.attributes)).toEqual([
    { rel: 'self', href: 'https://bonbon.example/me/guestbook-feed.xml' },
    { href: 'https://bonbon.example/me/guestbook' },
  ]);
});

test('an entry has each element that RFC 4287 requires, once', () => {
  const [entry] = readEntries([makeRow({ website: 'https://rin.example/?a=1&b=2' })]);
  expect(entry?.children.map(({ name }) => name)).toEqual([
    'id',
    'title',
    'link',
    'published',
    'updated',
    'author',
    'content',
  ]);
  expect(textOf(entry, 'id')).toBe(`https://bonbon.example/me/guestbook#entry-${noon}`);
  expect(childrenOf(entry, 'link')[0]?.attributes).toEqual({
    href: `https://bonbon.example/me/guestbook#entry-${noon}`,
  });
  expect(textOf(entry, 'title')).toBe('Rin: Hello!');
  expect(textOf(entry, 'published')).toBe('2026-11-21T12:00:00.000Z');
  expect(textOf(entry, 'content')).toBe('Hello!');
  expect(childrenOf(entry, 'content')[0]?.attributes).toEqual({ type: 'text' });
  const [author] = childrenOf(entry, 'author');
  expect(textOf(author, 'name')).toBe('Rin');
  expect(textOf(author, 'uri')).toBe('https://rin.example/?a=1&b=2');
});

test('an author without a website has no uri', () => {
  const [entry] = readEntries([makeRow()]);
  expect(childrenOf(entry, 'author')[0]?.children.map(({ name }) => name)).toEqual(['name']);
});

test('entries are listed newest first, with unique and stable ids', () => {
  const rows = [
    makeRow({ id: '1', time: noon - 2 }),
    makeRow({ id: '3', time: noon }),
    makeRow({ id: '2', time: noon - 1 }),
  ];
  const ids = readEntries(rows).map((entry) => textOf(entry, 'id')?.split('#')[1]);
  expect(ids).toEqual(['entry-3', 'entry-2', 'entry-1']);
  expect(readEntries(rows.slice(0, 1)).map((entry) => textOf(entry, 'id'))).toEqual([
    'https://bonbon.example/me/guestbook#entry-1',
  ]);
});

test('waiting, hidden and deleted entries are not in the feed', () => {
  const rows = (['waiting', 'hidden', 'deleted'] as const).map((state, id) => makeRow({ id: String(id), state }));
  expect(readEntries(rows)).toEqual([]);
  expect(writeFeed({ site, base, entries: rows })).toBe(writeFeed({ site, base, entries: [] }));
});

test("the owner's reply follows the message and updates the entry", () => {
  const reply = 'Thank you,\nRin & all!';
  const rows = [makeRow({ id: '2' }), makeRow({ id: '1', time: noon - 5000, reply, reply_time: noon + 60_000 })];
  const feed = parseStrictXml(writeFeed({ site, base, entries: rows }));
  const [, answered] = childrenOf(feed, 'entry');
  expect(textOf(answered, 'content')).toBe('Hello!\n\n↳ Reply: Thank you,\nRin & all!');
  expect(textOf(answered, 'published')).toBe('2026-11-21T11:59:55.000Z');
  expect(textOf(answered, 'updated')).toBe('2026-11-21T12:01:00.000Z');
  expect(textOf(feed, 'updated')).toBe('2026-11-21T12:01:00.000Z');
});

test('a feed without entries has a time that never changes', () => {
  const feed = parseStrictXml(writeFeed({ site, base, entries: [] }));
  expect(textOf(feed, 'updated')).toBe('1970-01-01T00:00:00.000Z');
  expect(childrenOf(feed, 'entry')).toEqual([]);
});

test('hostile text is escaped, and characters that XML forbids are removed', () => {
  const name = '</name><script>alert(1)</script>';
  const message = 'a\0b\u001bc\ufffed\ud800e ]]> &lt; &#0; "\u202e\' \u{1f430}\n<![CDATA[ <!-- <?xml';
  const website = 'https://rin.example/?"><script>';
  const [entry] = readEntries([makeRow({ name, message, website })]);
  const [author] = childrenOf(entry, 'author');
  expect(textOf(author, 'name')).toBe(name);
  expect(textOf(author, 'uri')).toBe(website);
  expect(textOf(entry, 'content')).toBe('abcde ]]> &lt; &#0; "\u202e\' \u{1f430}\n<![CDATA[ <!-- <?xml');
});

test('a title is the name and at most 60 characters of the message, on one line', () => {
  const [entry] = readEntries([makeRow({ message: `one\n two ${'\u{1f430}'.repeat(100)}` })]);
  expect(textOf(entry, 'title')).toBe(`Rin: one two ${'\u{1f430}'.repeat(51)}…`);
});

test('the latest time that can be stored is capped at the year 9999', () => {
  const [entry] = readEntries([makeRow({ time: 8.64e15 })]);
  expect(textOf(entry, 'updated')).toBe('9999-12-31T23:59:59.999Z');
});

test('the title and replies of the feed use the words of the site’s owner', () => {
  const words = { feedTitle: 'Bonbons Gästebuch', feedReply: '↳ {reply} (meine Antwort)' };
  const rows = [makeRow({ reply: 'Danke & {bis} bald', reply_time: noon })];
  const feed = parseStrictXml(writeFeed({ site: { ...site, ...words }, base, entries: rows }));
  expect(textOf(feed, 'title')).toBe('Bonbons Gästebuch');
  expect(textOf(childrenOf(feed, 'entry')[0] as typeof feed, 'content')).toMatch(
    '↳ Danke & {bis} bald (meine Antwort)',
  );
});

test('a drawing is an enclosure with its words', () => {
  const [entry] = readEntries([makeRow({ drawing: '_____w', depicts: 'Fog & mist' })]);
  const links = childrenOf(entry, 'link').map(({ attributes }) => attributes);
  expect(links).toContainEqual({
    ...{ rel: 'enclosure', type: 'image/png', title: 'Fog & mist' },
    href: `https://bonbon.example/me/guestbook/drawings/${noon}.png`,
  });
});
