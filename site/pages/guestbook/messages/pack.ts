/** What the size of a note depends on. */
export type NoteWords = {
  name: string;
  message: string;
  reply?: string | undefined;
  /** What its drawing shows, if it has one. */
  depicts?: string | undefined;
  /** Why only its author sees it. */
  status?: string | false | undefined;
};
/** The columns that a note takes, of six, of eight on a broad page, and of two on a narrow one. */
export type NoteSpan = { broad: BroadSpan; wide: WideSpan; narrow: NarrowSpan };
type BroadSpan = 2 | 4 | 6 | 8;
type WideSpan = 2 | 3 | 4 | 6;
type NarrowSpan = 1 | 2;

/** Letters a line, by span: of M PLUS Rounded at 16px. */
const broadLetters: Record<BroadSpan, number> = { 2: 32, 4: 70, 6: 105, 8: 140 };
const wideLetters: Record<WideSpan, number> = { 2: 30, 3: 47, 4: 64, 6: 99 };
const narrowLetters: Record<NarrowSpan, number> = { 1: 16, 2: 37 };

/** How a row may be cut, of eight columns, of six and of two. */
const broadRows: readonly (readonly BroadSpan[])[] = [
  [2, 2, 2, 2],
  [4, 4],
  [2, 2, 4],
  [2, 4, 2],
  [4, 2, 2],
  [2, 6],
  [6, 2],
  [8],
];
const wideRows: readonly (readonly WideSpan[])[] = [[2, 2, 2], [3, 3], [2, 4], [4, 2], [6]];
const narrowRows: readonly (readonly NarrowSpan[])[] = [[1, 1], [2]];

/** Between two rows, in pixels. */
const gap = 18;
/** A row of unlike notes has empty paper in it, which costs less than the page's length. */
const unevenness = 1;

/**
 * Cuts a list of notes into rows, without changing its order, so that the page becomes as short and the rows as even as
 * possible. Nothing is measured: heights are guessed from the number of letters, whatever the font.
 */
export function packNotes(notes: readonly NoteWords[]): NoteSpan[] {
  const broad = cutIntoRows(notes.length, broadRows, guessBy(notes, broadLetters));
  const wide = cutIntoRows(notes.length, wideRows, guessBy(notes, wideLetters));
  const narrow = cutIntoRows(notes.length, narrowRows, guessBy(notes, narrowLetters));
  return notes.map((_, index) => ({ broad: broad[index] ?? 8, wide: wide[index] ?? 6, narrow: narrow[index] ?? 2 }));
}

const guessBy =
  <Span extends number>(notes: readonly NoteWords[], letters: Record<Span, number>) =>
  (index: number, span: Span) =>
    guessHeight(notes[index] as NoteWords, letters[span]);

/** In pixels, of a note with this many letters a line. */
export function guessHeight({ name, message, depicts, reply, status }: NoteWords, letters: number): number {
  const hasDrawing = depicts !== undefined;
  // Where there is room, the words stand beside it.
  const isBeside = hasDrawing && letters > lettersOfDrawing + minLettersBeside;
  const nameLines = countLines(name, letters * 0.85 - 3);
  const words = 76 + 25 * (countLines(message, letters - (isBeside ? lettersOfDrawing : 0)) + nameLines - 1);
  const note = isBeside ? Math.max(words, 214) : words + (hasDrawing ? 144 : 0);
  const statusHeight = status ? 24 + 21 * countLines(status, letters * 1.1) : 0;
  const replyHeight = reply ? 52 + 24 * countLines(reply, Math.max(8, letters - 4)) : 0;
  // Half a phone has no room for a drawing.
  const squeezed = hasDrawing && letters < minLettersBeside ? 10_000 : 0;
  return Math.max(note, 104) + statusHeight + replyHeight + squeezed;
}

/** A drawing is as wide as so many letters. */
const lettersOfDrawing = 25;
const minLettersBeside = 20;

/** Chinese, Japanese and Korean letters are as wide as 1.95 Latin ones. An emoji has two units, and is as wide as two. */
const wideLetter =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff01-\uff60]/g;
/** Accents and joiners take no room of their own. */
const noLetter = /\p{M}|[\u200b-\u200f\u2060]/gu;

function countLines(text: string, letters: number): number {
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(measure(line) / letters)), 0);
}

const measure = (line: string) =>
  line.length + 0.95 * (line.match(wideLetter)?.length ?? 0) - (line.match(noLetter)?.length ?? 0);

/** The cheapest way to cut `count` notes into rows, by dynamic programming from the last note to the first. */
function cutIntoRows<Span extends number>(
  count: number,
  rows: readonly (readonly Span[])[],
  guess: (index: number, span: Span) => number,
): Span[] {
  /** For each note the cheapest way to cut the list that begins with it. */
  const best: { cost: number; row: readonly Span[] }[] = [];
  best[count] = { cost: 0, row: [] };
  for (let start = count - 1; start >= 0; start--) {
    for (const row of rows) {
      const rest = best[start + row.length];
      if (!rest) continue;
      const heights = row.map((span, place) => guess(start + place, span));
      const tallest = Math.max(...heights);
      const cost = rest.cost + tallest + gap + unevenness * (tallest - Math.min(...heights));
      if (cost < (best[start]?.cost ?? Number.POSITIVE_INFINITY)) best[start] = { cost, row };
    }
  }
  const spans: Span[] = [];
  while (spans.length < count) spans.push(...(best[spans.length]?.row ?? []));
  return spans;
}
