import { describe, expect, test } from 'vitest';
import { bareEntry } from '#model/bare-entry-fixture.ts';
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
      const stored = {
        ...row,
        ...bareEntry,
        audience: null,
        hearts: 0,
      };
      const seen = { ...stored, ...book.ownColumns };
      expect(await book.sign(row)).toMatchObject({ status: 201, data: seen, error: null });
      const { data } = await connect(book, { sender: '192.0.2.2' }).list();
      expect(data).toEqual([seen]);
      expect((await book.find(row.id)).data).toEqual([seen]);
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

    test('older entries follow by time and id, in the same millisecond too, and unseen ones never', async () => {
      await using book = await openEmptyBook(open);
      const time = Date.now() - 60_000;
      const rows = ['1', '2', '3', '4'].map((id) => newRow({ id, time }));
      const [older, unseen] = [newRow({ time: time - 1 }), newRow({ time: time - 2 })];
      for (const row of [...rows, older, unseen]) await book.sign(row);
      await book.setState(unseen.id, 'hidden');
      const ids = async (page: ReturnType<typeof book.listBefore>) => (await page).data?.map(({ id }) => id);
      expect(await ids(book.listBefore({ time: time + 1, id: '' }, 3))).toEqual(['4', '3', '2']);
      expect(await ids(book.listBefore({ time, id: '2' }, 3))).toEqual(['1', older.id]);
      expect(await ids(book.listBefore({ time, id: '' }, 3))).toEqual([older.id]);
      expect(await ids(book.listAfter({ time, id: '2' }, 3))).toEqual(['3', '4']);
      expect(await ids(book.listAfter({ time: older.time, id: older.id }, 2))).toEqual(['1', '2']);
    });

    test('months count the visible messages, whatever becomes of them', async () => {
      await using book = await openEmptyBook(open);
      const readMonths = async () => (await book.client.from('guestbook_months').select('*')).data;
      expect(await readMonths()).toEqual([]);
      const [one, other] = [newRow(), newRow()];
      for (const row of [one, other]) await book.sign(row);
      const month = new Date(one.time).toISOString().slice(0, 7);
      expect(await readMonths()).toEqual([{ month, count: 2 }]);
      await book.setState(one.id, 'hidden');
      await book.setState(one.id, 'deleted');
      expect(await readMonths()).toEqual([{ month, count: 1 }]);
      await book.setState(one.id, 'visible');
      expect(await readMonths()).toEqual([{ month, count: 2 }]);
      await book.setState(one.id, 'waiting');
      await book.setState(other.id, 'hidden');
      expect(await readMonths()).toEqual([]);
    });

    test('the public status says whether the guestbook is open and approves first', async () => {
      await using book = await openEmptyBook(open);
      expect((await book.readStatus()).data).toEqual({ is_open: true, approves_first: false });
      await book.setOpen(false);
      expect((await book.readStatus()).data).toEqual({ is_open: false, approves_first: false });
    });
  });
}
