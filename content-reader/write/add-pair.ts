import { formatValue } from './format-value.ts';
import { commentStart, indentAt, insertLines, lineEnd, lineStart, replaceRange } from './lines.ts';
import { type Collection, keyOf, rangeOf, rangeOfItem } from './located-node.ts';
import type { PlainValue } from './plain-value.ts';

type NewPair = { key: string; value: PlainValue; order: readonly string[] };

/** Adds a key to a group: behind those that `order` names before it, or at the end. */
export function addPair(source: string, parent: Collection, { key, value, order }: NewPair): string {
  const earlier = order.slice(0, Math.max(0, order.indexOf(key)));
  const named = parent.items.findLastIndex((item) => earlier.includes(keyOf(item) ?? ''));
  const after = order.includes(key) && named === -1 ? undefined : parent.items.at(named);
  const first = parent.items[0];
  if (parent.flow) {
    const text = `${key}: ${formatValue(value, '', { isFlow: true })}`;
    const [start] = rangeOf(parent);
    if (first === undefined) return replaceRange(source, start, rangeOf(parent)[1], `{ ${text} }`);
    if (after === undefined) return replaceRange(source, rangeOfItem(first)[0], rangeOfItem(first)[0], `${text}, `);
    const [, end] = rangeOfItem(after);
    return replaceRange(source, end, end, `, ${text}`);
  }
  const indent = indentAt(source, rangeOfItem(first)[0]);
  const pair = writePair(key, value, indent);
  if (after !== undefined) return insertLines(source, lineEnd(source, rangeOfItem(after)[1]), pair);
  const [start] = rangeOfItem(first);
  const isFirstInLine = source.slice(lineStart(source, start), start).trim() === '';
  if (!isFirstInLine) return replaceRange(source, start, start, `${pair.trimStart()}${indent}`);
  return insertLines(source, commentStart(source, lineStart(source, start)), pair);
}

/** A line, or more. */
export const writePair = (key: string, value: PlainValue, indent: string): string => {
  const text = formatValue(value, indent);
  return `${indent}${formatValue(key, '')}:${text.startsWith('\n') ? '' : ' '}${text}\n`;
};
