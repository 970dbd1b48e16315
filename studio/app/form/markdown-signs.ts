import type { Mark } from './markdown-marks.ts';

/** A text with what is selected in it. */
export type Marked = { text: string; start: number; end: number };

/** Puts the sign around what is selected, or takes it away if it is there. Spaces at the ends stay outside. */
export function toggleSign({ text, start, end }: Marked, sign: '*' | '**'): Marked {
  const selected = text.slice(start, end);
  const first = start + (selected.length - selected.trimStart().length);
  const last = Math.max(first, end - (selected.length - selected.trimEnd().length));
  const around = (count: number) =>
    text.slice(Math.max(0, first - count), first) === sign && text.slice(last, last + count) === sign;
  // Of `**bold**`, one star on each side is half of a sign.
  const isHalf = sign === '*' && text.slice(first - 2, first) === '**' && text.slice(first - 3, first) !== '***';
  if (around(sign.length) && !isHalf) {
    const inside = text.slice(first, last);
    return {
      text: text.slice(0, first - sign.length) + inside + text.slice(last + sign.length),
      start: first - sign.length,
      end: last - sign.length,
    };
  }
  return {
    text: text.slice(0, first) + sign + text.slice(first, last) + sign + text.slice(last),
    start: first + sign.length,
    end: last + sign.length,
  };
}

/** Makes a link of what is selected, else of the word at the caret, else of these words. */
export function makeLink({ text, start, end }: Marked, address: string, words: string): Marked {
  const word = start === end ? wordAt(text, start) : { start, end };
  const shown = text.slice(word.start, word.end);
  const first = word.start + (shown.length - shown.trimStart().length);
  const plain = shown.trim().replaceAll(/[[\]]/g, '\\$&') || words;
  const last = first + shown.trim().length;
  return {
    text: `${text.slice(0, first)}[${plain}](${writeAddress(address)})${text.slice(last)}`,
    start: first + 1,
    end: first + 1 + plain.length,
  };
}

function wordAt(text: string, at: number): { start: number; end: number } {
  const before = /[\p{L}\p{N}'’-]*$/u.exec(text.slice(0, at))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(at))?.[0].length ?? 0;
  return { start: at - before, end: at + after };
}

/** Spaces and brackets would end the address. */
const writeAddress = (address: string) =>
  address
    .trim()
    .replaceAll(
      /[\s()<>]/g,
      (letter) => `%${(letter.codePointAt(0) ?? 32).toString(16).toUpperCase().padStart(2, '0')}`,
    );

/** The same words with another address. */
export function changeLink({ text, start, end }: Marked, link: Mark, address: string): Marked {
  const words = text.slice(link.inside.start, link.inside.end);
  const made = `[${words}](${writeAddress(address)})`;
  const moved = link.start + 1 - link.inside.start;
  return { text: text.slice(0, link.start) + made + text.slice(link.end), start: start + moved, end: end + moved };
}

/** Only the words stay. */
export const removeMark = ({ text, start, end }: Marked, { start: from, end: to, inside }: Mark): Marked => ({
  text: text.slice(0, from) + text.slice(inside.start, inside.end) + text.slice(to),
  start: Math.min(Math.max(start, inside.start), inside.end) - (inside.start - from),
  end: Math.min(Math.max(end, inside.start), inside.end) - (inside.start - from),
});

/** Makes each line that is selected an item of a list, or an ordinary line again. */
export function toggleList({ text, start, end }: Marked): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  const changed = lines
    .map((line) => (isList ? line.slice(2) : line === '' && lines.length > 1 ? line : `- ${line}`))
    .join('\n');
  // Markdown wants an empty line before a list that follows a paragraph.
  const gap =
    !isList &&
    from > 1 &&
    text.slice(from - 2, from) !== '\n\n' &&
    !/^- /m.test(text.slice(text.lastIndexOf('\n', from - 2) + 1, from))
      ? '\n'
      : '';
  return {
    text: text.slice(0, from) + gap + changed + text.slice(to),
    start: from + gap.length,
    end: from + gap.length + changed.length,
  };
}
