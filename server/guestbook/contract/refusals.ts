import { describe, expect, test } from 'vitest';
import { entriesTable } from '#model/guestbook-table.ts';
import { newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';

/** Visitors may only add entries. */
export function testRefusals(open: OpenBook): void {
  describe('refusals', () => {
    test.each([
      ['state', 'visible'],
      ['state', 'hidden'],
      ['reply', 'Thank you!'],
      ['reply_time', 1],
    ])('a visitor who sends the column %s is refused', async (column, value) => {
      await using book = await openEmptyBook(open, { approvesFirst: true });
      expect(outcomeOf(await book.sign({ ...newRow(), [column]: value }))).toEqual([401, '42501']);
      expect(await book.readRows()).toEqual([]);
    });

    test.each(['id', 'name', 'message', 'time', 'website'])('a row whose %s is null is refused', async (column) => {
      await using book = await openEmptyBook(open);
      const answer = await book.sign({ ...newRow(), [column]: null });
      expect(outcomeOf(answer)).toEqual([400, '23502']);
      expect(answer.error?.message).toContain(`"${column}"`);
      expect(await book.readRows()).toEqual([]);
    });

    test.each(['id', 'name', 'message', 'time'])('a row without %s is refused', async (column) => {
      await using book = await openEmptyBook(open);
      const { [column as 'id']: _left, ...rest } = newRow();
      expect(outcomeOf(await book.sign(rest))).toEqual([400, '23502']);
      expect(await book.readRows()).toEqual([]);
    });

    test('a row without a website has an empty one', async () => {
      await using book = await openEmptyBook(open);
      const { website: _left, ...row } = newRow();
      expect((await book.sign(row)).data?.website).toBe('');
    });

    test('a time that is not a number is refused', async () => {
      await using book = await openEmptyBook(open);
      expect(outcomeOf(await book.sign({ ...newRow(), time: 'soon' }))).toEqual([400, '22P02']);
      expect(outcomeOf(await book.sign({ ...newRow(), time: 1.5 }))).toEqual([400, '22P02']);
      expect(await book.readRows()).toEqual([]);
    });

    test('a visitor cannot change, replace or delete an entry, not even their own', async () => {
      await using book = await openEmptyBook(open);
      const row = newRow();
      await book.sign(row);
      const entries = () => book.client.from(entriesTable);
      expect(outcomeOf(await entries().update({ message: 'Changed' }).eq('id', row.id))).toEqual([401, '42501']);
      expect(outcomeOf(await entries().update({ state: 'hidden' }).eq('id', row.id).select())).toEqual([401, '42501']);
      expect(outcomeOf(await entries().delete().eq('id', row.id))).toEqual([401, '42501']);
      expect(outcomeOf(await entries().upsert({ ...row, message: 'Changed' }))).toEqual([401, '42501']);
      expect(await book.readRows()).toMatchObject([row]);
    });

    test('the status of the guestbook cannot be written', async () => {
      await using book = await openEmptyBook(open);
      const status = () => book.client.from('guestbook_status');
      expect(outcomeOf(await status().insert({ is_open: false, approves_first: false }))).toEqual([401, '42501']);
      expect(outcomeOf(await status().update({ is_open: false }).eq('is_open', true))).toEqual([401, '42501']);
      expect(outcomeOf(await status().delete().eq('is_open', true))).toEqual([401, '42501']);
      expect((await book.readStatus()).data).toEqual({ is_open: true, approves_first: false });
    });
  });
}
