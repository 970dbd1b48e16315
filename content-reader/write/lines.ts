/** The offset at which the line around `offset` begins. */
export const lineStart = (source: string, offset: number): number => source.lastIndexOf('\n', offset - 1) + 1;

/** The offset behind the line break of the line around `offset`; an offset at a line's beginning ends the line before. */
export function lineEnd(source: string, offset: number): number {
  if (offset > 0 && source[offset - 1] === '\n') return offset;
  const end = source.indexOf('\n', offset);
  return end === -1 ? source.length : end + 1;
}

/**
 * The beginning of the comments that stand directly above a line, which belong to it. Those at the top of a file belong to the
 * file: they name its schema, or say what it is.
 */
export function commentStart(source: string, start: number): number {
  let first = start;
  while (first > 0) {
    const above = lineStart(source, first - 1);
    if (!/^\s*#/.test(source.slice(above, first))) return first;
    first = above;
  }
  return start;
}

/** The spaces and dashes before `offset` in its line, as spaces: `  - ` is four of them. */
export function indentAt(source: string, offset: number): string {
  return source.slice(lineStart(source, offset), offset).replaceAll(/[^\s]/g, ' ');
}

/** The offset of the dash before a list's item. */
export const dashOf = (source: string, start: number): number => source.lastIndexOf('-', start - 1);

/**
 * Puts a value as `formatValue` writes it in place of another. A block ends with its line break, and so does what takes its
 * place; what is no block any more comes up to its key.
 */
export function replaceRange(source: string, start: number, end: number, text: string): string {
  const hadBreak = end > start && source[end - 1] === '\n';
  const before = source.slice(0, start);
  const isBelowKey = /:\s*\n\s*$/.test(before);
  const kept = text.startsWith('\n') ? before.trimEnd() : isBelowKey ? `${before.trimEnd()} ` : before;
  return kept + text + (hadBreak ? '\n' : '') + source.slice(end);
}

/** Puts whole lines between two others. */
export const insertLines = (source: string, offset: number, text: string): string => {
  const before = source.slice(0, offset);
  return `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${text}${source.slice(offset)}`;
};
