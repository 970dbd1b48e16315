import { isSeq } from 'yaml';
import { commentStart, dashOf, lineEnd, lineStart } from './lines.ts';
import { type Collection, rangeOfItem } from './located-node.ts';

/** Of a list's item or a group's pair: with the comments directly above it, to the end of its last line. */
export function bodyOfItem(source: string, parent: Collection, index: number): [number, number] {
  const [start, end] = rangeOfItem(parent.items[index]);
  const first = isSeq(parent) ? dashOf(source, start) : start;
  const line = lineStart(source, first);
  if (source.slice(line, first).trim() !== '') return [first, lineEnd(source, end)];
  return [commentStart(source, line), lineEnd(source, end)];
}
