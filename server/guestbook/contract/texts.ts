import { describe, expect, test } from 'vitest';
import { parseNewEntry } from '#model/guestbook.ts';
import { constraints } from '#model/guestbook-table.ts';
import { newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';
import { createDrafts } from './drafts.ts';

/** Limits count UTF-16 units: an emoji has two. */
const kept: [string, Record<string, string>][] = [
  ['a script', { name: '<script>alert(1)</script>', message: '<img src=x onerror=alert(1)> &amp; </p>' }],
  ['quotes and SQL', { name: `'; drop table "x"; --`, message: String.raw`\' " ${'`'} $$ %s \u0000 {{x}}` }],
  ['a right-to-left override', { name: 'abc\u202Edef', message: '\u202Egnirts\u202C \u2066x\u2069' }],
  ['emoji of many parts', { name: '🐰', message: '👩‍🎤🏳️‍🌈 \u{10FFFF} \uE000' }],
  ['line breaks and tabs', { message: 'one\n\n\ttwo\n' }],
  ['letters of any script', { name: 'Žluťoučký कुत्ता', message: 'こんにちは\u3000مرحبا e\u0301 \u200b' }],
  ['1000 characters', { message: 'a'.repeat(1000) }],
  ['500 emoji, which count as 1000', { message: '🐰'.repeat(500) }],
  ['a name of 80 characters', { name: 'n'.repeat(80) }],
  ['a name of 40 emoji', { name: '🐰'.repeat(40) }],
  ['an http address', { website: 'http://moth.example/a?b=c&d=%20#e' }],
  ['a host with a port', { website: 'https://[::1]:8080/' }],
];

const refused: [string, Record<string, string>, string][] = [
  ['1001 characters', { message: 'a'.repeat(1001) }, constraints.message],
  ['500 emoji and a letter', { message: `${'🐰'.repeat(500)}a` }, constraints.message],
  ['an empty message', { message: '' }, constraints.message],
  ['a message of blanks', { message: ' \n\t\u3000' }, constraints.message],
  ['an invisible message', { message: '\u200b\u2060\u3164' }, constraints.message],
  ['a bell in the message', { message: 'ding\u0007' }, constraints.message],
  ['a carriage return in the message', { message: 'one\r\ntwo' }, constraints.message],
  ['a C1 control character in the message', { message: 'a\u0085b' }, constraints.message],
  ['an empty name', { name: '' }, constraints.name],
  ['a name of blanks', { name: '  ' }, constraints.name],
  ['a name of 81 characters', { name: 'n'.repeat(81) }, constraints.name],
  ['a name of 40 emoji and a letter', { name: `${'🐰'.repeat(40)}a` }, constraints.name],
  ['a line break in the name', { name: 'Mo\nth' }, constraints.name],
  ['an escape sequence in the name', { name: '\u001b[2J' }, constraints.name],
  ['a script as the website', { website: 'javascript:alert(1)' }, constraints.website],
  ['a script in capitals', { website: 'JaVaScRiPt:alert(1)//https://x.example' }, constraints.website],
  ['data as the website', { website: 'data:text/html,<script>alert(1)</script>' }, constraints.website],
  ['a website without a host', { website: 'https://' }, constraints.website],
  ['a website with a space', { website: 'https://moth.example/a b' }, constraints.website],
  ['a website behind a blank', { website: ' https://moth.example/' }, constraints.website],
  ['a website with a line break', { website: 'https://moth.example/\n' }, constraints.website],
  ['a website with markup', { website: 'https://moth.example/"><script>' }, constraints.website],
  ['a website with a password', { website: 'https://good.example@evil.example/' }, constraints.website],
  ['a website of 3001 characters', { website: `https://moth.example/${'a'.repeat(2980)}` }, constraints.website],
  ['letters as the id', { id: 'abc' }, constraints.id],
  ['an empty id', { id: '' }, constraints.id],
  ['an id of 17 digits', { id: '1'.repeat(17) }, constraints.id],
  ['digits of another script as the id', { id: '١٢٣' }, constraints.id],
];

export function testTexts(open: OpenBook): void {
  describe('texts', () => {
    test.each(kept)('%s is stored exactly', async (_what, texts) => {
      await using book = await openEmptyBook(open);
      const row = newRow(texts);
      expect(await book.sign(row)).toMatchObject({ status: 201, data: row });
      expect((await book.list()).data).toMatchObject([row]);
      expect(await book.readRows()).toMatchObject([row]);
    });

    test('every row that the form produces is stored exactly', async () => {
      await using book = await openEmptyBook(open);
      const entries = createDrafts({ seed: 12, count: 400 }).flatMap((draft, index) => {
        const parsed = parseNewEntry(draft, Date.now() - 600_000 + index);
        return 'entry' in parsed ? [parsed.entry] : [];
      });
      expect(entries.length).toBeGreaterThan(250);
      expect(entries.filter(({ website }) => website !== '').length).toBeGreaterThan(50);
      const refused = [];
      for (const entry of entries) {
        const { data, error } = await book.sign(entry);
        if (error) refused.push({ error, entry });
        else expect(data).toMatchObject(entry);
      }
      expect(refused).toEqual([]);
      expect(await book.readRows()).toHaveLength(entries.length);
    });

    test.each(refused)('%s is refused, and the error names the constraint', async (_what, texts, constraint) => {
      await using book = await openEmptyBook(open);
      const answer = await book.sign(newRow(texts));
      expect(outcomeOf(answer)).toEqual([400, '23514']);
      expect(answer.error?.message).toContain(`"${constraint}"`);
      expect(await book.readRows()).toEqual([]);
    });

    test.each(['name', 'message', 'website', 'id'])('a null byte in the %s is refused', async (column) => {
      await using book = await openEmptyBook(open);
      expect(outcomeOf(await book.sign({ ...newRow(), [column]: 'a\0b' }))).toEqual([400, '22P05']);
      expect(await book.readRows()).toEqual([]);
    });

    test.each(['\ud800', 'a\udc00b', '\udc00\ud800'])('a lone surrogate (%j) is refused', async (text) => {
      await using book = await openEmptyBook(open);
      expect(outcomeOf(await book.sign(newRow({ message: text })))).toEqual([400, '22P02']);
      expect(outcomeOf(await book.sign(newRow({ name: text })))).toEqual([400, '22P02']);
      expect(await book.readRows()).toEqual([]);
    });
  });
}
