import { describe, expect, test } from 'vitest';
import { connect, newRow, type OpenBook, openEmptyBook } from './book.ts';

export function testListing(open: OpenBook): void {
  describe('listing', () => {
    test('an empty guestbook lists nothing', async () => {
      await using book = await openEmptyBook(open);
      expect(await book.list()).toMatchObject({ status: 200, data: [], error: null });
    });

    test('an insert returns the whole row, and the list has it', async () => {
      await using book = await openEmptyBook(open);
      const row = newRow({ website: 'https://moth.example/' });
      const stored = { ...row, state: 'visible', reply: null, reply_time: null };
      expect(await book.sign(row)).toMatchObject({ status: 201, data: stored, error: null });
      const { data } = await connect(book, { sender: '192.0.2.2' }).list();
      expect(data).toEqual([stored]);
      expect((await book.find(row.id)).data).toEqual([stored]);
      expect(await book.readRows()).toEqual([{ ...stored, held_because: null }]);
    });

    test('an insert without return=representation has an empty answer', async () => {
      await using book = await openEmptyBook(open);
      const answer = await book.client.from('guestbook_entries').insert(newRow());
      expect(answer).toMatchObject({ status: 201, data: null, error: null });
      expect(await book.readRows()).toHaveLength(1);
    });

    test('the newest 200 are listed, newest first', async () => {
      await using book = await openEmptyBook(open);
      const rows = Array.from({ length: 203 }, () => newRow());
      for (const row of [...rows].reverse()) await book.sign(row);
      const { data } = await book.list();
      const newest = rows.map(({ id }) => id).reverse();
      expect(data?.map(({ id }) => id)).toEqual(newest.slice(0, 200));
    });

    test.each(['waiting', 'hidden', 'deleted'] as const)('a %s entry is neither listed nor found', async (state) => {
      await using book = await openEmptyBook(open);
      const [seen, unseen] = [newRow(), newRow()];
      await book.sign(seen);
      await book.sign(unseen);
      await book.setState(unseen.id, state);
      expect((await book.list()).data?.map(({ id }) => id)).toEqual([seen.id]);
      expect((await book.find(unseen.id)).data).toEqual([]);
      await book.setState(unseen.id, 'visible');
      expect((await book.list()).data).toHaveLength(2);
    });

    test('the public status says whether the guestbook is open and approves first', async () => {
      await using book = await openEmptyBook(open);
      expect((await book.readStatus()).data).toEqual({ is_open: true, approves_first: false });
      await book.setOpen(false);
      expect((await book.readStatus()).data).toEqual({ is_open: false, approves_first: false });
    });
  });
}
