import { isGroup } from '#content-reader/yaml/key-path.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { isSameValue } from './same-value.ts';

/** A change of one file. Paths are those at its moment: after the changes before it. */
export type SingleChange =
  | { do: 'set'; path: KeyPath; value: PlainValue }
  | { do: 'remove'; path: KeyPath }
  | { do: 'insert'; path: KeyPath; index: number; value: PlainValue }
  | { do: 'move'; path: KeyPath; from: number; to: number };

/** The smallest changes that make one value of another, so that the lines of all others stay as they are. */
export function diffValues(
  before: PlainValue | undefined,
  after: PlainValue | undefined,
  path: KeyPath,
): SingleChange[] {
  if (isSameValue(before, after)) return [];
  if (after === undefined) return [{ do: 'remove', path }];
  if (isGroup(before) && isGroup(after) && Object.keys(before).length > 0) return diffGroups(before, after, path);
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0) return diffLists(before, after, path);
  return [{ do: 'set', path, value: after }];
}

type Group = { [key: string]: PlainValue };

function diffGroups(before: Group, after: Group, path: KeyPath): SingleChange[] {
  const kept = Object.keys(after).flatMap((key) => diffValues(before[key], after[key], [...path, key]));
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [...kept, ...gone.map((key) => ({ do: 'remove' as const, path: [...path, key] }))];
}

function diffLists(before: PlainValue[], after: PlainValue[], path: KeyPath): SingleChange[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSameValue(before[start], after[start])) start += 1;
  let same = 0;
  while (same < most - start && isSameValue(before.at(-1 - same), after.at(-1 - same))) same += 1;
  const [old, next] = [before.slice(start, before.length - same), after.slice(start, after.length - same)];
  const both = Math.min(old.length, next.length);
  if (old.length > 1 && old.length === next.length) {
    const move = findMove(old, next);
    if (move) return [{ do: 'move', path, from: start + move.from, to: start + move.to }];
  }
  return [
    ...old.slice(0, both).flatMap((item, index) => diffValues(item, next[index], [...path, start + index])),
    ...old.slice(both).map(() => ({ do: 'remove' as const, path: [...path, start + both] })),
    ...next.slice(both).map((value, index) => ({ do: 'insert' as const, path, index: start + both + index, value })),
  ];
}

/** Of two lists that differ at both ends: whether an item went from one end to the other. */
function findMove(old: PlainValue[], next: PlainValue[]): { from: number; to: number } | undefined {
  const last = old.length - 1;
  const isDown = isSameValue(next[last], old[0]) && isSameValue(next.slice(0, last), old.slice(1));
  if (isDown) return { from: 0, to: last };
  const isUp = isSameValue(next[0], old[last]) && isSameValue(next.slice(1), old.slice(0, last));
  return isUp ? { from: last, to: 0 } : undefined;
}
