import { isDeepStrictEqual } from 'node:util';
import { isMap, isSeq, parseDocument } from 'yaml';
import { valueAt, withValueAt } from '#studio/app/state/value-at.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';

/** What is wrong with a change of this value alone, byte for byte; undefined if nothing is. */
export function findOtherChange(before: string, after: string, path: KeyPath, next: PlainValue): string | undefined {
  const data = parseDocument(before).toJS() as PlainValue;
  // A text of several lines keeps the line break at its end.
  const old = valueAt(data, path);
  const end = typeof old === 'string' && /.\n$/s.test(old) ? '\n' : '';
  const expected = withValueAt(data, path, typeof next === 'string' ? next + end : next);
  if (!isDeepStrictEqual(parseDocument(after).toJS(), expected)) return 'the values are others than they should be';
  const was = findRange(before, path);
  const is = findRange(after, path);
  if (!is) return 'the value is not there';
  if (was) {
    if (before.slice(0, was.start) !== after.slice(0, is.start)) return 'something before the value has changed';
    if (before.slice(was.end) !== after.slice(is.end)) return 'something after the value has changed';
    return undefined;
  }
  // A new key: without its characters, the file is the old one.
  const added = after.length - before.length;
  const at = [...before, ''].findIndex(
    (_, index) =>
      before.slice(0, index) + after.slice(index, index + added) === after.slice(0, index + added) &&
      before.slice(index) === after.slice(index + added),
  );
  if (at < 0) return 'something else than the new key has changed';
  return added > is.end - is.start + 80 ? 'more than the new key was added' : undefined;
}

/** From the key, or the item, to the end of its value. */
function findRange(text: string, path: KeyPath): { start: number; end: number } | undefined {
  let node: unknown = parseDocument(text).contents;
  let start = 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(key));
      const [at] = (pair?.key as { range?: [number, number, number] } | undefined)?.range ?? [];
      if (at === undefined) return undefined;
      start = at;
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      start = (node as { range?: [number, number, number] } | undefined)?.range?.[0] ?? start;
    } else return undefined;
  }
  const range = (node as { range?: [number, number, number] } | null | undefined)?.range;
  if (!range) return undefined;
  return { start, end: text.slice(0, range[1]).trimEnd().length };
}
