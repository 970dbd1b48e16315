/** Replaces a part of a text with `text`. Offsets count UTF-16 units of the tidy text. */
export type TextEdit = { start: number; end: number; text: string };

/** As returned by `decodeText`: \n line breaks, no byte order mark. */
export function tidyText(written: string): string {
  return written.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
}

/**
 * The text with the edits applied; their offsets count in `tidyText` of it. Everything else stays byte for byte, and
 * new lines end like the file's first line.
 */
export function spliceText(written: string, edits: readonly TextEdit[]): string {
  const offsets = mapOffsets(written);
  const ending = /\r\n?|\n/.exec(written)?.[0] ?? '\n';
  let spliced = written;
  let before = Number.POSITIVE_INFINITY;
  for (const { start, end, text } of edits.toSorted((left, right) => right.start - left.start)) {
    if (end > before) throw new Error(`two edits overlap at ${start}`);
    const [from = 0, to = 0] = [offsets[start], offsets[end]];
    spliced = spliced.slice(0, from) + text.replaceAll('\n', ending) + spliced.slice(to);
    before = start;
  }
  return spliced;
}

/** For each character of the tidy text, and for its end, the offset in the written one. */
function mapOffsets(written: string): number[] {
  const offsets: number[] = [];
  for (let offset = written.startsWith('\ufeff') ? 1 : 0; offset <= written.length; offset++) {
    offsets.push(offset);
    if (written[offset] === '\r' && written[offset + 1] === '\n') offset++;
  }
  return offsets;
}
