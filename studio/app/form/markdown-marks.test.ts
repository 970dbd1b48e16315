import { expect, test } from 'vitest';
import { cutIntoPieces, marksAround, readMarks } from './markdown-marks.ts';

const tell = (text: string) =>
  readMarks(text).map(({ kind, inside, address }) =>
    [kind, text.slice(inside.start, inside.end), address].filter((part) => part !== undefined),
  );

test.each([
  [
    'Hi, **Bonbon** and *you*',
    [
      ['bold', 'Bonbon'],
      ['italic', 'you'],
    ],
  ],
  [
    '***both***',
    [
      ['italic', '**both**'],
      ['bold', 'both'],
    ],
  ],
  [
    'see [the *pond*](/pond)',
    [
      ['link', 'the *pond*', '/pond'],
      ['italic', 'pond'],
    ],
  ],
  ['`**not bold**`', [['code', '**not bold**']]],
  ['\\*not italic\\*', []],
  ['2 * 3 * 4', []],
  [
    'a\n\n- one\n- **two**',
    [
      ['item', 'one'],
      ['item', '**two**'],
      ['bold', 'two'],
    ],
  ],
  [
    '**a** and **a**',
    [
      ['bold', 'a'],
      ['bold', 'a'],
    ],
  ],
  ['<https://a.example>', [['link', 'https://a.example', 'https://a.example']]],
])('the marks of %j', (text, marks) => expect(tell(text)).toEqual(marks));

test('the pieces are the whole text, with its signs told apart from its words', () => {
  const text = 'Hi **B** [x](/y)\n\n- z';
  const pieces = cutIntoPieces(text, readMarks(text));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ isSign }) => isSign).map((piece) => piece.text)).toEqual(['**', '**', '[', '](/y)', '- ']);
  expect(pieces.filter(({ isAddress }) => isAddress).map((piece) => piece.text)).toEqual(['](/y)']);
  expect(pieces.find((piece) => piece.text === 'B')?.kinds).toEqual(['bold']);
});

test('a caret is in what it stands in', () => {
  const marks = readMarks('a **b** [c](/d)');
  const at = (place: number) => marksAround(marks, place, place).map(({ kind }) => kind);
  expect([0, 4, 5, 7, 9, 12].map(at)).toEqual([[], ['bold'], ['bold'], [], ['link'], ['link']]);
});
