import { type FontPiece, listFontPieces } from './font-pieces.ts';
import type { TextStyle } from './page-measures.ts';
import type { ResumeDocument } from './resume-document.ts';

type Face = TextStyle['face'];

/** Letters that one font sets. */
export type Run = { font: string; text: string };

/** The part of pdfkit's fonts that its types leave out. */
type WithFont = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } };

export type TypeCase = {
  /** Cut where the font changes. Characters that no font has are set as the first font's empty box. */
  cutRuns: (text: string, face: Face) => Run[];
  widthOf: (text: string, style: TextStyle) => number;
  /** The characters that no font has for plain text. */
  findMissing: (text: string) => string[];
};

/**
 * Finds the font for every character. A typeface comes in pieces, most of them with Japanese characters; a piece is
 * opened when a text needs it, and the round letters stand in for what the pixel letters do not have.
 */
export async function openTypeCase(document: ResumeDocument): Promise<TypeCase> {
  const rounded = (weight: string) => listFontPieces('@fontsource/m-plus-rounded-1c', weight);
  const [text, bold, jersey] = await Promise.all([
    rounded('500'),
    rounded('800'),
    listFontPieces('@fontsource/jersey-10', '400'),
  ]);
  const pieces: Record<Face, FontPiece[]> = { text, bold, label: [...jersey, ...bold] };
  for (const { id, path } of [...text, ...bold, ...jersey]) document.registerFont(id, path);

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

  const cutRuns = (whole: string, face: Face): Run[] => {
    const runs: Run[] = [];
    for (const grapheme of listGraphemes(whole)) {
      const font = findFont(face, grapheme) ?? pieces[face][0]?.id ?? '';
      const last = runs.at(-1);
      if (last?.font === font) last.text += grapheme;
      else runs.push({ font, text: grapheme });
    }
    return runs;
  };
  return {
    cutRuns,
    widthOf: (whole, { face, size }) =>
      cutRuns(whole, face).reduce(
        (width, run) => width + document.font(run.font).fontSize(size).widthOfString(run.text),
        0,
      ),
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
