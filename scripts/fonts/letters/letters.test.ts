import { expect, test } from 'vitest';
import { measureTitle } from '#model/title-length.ts';
import { listGlyphs } from './glyphs.ts';
import { makeLetters, readAlphabet } from './make-letters.ts';
import { traceOutline } from './outline.ts';
import { readLetters } from './read-letters.ts';

const alphabet = readAlphabet();

test('no two characters look alike, except straight and curly quotation marks, and eth and d with a stroke', () => {
  const seen = new Map<string, string>();
  const twins: string[] = [];
  for (const [character, rows] of alphabet.letters) {
    const picture = rows.join('\n').replaceAll('X', '#').replaceAll(',', '.');
    const other = seen.get(picture);
    if (other) twins.push(other + character);
    seen.set(picture, character);
  }
  expect(twins).toEqual(["'’", '"”', 'ÐĐ']);
});

test.each([
  ['B', '6'],
  ['B', 'G'],
  ['B', '8'],
  ['D', 'O'],
  ['0', 'O'],
  ['S', '5'],
  ['Z', '2'],
  ['1', 'I'],
  ['I', 'l'],
  ['U', 'V'],
])('%s and %s differ in at least four pixels', (one, other) => {
  const [first, second] = [alphabet.letters.get(one) ?? [], alphabet.letters.get(other) ?? []];
  const isInk = (rows: string[], x: number, y: number) => '#X'.includes(rows[y]?.[x] ?? '.');
  let differences = 0;
  for (let y = 0; y < 10; y++) {
    for (let x = 0; x < 8; x++) if (isInk(first, x, y) !== isInk(second, x, y)) differences++;
  }
  expect(differences).toBeGreaterThanOrEqual(4);
});

test('both cuts have the same characters with the same widths', () => {
  const describe = (isSmooth: boolean) =>
    listGlyphs(alphabet, isSmooth).map(({ name, characters, width }) => [name, characters, width]);
  expect(describe(true)).toEqual(describe(false));
});

test('titles are measured as wide as the letters are', () => {
  for (const { characters, width } of listGlyphs(alphabet, true)) {
    for (const codePoint of characters.filter((codePoint) => codePoint < 0x7f)) {
      const character = String.fromCodePoint(codePoint);
      expect([character, measureTitle(character)]).toEqual([character, width]);
    }
  }
});

test('an outline has its ink on the right, and a hole turns the other way', () => {
  const [outer, hole] = traceOutline(['###', '#.#', '###'], false);
  expect(outer).toEqual([
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 3, y: 3 },
    { x: 0, y: 3 },
  ]);
  expect(hole).toEqual([
    { x: 2, y: 1 },
    { x: 1, y: 1 },
    { x: 1, y: 2 },
    { x: 2, y: 2 },
  ]);
});

test('the smooth cut rounds a corner that is not marked as square', () => {
  expect(traceOutline(['.#', '##'], true)[0]?.length).toBeGreaterThan(traceOutline(['.X', 'XX'], true)[0]?.length ?? 0);
});

test('rows of different lengths are reported', () => {
  expect(() => readLetters('A ## #')).toThrow('Rows of A differ in length.');
});

test('the file is the same each time it is made', () => {
  expect(makeLetters(alphabet).equals(makeLetters(alphabet))).toBe(true);
});
