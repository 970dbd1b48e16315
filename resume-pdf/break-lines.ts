import { listGraphemes } from './type-case.ts';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Japanese lines must not start or end with these (kinsoku). */
const neverFirst = /^[、。，．・」』】〕〉》）］｝！？：；ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u;
const neverLast = /[「『【〔〈《（［｛]$/u;

/**
 * Breaks a text into lines that are no wider than `maxWidth`: after spaces and hyphens, between Japanese characters, and
 * within a word only where the word alone is too wide. A line keeps the space it ends with, for those who copy the text.
 */
export function breakLines(text: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    const fits = (candidate: string) => widthOf(candidate.trimEnd()) <= maxWidth;
    for (const word of listWords(paragraph)) {
      if (line === '' || fits(line + word)) {
        line += word;
      } else {
        lines.push(line);
        line = word;
      }
      while (!fits(line)) {
        const start = longestStart(line, fits);
        lines.push(start);
        line = line.slice(start.length);
      }
    }
    return [...lines, line.trimEnd()];
  });
}

/** The parts that a line may be broken between. */
function listWords(paragraph: string): string[] {
  const words: string[] = [];
  for (const grapheme of listGraphemes(paragraph)) {
    const last = words.at(-1);
    if (last === undefined || canBreak(last, grapheme)) words.push(grapheme);
    else words[words.length - 1] = last + grapheme;
  }
  return words;
}

function canBreak(before: string, next: string): boolean {
  if (/^\s$/.test(next)) return false;
  if (/\s$/.test(before) || /\p{Letter}[-‐–—]$/u.test(before)) return true;
  if (neverFirst.test(next) || neverLast.test(before)) return false;
  return eastAsian.test(next) || eastAsian.test(before.at(-1) ?? '');
}

function longestStart(text: string, fits: (text: string) => boolean): string {
  let start = '';
  for (const grapheme of listGraphemes(text)) {
    if (start !== '' && !fits(start + grapheme)) break;
    start += grapheme;
  }
  return start;
}
