import type { PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';

export const isRecord = (value: PlainValue | undefined): value is { [key: string]: PlainValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands there; undefined if nothing does. */
export function valueAt(data: PlainValue | undefined, path: KeyPath): PlainValue | undefined {
  let value = data;
  for (const key of path) {
    if (Array.isArray(value) && typeof key === 'number') value = value[key];
    else if (isRecord(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}

/** A copy with another value there, or without it. Groups on the way are made. */
export function withValueAt(data: PlainValue | undefined, path: KeyPath, value: PlainValue | undefined): PlainValue {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  if (typeof key === 'number') {
    const list = Array.isArray(data) ? [...data] : [];
    if (rest.length === 0 && value === undefined) list.splice(key, 1);
    else list[key] = withValueAt(list[key], rest, value);
    return list;
  }
  const group = isRecord(data) ? { ...data } : {};
  if (rest.length === 0 && value === undefined) delete group[key];
  else group[key] = withValueAt(group[key], rest, value);
  return group;
}

export const isSameValue = (one: PlainValue | undefined, other: PlainValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const isSamePath = (one: KeyPath, other: KeyPath): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

export const startsWithPath = (path: KeyPath, start: KeyPath): boolean =>
  start.every((key, index) => key === path[index]);
