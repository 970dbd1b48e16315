import { type Contour, traceOutline } from './outline.ts';
import type { Alphabet } from './read-letters.ts';

/** A part of a letter with a mark: another glyph, moved by pixels. */
type Part = { glyph: string; x: number; y: number };
/** In pixels of the alphabet; y points up from the baseline. */
export type Glyph = { name: string; characters: number[]; width: number } & (
  | { contours: Contour[] }
  | { parts: Part[] }
);

/** Pixels from the baseline to the top of a capital and of a small letter. */
const capitalHeight = 7;
const smallHeight = 5;

/** Combining marks by code point. */
const combining: Record<number, string> = {
  768: 'grave',
  769: 'acute',
  770: 'circumflex',
  771: 'tilde',
  772: 'macron',
  774: 'breve',
  775: 'dot',
  776: 'diaeresis',
  778: 'ring',
  779: 'double',
  780: 'caron',
  806: 'comma',
  807: 'cedilla',
  808: 'ogonek',
};
/** Latin-1, Latin Extended-A, and Romanian's s and t with a comma. */
const accented = [...range(0xc0, 0x17f), ...range(0x218, 0x21b)];
/** Letters whose caron is drawn as an apostrophe, and those whose cedilla is a comma or, on g, an accent. */
const withApostrophe = 'ďľťĽ';
const withComma = 'ĢķĶļĻņŅŗŖ';
const withAcute = 'ģ';
/** Other characters with the same picture: the no-break space, two hyphens, the low quotation mark. */
const twins: Record<string, string> = { ' ': '\u00a0', '-': '\u2010\u2011', ',': '\u201a' };

/** Every glyph of one cut: the box for what is missing, the letters, the marks, and the letters with marks. */
export function listGlyphs(alphabet: Alphabet, isSmooth: boolean): Glyph[] {
  const draw = (rows: string[], top: number) =>
    traceOutline(rows, isSmooth).map((contour) => contour.map(({ x, y }) => ({ x, y: top - y })));
  const missing = { contours: draw(['######', ...Array(5).fill('#....#'), '######'], capitalHeight), width: 7 };
  const letters = [...alphabet.letters].map(([letter, rows]) => ({
    name: letter,
    characters: Array.from(letter + (twins[letter] ?? ''), (character) => character.codePointAt(0) as number),
    contours: draw(rows, capitalHeight),
    width: Number(rows[0]?.length) + (letter === ' ' ? 0 : 1),
  }));
  const marks = [...alphabet.marks].map(([mark, { rows, isBelow }]) => ({
    name: mark,
    characters: [],
    contours: draw(rows, isBelow ? 0 : rows.length),
    width: 0,
  }));
  const composed = accented.flatMap((codePoint) => composeLetter(alphabet, codePoint) ?? []);
  return [{ name: 'missing', characters: [], ...missing }, ...letters, ...marks, ...composed];
}

/** A letter and its mark; undefined if it has a picture of its own, or no mark. */
function composeLetter({ letters, marks }: Alphabet, codePoint: number): Glyph | undefined {
  const character = String.fromCodePoint(codePoint);
  if (letters.has(character)) return undefined;
  const [plain = '', accent] = character.normalize('NFD');
  const known = accent && combining[accent.codePointAt(0) as number];
  if (!known) return undefined;
  const measure = (letter: string) => letters.get(letter)?.[0]?.length ?? 0;
  if (withApostrophe.includes(character)) {
    const parts = [
      { glyph: plain, x: 0, y: 0 },
      { glyph: '’', x: measure(plain), y: 0 },
    ];
    return { name: character, characters: [codePoint], parts, width: measure(plain) + 3 };
  }
  const name = withComma.includes(character) ? 'comma' : withAcute.includes(character) ? 'acute' : known;
  const mark = marks.get(name);
  if (!mark) throw new Error(`There is no mark ${name} for ${character}.`);
  const base = mark.isBelow ? plain : (dotless[plain] ?? plain);
  const [width, markWidth] = [measure(base), Number(mark.rows[0]?.length)];
  const height = 'acegmnopqrsuvwxyz\u0131\u0237'.includes(base) ? smallHeight : capitalHeight;
  const gap = name === 'ring' ? 0 : 1;
  const parts = [
    { glyph: base, x: Math.max(0, (markWidth - width) >> 1), y: 0 },
    { glyph: name, x: Math.max(0, (width - markWidth) >> 1), y: mark.isBelow ? 0 : height + gap },
  ];
  return { name: character, characters: [codePoint], parts, width: Math.max(width, markWidth) + 1 };
}

const dotless: Record<string, string> = { i: '\u0131', j: '\u0237' };

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
