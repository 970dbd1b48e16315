import { describe, expect, test } from 'vitest';
import { createSheet, writeDrawing } from '#model/drawing.ts';
import { maxDrawingBytes } from '#model/drawing-size.ts';
import { newRow, type OpenBook, openEmptyBook, outcomeOf } from './book.ts';

const stroke = createSheet().fill(1, 200, 260);
const noise = createSheet().map((_, pixel) => (pixel * pixel + (pixel >> 3)) & 7);
const drawings = [stroke, noise, createSheet().fill(0)].map(writeDrawing);

/** What a visitor draws on a note. */
export function testDrawings(open: OpenBook): void {
  describe('drawings', () => {
    test('an entry of five columns has no drawing', async () => {
      await using book = await openEmptyBook(open);
      expect((await book.sign(newRow())).data).toMatchObject({ state: 'visible', drawing: null, depicts: null });
    });

    test('a drawing of at most 2,304 bytes is stored and listed letter by letter, with what it shows', async () => {
      await using book = await openEmptyBook(open, { drawings: 'show' });
      expect(drawings.map((drawing) => Buffer.from(drawing, 'base64url').length)).toContain(maxDrawingBytes);
      const drawn = drawings.map((drawing) => ({ drawing, depicts: 'A 🐈, "asleep" ' }));
      for (const columns of drawn) expect((await book.sign({ ...newRow(), ...columns })).data).toMatchObject(columns);
      expect((await book.list()).data?.reverse()).toMatchObject(drawn);
      expect(await book.readRows()).toMatchObject(drawn);
    });

    test('a message with a drawing waits, and is shown once it is approved', async () => {
      await using book = await openEmptyBook(open);
      const row = { ...newRow(), drawing: drawings[0], depicts: 'A line' };
      expect((await book.sign(row)).data).toMatchObject({ state: 'waiting' });
      expect((await book.list()).data).toEqual([]);
      expect(await book.readRows()).toMatchObject([{ ...row, held_because: 'drawing' }]);
      await book.setState(row.id, 'visible');
      expect((await book.list()).data).toMatchObject([row]);
    });

    test('a drawing is refused where the owner takes none, as if there were no such column, and words are not', async () => {
      await using book = await openEmptyBook(open, { drawings: 'off' });
      const row = newRow();
      const drawn = { ...row, drawing: drawings[0], depicts: 'A line' };
      expect(outcomeOf(await book.sign(drawn))).toEqual([401, '42501']);
      expect(await book.readRows()).toEqual([]);
      expect((await book.sign({ ...row, drawing: null, depicts: null })).status).toBe(201);
    });

    test.each([
      ['an empty text', ''],
      ['one letter', '_'],
      ['too few pixels', '____'],
      ['too many pixels', '______8'],
      ['another alphabet', '////'],
      ['padding', '_____w=='],
      ['a line break', '_____w\n'],
      ['a byte too many', 'A'.repeat(3074)],
      ['a long text', 'A'.repeat(9000)],
      ['markup', '"><script>alert(1)</script>'],
      ['a number', 7],
      ['true', true],
      ['a list', ['_____w']],
      ['an object', { drawing: '_____w' }],
    ])('%s is no drawing, and nothing is stored', async (_what, drawing) => {
      await using book = await openEmptyBook(open);
      const answer = await book.sign({ ...newRow(), drawing, depicts: 'A cat' });
      expect(outcomeOf(answer)).toEqual([400, '23514']);
      expect(answer.error?.message).toContain('guestbook_entries_drawing_format');
      expect(await book.readRows()).toEqual([]);
    });

    test('a drawing with a null byte or half a character is refused', async () => {
      await using book = await openEmptyBook(open);
      const sign = (drawing: string) => book.sign({ ...newRow(), drawing, depicts: 'A cat' });
      expect((await sign('_____w\0')).status).toBe(400);
      expect((await sign('_____w\ud83d')).status).toBe(400);
      expect(await book.readRows()).toEqual([]);
    });

    test.each([
      ['without words', null],
      ['with empty words', ''],
      ['with nothing to see in its words', ' \u200b'],
      ['with a line break in its words', 'A\ncat'],
      ['with too many words', 'c'.repeat(201)],
    ])('a drawing %s is refused', async (_what, depicts) => {
      await using book = await openEmptyBook(open);
      const answer = await book.sign({ ...newRow(), drawing: drawings[0], depicts });
      expect(outcomeOf(answer)).toEqual([400, '23514']);
      expect(answer.error?.message).toContain('guestbook_entries_depicts_text');
    });

    test('words for a drawing that is not there are refused', async () => {
      await using book = await openEmptyBook(open);
      expect(outcomeOf(await book.sign({ ...newRow(), depicts: 'A cat' }))).toEqual([400, '23514']);
      expect(outcomeOf(await book.sign({ ...newRow(), drawing: null, depicts: 'c'.repeat(200) }))).toEqual([
        400,
        '23514',
      ]);
    });
  });
}
