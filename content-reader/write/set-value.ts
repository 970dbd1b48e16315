import { isMap, isScalar, isSeq, Scalar } from 'yaml';
import { type KeyPath, valueAt } from '#content-reader/yaml/key-path.ts';
import { addPair, writePair } from './add-pair.ts';
import { checkText, readDocument } from './checked-text.ts';
import { EditError } from './edit-error.ts';
import { formatValue, type Style } from './format-value.ts';
import { dashOf, indentAt, insertLines, lineStart, replaceRange } from './lines.ts';
import { type Collection, isBlockMap, locateNode, rangeOf, rangeOfItem } from './located-node.ts';
import { type PlainValue, withChanged } from './plain-value.ts';

/**
 * Writes a value in an owner's YAML, as `decodeText` returns it, in the style in which the old one is written. All other
 * lines stay as they are. A missing key comes behind those that `order` names before it. The last line break of a block of
 * text stays, or stays away, as it was. Throws an `EditError` if the file cannot be changed so.
 */
export function setValue(source: string, path: KeyPath, value: PlainValue, order: readonly string[] = []): string {
  const document = readDocument(source);
  if (path.length === 0) return setWhole(source, document, value);
  const { node, parent, index, isFlow } = locateNode(document, path);
  if (isSeq(parent) && index === -1) throw new EditError('is not in the list');
  const written = keepLastBreak(node, value);
  const expected = withChanged(document.toJS(), path, () => written);
  if (node && rangeOf(node)[0] < rangeOf(node)[1]) {
    const [start, end] = rangeOf(node);
    const indent = indentOfValue(source, parent, index, start);
    const text = formatValue(written, indent, { ...styleOf(source, node), isFlow });
    return checkText(replaceRange(source, start, end, text), expected);
  }
  if (parent && index !== -1) {
    const start = node ? rangeOf(node)[0] : rangeOfItem(parent.items[index])[1];
    const text = formatValue(written, indentOfValue(source, parent, index, start), { isFlow });
    const space = /\s$/.test(source.slice(0, start)) ? '' : ' ';
    return checkText(replaceRange(source, start, start, text.startsWith('\n') ? text : space + text), expected);
  }
  const key = String(path.at(-1));
  const above = path.slice(0, -1);
  const group = valueAt(document.toJS(), above);
  if (group === undefined || group === null) {
    if (above.length > 0) return setValue(source, above, { [key]: written }, order);
    return checkText(insertLines(source, source.length, writePair(key, written, '')), expected);
  }
  if (!parent || !isMap(parent)) throw new EditError('does not belong in this place');
  return checkText(addPair(source, parent, { key, value: written, order }), expected);
}

/** Instead of all that the file says; its comments stay where it says nothing. */
function setWhole(source: string, document: ReturnType<typeof readDocument>, value: PlainValue): string {
  const { node } = locateNode(document, []);
  // Within a key's value everything is one level further in.
  const text = formatValue(value, '').replace(/^\n/, '').replaceAll(/^ {2}/gm, '');
  if (!node) return checkText(insertLines(source, source.length, `${text}\n`), value);
  const [start, end] = rangeOf(node);
  const lineBreak = source[end - 1] === '\n' ? '\n' : '';
  return checkText(source.slice(0, start) + text + lineBreak + source.slice(end), value);
}

function keepLastBreak(node: unknown, value: PlainValue): PlainValue {
  if (!isScalar(node) || typeof node.value !== 'string' || typeof value !== 'string') return value;
  const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
  return isBlock && node.value.endsWith('\n') && !value.endsWith('\n') ? `${value}\n` : value;
}

/** A text that its owner has wrapped stays as wide as its longest line. */
function styleOf(source: string, node: unknown): Style {
  if (!isScalar(node)) return {};
  const [start, end] = rangeOf(node);
  const lines = source.slice(lineStart(source, start), end).trimEnd().split('\n');
  const isWrapped = lines.length > 1 && node.type !== Scalar.BLOCK_LITERAL;
  return {
    type: node.type as Scalar.Type | undefined,
    width: isWrapped ? Math.max(80, ...lines.map(({ length }) => length)) : 0,
  };
}

/** Of the key or the dash before a value. */
function indentOfValue(source: string, parent: Collection | undefined, index: number, start: number): string {
  const item = parent?.items[index];
  if (isBlockMap(parent)) return indentAt(source, rangeOfItem(item)[0]);
  return parent && !parent.flow ? indentAt(source, dashOf(source, start)) : indentAt(source, start);
}
