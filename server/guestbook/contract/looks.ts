import { describe, expect, test } from 'vitest';
import { papers, stickers } from '#model/guestbook-looks.ts';
import { newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';

/** What a visitor may choose for a note. */
export function testLooks(open: OpenBook): void {
  describe('looks', () => {
    test('an entry of five columns has no sticker and no paper', async () => {
      await using book = await openEmptyBook(open);
      const row = newRow();
      expect(await book.sign(row)).toMatchObject({ status: 201, data: { ...row, sticker: null, paper: null } });
    });

    test('every sticker and every paper is stored and listed, together or alone', async () => {
      await using book = await openEmptyBook(open);
      const looks = [
        ...stickers.map((sticker) => ({ sticker, paper: papers[0] })),
        ...papers.map((paper) => ({ sticker: null, paper })),
        { sticker: stickers[0], paper: null },
      ];
      for (const look of looks) expect((await book.sign({ ...newRow(), ...look })).data).toMatchObject(look);
      const { data } = await book.list();
      expect(data?.reverse()).toMatchObject(looks);
      expect(await book.readRows()).toHaveLength(looks.length);
    });

    test.each([
      ['a name that does not exist', 'dragon'],
      ['another case', 'Moon'],
      ['an empty name', ''],
      ['a long text', 'moon '.repeat(200)],
      ['markup', '"><script>'],
      ['a number', 7],
      ['an object', { name: 'moon' }],
    ])('%s is left out, and the message stored', async (_what, name) => {
      await using book = await openEmptyBook(open);
      const row = newRow();
      const answer = await book.sign({ ...row, sticker: name, paper: name });
      expect(answer).toMatchObject({ status: 201, data: { ...row, sticker: null, paper: null } });
      expect(await book.readRows()).toMatchObject([row]);
    });

    test('a resend with another look is the same entry, which stays as it is', async () => {
      await using book = await openEmptyBook(open);
      const row = { ...newRow(), sticker: 'moon', paper: 'milk' };
      await book.sign(row);
      expect(outcomeOf(await book.sign({ ...row, sticker: 'star' }))).toEqual([409, 'PT409']);
      expect(outcomeOf(await book.sign({ ...row, sticker: undefined, paper: undefined }))).toEqual([409, 'PT409']);
      expect(await book.readRows()).toMatchObject([row]);
    });
  });
}
