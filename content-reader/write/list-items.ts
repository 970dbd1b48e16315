import { isSeq } from 'yaml';
import { type KeyPath, valueAt } from '#content-reader/yaml/key-path.ts';
import { checkText, readDocument } from './checked-text.ts';
import { EditError } from './edit-error.ts';
import { formatValue } from './format-value.ts';
import { bodyOfItem } from './item-body.ts';
import { commentStart, dashOf, indentAt, insertLines, lineEnd, lineStart, replaceRange } from './lines.ts';
import { locateNode, rangeOfItem } from './located-node.ts';
import { type PlainValue, withChanged } from './plain-value.ts';
import { setValue } from './set-value.ts';

/** Puts an item before the one at `index`, or at the end of the list. */
export function insertItem(source: string, path: KeyPath, index: number, value: PlainValue): string {
  const document = readDocument(source);
  const { node } = locateNode(document, path);
  const list = valueAt(document.toJS(), path) ?? [];
  if (!Array.isArray(list) || index > list.length) throw new EditError('is no such list');
  if (!isSeq(node) || list.length === 0) return setValue(source, path, [value]);
  const expected = withChanged(document.toJS(), path, () => list.toSpliced(index, 0, value));
  const next = node.items[index];
  if (node.flow) {
    const [start] = rangeOfItem(next ?? node.items.at(-1));
    const text = formatValue(value, indentAt(source, start), { isFlow: true });
    if (next !== undefined) return checkText(replaceRange(source, start, start, `${text}, `), expected);
    const [, end] = rangeOfItem(node.items.at(-1));
    return checkText(replaceRange(source, end, end, `, ${text}`), expected);
  }
  const indent = indentAt(source, dashOf(source, rangeOfItem(node.items[0])[0]));
  const text = writeItem(value, indent);
  if (next === undefined)
    return checkText(insertLines(source, lineEnd(source, rangeOfItem(node.items.at(-1))[1]), text), expected);
  const dash = dashOf(source, rangeOfItem(next)[0]);
  const isFirstInLine = source.slice(lineStart(source, dash), dash).trim() === '';
  // The first item of a list in a list shares its line with the outer dash.
  if (!isFirstInLine) return checkText(replaceRange(source, dash, dash, `${text.trim()}\n${indent}`), expected);
  return checkText(insertLines(source, commentStart(source, lineStart(source, dash)), text), expected);
}

/** Moves an item to another place in its list, with the comments directly above it. Blank lines stay where they are. */
export function moveItem(source: string, path: KeyPath, from: number, to: number): string {
  const document = readDocument(source);
  const { node } = locateNode(document, path);
  if (!isSeq(node) || !node.items[from] || !node.items[to]) throw new EditError('is no such list');
  const list = valueAt(document.toJS(), path) as unknown[];
  const expected = withChanged(document.toJS(), path, () => list.toSpliced(from, 1).toSpliced(to, 0, list[from]));
  const bodies = node.items.map((item, index): [number, number] =>
    node.flow ? rangeOfItem(item) : bodyOfItem(source, node, index),
  );
  const texts = bodies.map(([start, end]) => source.slice(start, end));
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? '');
  let [changed, last] = ['', 0];
  bodies.forEach(([start, end], index) => {
    changed += source.slice(last, start) + moved[index];
    last = end;
  });
  return checkText(changed + source.slice(last), expected);
}

function writeItem(value: PlainValue, indent: string): string {
  const lines = formatValue([value], indent).split('\n').slice(1);
  // In a key's value an item is one level further in than the list itself.
  return `${lines.map((line) => line.replace(/^ {2}/, '')).join('\n')}\n`;
}
