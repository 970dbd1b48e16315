import { type FontPiece, listFontPieces } from './font-pieces.ts';
import type { TextStyle } from './page-measures.ts';
import type { ResumeDocument } from './resume-document.ts';

type Face = TextStyle['face'];

/** Letters that one font sets, in one size. */
type Run = { font: string; size: number; text: string };

/** The round letters are this much larger than the pixel letters of the same size. */
const roundScale = 0.74;

/** The part of pdfkit's fonts that its types leave out. */
type WithFont = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } };

export type TypeCase = {
  /** Cut where the font changes. Characters that no font has are set as the first font's empty box. */
  cutRuns: (text: string, style: TextStyle) => Run[];
  widthOf: (text: string, style: TextStyle) => number;
  /** The characters that no font has. */
  findMissing: (text: string) => string[];
};

/**
 * Finds the font for every character. A typeface comes in pieces, most of them with Japanese characters; a piece is
 * opened when a text needs it. A label with a letter that the pixel letters lack is set in round letters as a whole.
 */
export async function openTypeCase(document: ResumeDocument): Promise<TypeCase> {
  const rounded = (weight: string) => listFontPieces('@fontsource/m-plus-rounded-1c', weight);
  const [text, bold, label] = await Promise.all([
    rounded('500'),
    rounded('800'),
    listFontPieces('@fontsource/jersey-10', '400'),
  ]);
  const pieces: Record<Face, FontPiece[]> = { text, bold, label };
  for (const { id, path } of [...text, ...bold, ...label]) document.registerFont(id, path);

  const hasGlyph = (piece: FontPiece, codePoint: number) => {
    document.font(piece.id);
    return (document as unknown as WithFont)._font.font.hasGlyphForCodePoint(codePoint);
  };
  const known = new Map<string, string | undefined>();
  const findFont = (face: Face, grapheme: string): string | undefined => {
    const key = `${face} ${grapheme}`;
    if (!known.has(key)) {
      const codePoints = Array.from(grapheme, (character) => character.codePointAt(0) ?? 0);
      const isFit = (piece: FontPiece) => codePoints.every((code) => piece.covers(code) && hasGlyph(piece, code));
      known.set(key, pieces[face].find(isFit)?.id);
    }
    return known.get(key);
  };

  const cutRuns = (whole: string, style: TextStyle): Run[] => {
    const graphemes = listGraphemes(whole);
    const isRound = style.face === 'label' && graphemes.some((grapheme) => !findFont('label', grapheme));
    const face = isRound ? 'bold' : style.face;
    const size = isRound ? style.size * roundScale : style.size;
    const runs: Run[] = [];
    for (const grapheme of graphemes) {
      const font = findFont(face, grapheme) ?? pieces[face][0]?.id ?? '';
      const last = runs.at(-1);
      if (last?.font === font) last.text += grapheme;
      else runs.push({ font, size, text: grapheme });
    }
    return runs;
  };
  const widthOfRun = ({ font, size, text: own }: Run) => document.font(font).fontSize(size).widthOfString(own);
  return {
    cutRuns,
    widthOf: (whole, style) => cutRuns(whole, style).reduce((width, run) => width + widthOfRun(run), 0),
    findMissing: (whole) => [
      ...new Set(listGraphemes(whole.replaceAll(/\s/g, '')).filter((grapheme) => !findFont('text', grapheme))),
    ],
  };
}

const segmenter = new Intl.Segmenter();

/** What a reader takes for one character, with its accents. Composed where Unicode can, as the fonts have it so. */
export function listGraphemes(text: string): string[] {
  return Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment);
}
