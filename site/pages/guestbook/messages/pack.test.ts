import { describe, expect, test } from 'vitest';
import { guessHeight, type NoteWords, packNotes } from './pack.ts';

const note = (letters: number, rest: Partial<NoteWords> = {}): NoteWords => ({
  name: 'Moth',
  message: 'a'.repeat(letters),
  ...rest,
});
const wideOf = (notes: NoteWords[]) => packNotes(notes).map(({ wide }) => wide);
const broadOf = (notes: NoteWords[]) => packNotes(notes).map(({ broad }) => broad);
const narrowOf = (notes: NoteWords[]) => packNotes(notes).map(({ narrow }) => narrow);

/** Cuts spans into rows, and fails where a row is not full. */
function cut(spans: readonly number[], columns: number): number[][] {
  const rows: number[][] = [[]];
  for (const span of spans) {
    const row = rows.at(-1) ?? [];
    const taken = row.reduce((sum, one) => sum + one, 0);
    expect(taken + span).toBeLessThanOrEqual(columns);
    row.push(span);
    if (taken + span === columns) rows.push([]);
  }
  expect(rows.pop()).toEqual([]);
  return rows;
}

describe('packNotes', () => {
  test('three short notes share a row, four a broad one, and two a narrow one', () => {
    expect(broadOf([note(20), note(20), note(20), note(20)])).toEqual([2, 2, 2, 2]);
    expect(wideOf([note(20), note(20), note(20)])).toEqual([2, 2, 2]);
    expect(narrowOf([note(10), note(10)])).toEqual([1, 1]);
  });

  test('a note with a drawing is higher, or wider, and takes a whole row of a phone', () => {
    const drawn = (letters: number) => note(letters, { depicts: 'A cat' });
    expect(narrowOf([drawn(10), note(10), note(10)])).toEqual([2, 1, 1]);
    expect(narrowOf([note(10), drawn(10), note(10)])).toEqual([2, 2, 2]);
    expect(wideOf([drawn(20), drawn(20), drawn(20)])).toEqual([2, 2, 2]);
    // Above the words, or beside them.
    expect(guessHeight(drawn(20), 30)).toBe(guessHeight(note(20), 30) + 144);
    expect(guessHeight(drawn(20), 47)).toBe(214);
  });

  test('one note takes the whole row', () => {
    expect(packNotes([note(3)])).toEqual([{ broad: 8, wide: 6, narrow: 2 }]);
    expect(packNotes([])).toEqual([]);
  });

  test('a long note takes the whole row, and its neighbours keep their order around it', () => {
    expect(wideOf([note(20), note(20), note(20), note(1000), note(20), note(20), note(20)])).toEqual([
      ...[2, 2, 2],
      6,
      ...[2, 2, 2],
    ]);
    expect(narrowOf([note(10), note(10), note(1000), note(10), note(10)])).toEqual([1, 1, 2, 1, 1]);
  });

  test('the longer of two notes takes four columns', () => {
    expect(wideOf([note(20), note(160)])).toEqual([2, 4]);
    expect(wideOf([note(160), note(20)])).toEqual([4, 2]);
  });

  test('no note is wider than a longer one beside it', () => {
    expect(wideOf([note(57), note(7), note(42)])).toEqual([2, 2, 2]);
    expect(broadOf([note(57), note(7), note(42, { name: 'A very long name with several words' })])).toEqual([3, 2, 3]);
    expect(wideOf([note(7), note(70)])).toEqual([2, 4]);
  });

  test('a word does not stand beside a long message on a phone', () => {
    expect(narrowOf([note(64), note(7)])).toEqual([2, 2]);
  });

  test('every row is full, whatever comes', () => {
    // A fixed sequence of lengths that looks like none.
    const notes = Array.from({ length: 199 }, (_, index) => note(1 + ((index * index * 37) % 997)));
    for (let count = 0; count <= 60; count++) {
      cut(broadOf(notes.slice(0, count)), 8);
      cut(wideOf(notes.slice(0, count)), 6);
      cut(narrowOf(notes.slice(0, count)), 2);
    }
    cut(wideOf(notes), 6);
  });

  test('200 notes of 1000 letters are packed within a frame', () => {
    const notes = Array.from({ length: 200 }, () => note(1000));
    packNotes(notes);
    const start = performance.now();
    packNotes(notes);
    expect(performance.now() - start).toBeLessThan(100);
  });
});

describe('guessHeight', () => {
  test('is 64 pixels and 24 for each line', () => {
    expect(guessHeight(note(30), 30)).toBe(88);
    expect(guessHeight(note(60), 30)).toBe(112);
    expect(guessHeight(note(61), 30)).toBe(136);
  });

  test('a big word is two lines high', () => {
    expect(guessHeight(note(3), 30)).toBe(112);
  });

  test('a day that has no room beside the name takes a line', () => {
    expect(guessHeight(note(60, { name: 'a'.repeat(14) }), 30)).toBe(112);
    expect(guessHeight(note(60, { name: 'a'.repeat(15) }), 30)).toBe(136);
  });

  test('counts line breaks, and Chinese letters as 1.95', () => {
    expect(guessHeight({ name: 'Moth', message: 'a\nb\n\nc and the rest' }, 30)).toBe(160);
    expect(guessHeight({ name: 'Moth', message: '春'.repeat(31) }, 30)).toBe(136);
  });

  test('does not count accents that stand above a letter', () => {
    expect(guessHeight({ name: 'Moth', message: 'e\u0301'.repeat(60) }, 30)).toBe(112);
  });

  test('adds 52 pixels and 24 for each line of a reply', () => {
    expect(guessHeight(note(60, { reply: 'a'.repeat(27) }), 30)).toBe(112 + 52 + 48);
  });
});
