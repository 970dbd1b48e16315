import { type Document, isAlias, isCollection, isMap, isPair, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { KeyPath } from '#content-reader/yaml/key-path.ts';
import { EditError } from './edit-error.ts';

export type Collection = Extract<Node, { items: unknown[] }>;

/** The value at a path, and what it is written in. */
export type LocatedNode = {
  /** Undefined if there is none. */
  node: Node | undefined;
  parent: Collection | undefined;
  /** Among the items of the parent; -1 if there is none. */
  index: number;
  /** Within [ ] or { }. */
  isFlow: boolean;
};

/** Throws an `EditError` where a value is repeated from elsewhere with `*`. */
export function locateNode(document: Document, path: KeyPath): LocatedNode {
  let located: LocatedNode = { node: toNode(document.contents), parent: undefined, index: -1, isFlow: false };
  for (const part of path) {
    const parent = located.node;
    if (!isCollection(parent)) return { node: undefined, parent: undefined, index: -1, isFlow: located.isFlow };
    const index = isSeq(parent) ? Number(part) : parent.items.findIndex((item) => keyOf(item) === String(part));
    const item = parent.items[index];
    const node = toNode(isPair(item) ? item.value : item);
    located = { node, parent, index: item === undefined ? -1 : index, isFlow: located.isFlow || Boolean(parent.flow) };
  }
  return located;
}

export function keyOf(item: unknown): string | undefined {
  return isPair(item) && isScalar(item.key) ? String(item.key.value) : undefined;
}

function toNode(value: unknown): Node | undefined {
  if (isAlias(value)) throw new EditError('is repeated from elsewhere in the file with *: write it out first');
  return (value as Node | null) ?? undefined;
}

/** From the first character to behind the last one of a value; block texts and lists end behind their line break. */
export function rangeOf(node: Node): [start: number, end: number] {
  if (!node.range) throw new Error('a parsed node has a range');
  return [node.range[0], node.range[1]];
}

/** The same of a list's item or a group's pair, without its dash. */
export function rangeOfItem(item: unknown): [start: number, end: number] {
  if (!isPair(item)) return rangeOf(item as Node);
  const { key, value } = item as Pair<Node, Node | null>;
  const [start, keyEnd] = rangeOf(key);
  return [start, value ? rangeOf(value)[1] : keyEnd];
}

export const isBlockMap = (node: unknown): boolean => isMap(node) && !node.flow;
