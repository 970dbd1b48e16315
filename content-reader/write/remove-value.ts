import { isSeq } from 'yaml';
import type { KeyPath } from '#content-reader/yaml/key-path.ts';
import { checkText, readDocument } from './checked-text.ts';
import { EditError } from './edit-error.ts';
import { bodyOfItem } from './item-body.ts';
import { dashOf, lineStart } from './lines.ts';
import { type Collection, locateNode, rangeOfItem } from './located-node.ts';
import { withoutValue } from './plain-value.ts';
import { setValue } from './set-value.ts';

/** Takes a key out of its group, or an item out of its list, with the comments directly above it. */
export function removeValue(source: string, path: KeyPath): string {
  const document = readDocument(source);
  const { parent, index } = locateNode(document, path);
  if (!parent || index === -1) throw new EditError('is not there');
  const expected = withoutValue(document.toJS(), path);
  if (parent.items.length === 1) {
    const empty = isSeq(parent) ? [] : {};
    return setValue(source, path.slice(0, -1), empty);
  }
  const [start, end] = parent.flow ? cutFlowItem(parent, index) : cutBlockItem(source, parent, index);
  return checkText(source.slice(0, start) + source.slice(end), expected);
}

function cutBlockItem(source: string, parent: Collection, index: number): [number, number] {
  const [start, end] = bodyOfItem(source, parent, index);
  const next = parent.items[index + 1];
  // What follows takes the place behind the dash.
  if (start === lineStart(source, start) || next === undefined) return [start, end];
  const [nextStart] = rangeOfItem(next);
  return [start, isSeq(parent) ? dashOf(source, nextStart) : nextStart];
}

function cutFlowItem(parent: Collection, index: number): [number, number] {
  const [start, end] = rangeOfItem(parent.items[index]);
  const next = parent.items[index + 1];
  if (next !== undefined) return [start, rangeOfItem(next)[0]];
  return [rangeOfItem(parent.items[index - 1])[1], end];
}
