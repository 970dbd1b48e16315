/** East Asian wide and fullwidth characters, as Unicode's EastAsianWidth.txt has them. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;
const emoji = /\p{Emoji_Presentation}|\p{Emoji}\ufe0f/u;
const nothing = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many columns of a terminal a text takes: wide characters and emoji two, combining marks none. */
export function measureWidth(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  return [...graphemes.segment(text)].reduce((width, { segment }) => width + measureGrapheme(segment), 0);
}

/** A text that is as wide as asked: cut with an ellipsis, or filled up with blanks. */
export function fitWidth(text: string, width: number): string {
  const whole = measureWidth(text);
  if (whole <= width) return text + ' '.repeat(width - whole);
  let cut = '';
  let cutWidth = 0;
  for (const { segment } of graphemes.segment(text)) {
    const segmentWidth = measureGrapheme(segment);
    if (cutWidth + segmentWidth > width - 1) break;
    cut += segment;
    cutWidth += segmentWidth;
  }
  // A wide character may have left one column free.
  return `${cut}…${' '.repeat(width - 1 - cutWidth)}`;
}

/** Lines of at most `width` columns, broken between words where there are any; the text's own breaks stay. */
export function wrapText(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let current = '';
    for (const word of line.split(/(?<= )/)) {
      for (const piece of splitWord(word, width)) {
        if (current !== '' && measureWidth(current + piece.trimEnd()) > width) {
          lines.push(current.trimEnd());
          current = '';
        }
        current += piece;
      }
    }
    return [...lines, current.trimEnd()];
  });
}

function splitWord(word: string, width: number): string[] {
  if (measureWidth(word.trimEnd()) <= width) return [word];
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    if (measureWidth((pieces.at(-1) ?? '') + segment) > width) pieces.push('');
    pieces[pieces.length - 1] += segment;
  }
  return pieces;
}

function measureGrapheme(grapheme: string): number {
  if (nothing.test(grapheme)) return 0;
  return emoji.test(grapheme) || wide.test(grapheme) ? 2 : 1;
}
