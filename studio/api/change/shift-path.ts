import type { KeyPath } from '#studio/protocol/site-state.ts';
import type { SingleChange } from './diff-values.ts';

/** Where a value is after a change of the same file; undefined if it is gone. */
export function shiftPath(path: KeyPath, change: SingleChange): KeyPath | undefined {
  if (change.do === 'set') return path;
  const list = change.do === 'remove' ? change.path.slice(0, -1) : change.path;
  const index = path[list.length];
  if (!startsWith(path, list) || index === undefined) return path;
  if (typeof index !== 'number') return change.do === 'remove' && startsWith(path, change.path) ? undefined : path;
  const shifted = shiftIndex(index, change);
  return shifted === undefined ? undefined : path.with(list.length, shifted);
}

export const startsWith = (path: KeyPath, start: KeyPath): boolean =>
  start.every((part, index) => String(part) === String(path[index]));

export const isSamePath = (one: KeyPath, other: KeyPath): boolean =>
  one.length === other.length && startsWith(one, other);

function shiftIndex(index: number, change: Exclude<SingleChange, { do: 'set' }>): number | undefined {
  switch (change.do) {
    case 'insert':
      return index >= change.index ? index + 1 : index;
    case 'remove': {
      const removed = Number(change.path.at(-1));
      return index === removed ? undefined : index > removed ? index - 1 : index;
    }
    case 'move': {
      const { from, to } = change;
      if (index === from) return to;
      if (from < index && index <= to) return index - 1;
      return to <= index && index < from ? index + 1 : index;
    }
  }
}
