import measureWidth from 'string-width';

export { measureWidth };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text that is as wide as asked: cut with an ellipsis, or filled up with blanks. */
export function fitWidth(text: string, width: number): string {
  const whole = measureWidth(text);
  if (whole <= width) return text + ' '.repeat(width - whole);
  let cut = '';
  let cutWidth = 0;
  for (const { segment } of graphemes.segment(text)) {
    const segmentWidth = measureWidth(segment);
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
