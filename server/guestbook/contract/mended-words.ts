import { describe, expect, test } from 'vitest';
import type { MendedWords } from '#model/guestbook-hand.ts';
import { maxWaitingEntries } from '#model/guestbook-table.ts';
import { makeSecret, openAuthor } from './author.ts';
import { newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';

/** What becomes of the words that authors change: they are checked and judged as those of a new entry. */
export function testMendedWords(open: OpenBook): void {
  describe('mended words', () => {
    test.each([
      ['name', { name: ' ' }, 'guestbook_entries_name_text'],
      ['website', { website: 'javascript:alert(1)' }, 'guestbook_entries_website_address'],
      ['message', { message: 'x'.repeat(1001) }, 'guestbook_entries_message_text'],
    ])('a %s that no entry may have is refused, and the entry stays', async (_field, change, constraint) => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      const answer = await author.mend(row.id, { ...row, ...change });
      expect(outcomeOf(answer)).toEqual([400, '23514']);
      expect(answer.error?.message).toContain(constraint);
      expect(await book.readRows()).toMatchObject([row]);
    });

    test('changed words are judged anew', async () => {
      await using book = await openEmptyBook(open, { maxLinks: 1 });
      await book.addBlock('word', 'casino');
      await book.addBlock('sender', 'Robot');
      const long = 'Nothing is sweeter than candy.';
      await book.sign(newRow({ message: long }));
      const cases: [Partial<MendedWords>, string][] = [
        [{ message: 'https://a.example https://b.example' }, 'links'],
        [{ message: 'Come to the casino' }, 'blocked-word'],
        [{ name: 'Robot' }, 'blocked-sender'],
        [{ message: long }, 'repeat'],
      ];
      for (const [change, reason] of cases) {
        const author = openAuthor(book);
        const row = newRow();
        await author.sign(row);
        expect((await author.mend(row.id, { ...row, ...change })).data).toMatchObject({ ...change, state: 'waiting' });
        expect((await book.readRows()).find(({ id }) => id === row.id)).toMatchObject({ held_because: reason });
        expect((await book.find(row.id)).data).toEqual([]);
      }
    });

    test('an entry does not repeat itself, and a later one repeats its new words', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = newRow({ message: 'Nothing is sweeter than candy.' });
      await author.sign(row);
      expect((await author.mend(row.id, { ...row, name: 'Moss' })).data).toMatchObject({ state: 'visible' });
      const words = 'Nothing is sweeter than cakes.';
      await author.mend(row.id, { ...row, message: words });
      expect((await book.sign(newRow({ message: row.message }))).data?.state).toBe('visible');
      expect((await book.sign(newRow({ message: words }))).data?.state).toBe('waiting');
    });

    test('an entry that the owner has approved waits again, if every entry does', async () => {
      await using book = await openEmptyBook(open, { approvesFirst: true });
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      await book.setState(row.id, 'visible');
      const { data } = await author.mend(row.id, { ...row, message: 'Other words' });
      expect(data).toMatchObject({ message: 'Other words', state: 'waiting' });
    });

    test('what waits is not published by a change, and keeps its reason', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book, { facts: { isTrapped: true } });
      const row = newRow();
      expect((await author.sign(row)).data?.state).toBe('waiting');
      expect((await author.mend(row.id, { ...row, message: 'Harmless' })).data).toMatchObject({ state: 'waiting' });
      expect(await book.readRows()).toMatchObject([{ message: 'Harmless', held_because: 'honeypot' }]);
    });

    test('a change that would wait is refused while too many wait', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book);
      const row = newRow();
      await author.sign(row);
      await book.addBlock('word', 'casino');
      await book.addWaiting(maxWaitingEntries);
      expect(outcomeOf(await author.mend(row.id, { ...row, message: 'casino' }))).toEqual([503, 'PT503']);
      expect((await book.find(row.id)).data).toMatchObject([row]);
      expect(outcomeOf(await author.mend(row.id, { ...row, message: 'Harmless' }))).toEqual([200, undefined]);
    });

    test('a resend of the first words is not a second entry', async () => {
      await using book = await openEmptyBook(open);
      const author = openAuthor(book, { facts: { resendKey: makeSecret() } });
      const row = newRow();
      await author.sign(row);
      await author.mend(row.id, { ...row, message: 'Other words' });
      expect(outcomeOf(await author.sign(row))).toEqual([409, '23505']);
      expect(await book.readRows()).toHaveLength(1);
    });
  });
}
