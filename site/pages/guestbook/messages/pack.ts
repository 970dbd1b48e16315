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
type BroadSpan = 2 | 3 | 4 | 5 | 6 | 8;
type WideSpan = 2 | 3 | 4 | 6;
type NarrowSpan = 1 | 2;

/** Letters a line, by span: of M PLUS Rounded at 16px. */
const broadLetters: Record<BroadSpan, number> = { 2: 32, 3: 51, 4: 70, 5: 87, 6: 105, 8: 140 };
const wideLetters: Record<WideSpan, number> = { 2: 30, 3: 47, 4: 64, 6: 99 };
const narrowLetters: Record<NarrowSpan, number> = { 1: 14, 2: 37 };

/** How a row may be cut, of eight columns, of six and of two. */
const broadRows: readonly (readonly BroadSpan[])[] = [
  [2, 2, 2, 2],
  [2, 3, 3],
  [3, 2, 3],
  [3, 3, 2],
  [2, 2, 4],
  [2, 4, 2],
  [4, 2, 2],
  [3, 5],
  [5, 3],
  [4, 4],
  [2, 6],
  [6, 2],
  [8],
];
const wideRows: readonly (readonly WideSpan[])[] = [[2, 2, 2], [2, 4], [4, 2], [3, 3], [6]];
const narrowRows: readonly (readonly NarrowSpan[])[] = [[1, 1], [2]];

/** Between two rows, in pixels. */
const gap = 18;
/** A row of unlike notes has empty paper in it, which costs less than the page's length. */
const unevenness = 1;
/** A note that is wider than a longer one beside it. */
const inversion = 100;

/**
 * Cuts a list of notes into rows, without changing its order, so that the page becomes as short and the rows as even as
 * possible. Nothing is measured: heights are guessed from the number of letters, whatever the font.
 */
export function packNotes(notes: readonly NoteWords[]): NoteSpan[] {
  const broad = cutIntoRows(notes, broadRows, broadLetters);
  const wide = cutIntoRows(notes, wideRows, wideLetters);
  const narrow = cutIntoRows(notes, narrowRows, narrowLetters);
  return notes.map((_, index) => ({ broad: broad[index], wide: wide[index], narrow: narrow[index] }) as NoteSpan);
}

/** In pixels, of a note with this many letters a line. */
export function guessHeight({ name, message, depicts, reply, status }: NoteWords, letters: number): number {
  const hasDrawing = depicts !== undefined;
  // Where there is room, the words stand beside it.
  const isBeside = hasDrawing && letters > lettersOfDrawing + minLettersBeside;
  // The date stands beside the name, or on a line of its own.
  const headLines = Math.ceil((measure(name) + lettersOfDate) / (letters - lettersOfSticker));
  const lines = message.length > maxBigWord ? countLines(message, letters - (isBeside ? lettersOfDrawing : 0)) : 2;
  const words = 40 + 24 * (headLines + lines);
  const note = isBeside ? Math.max(words, 214) : words + (hasDrawing ? 144 : 0);
  const statusHeight = status ? 24 + 21 * countLines(status, letters * 1.1) : 0;
  const replyHeight = reply ? 52 + 24 * countLines(reply, Math.max(8, letters - 4)) : 0;
  // Half a phone has no room for a drawing.
  const squeezed = hasDrawing && letters < minLettersBeside ? 10_000 : 0;
  return note + statusHeight + replyHeight + squeezed;
}

/** A drawing is as wide as so many letters. */
const lettersOfDrawing = 25;
const minLettersBeside = 20;
const lettersOfDate = 12;
const lettersOfSticker = 4;
/** A message that is no longer is big, and two lines high: see looks/note.tsx. */
const maxBigWord = 13;

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

/** How much there is to read, or to see. */
const weigh = ({ message, reply = '', depicts }: NoteWords) => message.length + reply.length + (depicts ? 200 : 0);

/** The cheapest way to cut notes into rows, by dynamic programming from the last note to the first. */
function cutIntoRows<Span extends number>(
  notes: readonly NoteWords[],
  rows: readonly (readonly Span[])[],
  letters: Record<Span, number>,
): Span[] {
  /** For each note the cheapest way to cut the list that begins with it. */
  const best: { cost: number; row: readonly Span[] }[] = [];
  best[notes.length] = { cost: 0, row: [] };
  for (let start = notes.length - 1; start >= 0; start--) {
    for (const row of rows) {
      const rest = best[start + row.length];
      if (!rest) continue;
      const placed = row.map((span, place) => {
        const note = notes[start + place] as NoteWords;
        return { span, height: guessHeight(note, letters[span]), weight: weigh(note) };
      });
      const heights = placed.map(({ height }) => height);
      const tallest = Math.max(...heights);
      const isInverted = placed.some((one) =>
        placed.some(({ span, weight }) => one.span > span && one.weight < weight),
      );
      const cost =
        rest.cost + tallest + gap + unevenness * (tallest - Math.min(...heights)) + (isInverted ? inversion : 0);
      const known = best[start];
      if (!known || cost < known.cost) best[start] = { cost, row };
    }
  }
  const spans: Span[] = [];
  while (spans.length < notes.length) spans.push(...(best[spans.length]?.row ?? []));
  return spans;
}
