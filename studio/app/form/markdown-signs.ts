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

/** `[words](https://)`, with the address selected to be written over. */
export function addLink({ text, start, end }: Marked, words: string): Marked {
  const shown = text.slice(start, end) || words;
  const address = /^https?:\/\/\S+$/.test(shown) ? shown : 'https://';
  const begin = start + shown.length + 3;
  return {
    text: `${text.slice(0, start)}[${shown}](${address})${text.slice(end)}`,
    start: begin,
    end: begin + address.length,
  };
}

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
