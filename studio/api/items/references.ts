import { isDeepStrictEqual } from 'node:util';
import { withoutValue } from '#content-reader/write/plain-value.ts';
import { isGroup, valueAt } from '#content-reader/yaml/key-path.ts';
import type { SingleChange } from '#studio/api/change/diff-values.ts';
import { describeField } from '#studio/api/fields/describe-field.ts';
import type { Site } from '#studio/api/site/open-site.ts';
import type { Field, PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';

export type FileChange = { file: string; change: SingleChange };

/** A link to what is gone, which went with it: an entry of the menu, a door, the page of an update. */
export type LostReference = {
  file: string;
  path: KeyPath;
  value: PlainValue;
  /** What it was in, without it: it goes back there alone. For an item of a list, nothing. */
  among?: PlainValue;
};

/** Takes out every link to the address, or to what is below it, that stands alone; links within texts stay. */
export function removeReferences(site: Site, address: string): { changes: FileChange[]; lost: LostReference[] } {
  const changes: FileChange[] = [];
  const lost: LostReference[] = [];
  for (const [file, { page, data: written }] of site.pages.files) {
    const field = describeField(page.definition.schema);
    let data = written;
    for (const found of listLinks(field, data).reverse()) {
      const to = String(valueAt(data, found.path) ?? '').split(/[?#]/, 1)[0] ?? '';
      if (to !== address && !to.startsWith(`${address}/`)) continue;
      const path = choosePart(field, data, found);
      const value = valueAt(data, path) as PlainValue;
      data = withoutValue(data, path) as PlainValue;
      const among = typeof path.at(-1) === 'number' ? {} : { among: valueAt(data, path.slice(0, -1)) as PlainValue };
      changes.push({ file, change: { do: 'remove', path } });
      lost.push({ file, path, value, ...among });
    }
  }
  return { changes, lost };
}

/** What puts back what `removeReferences` took out, as far as its place is still there. */
export function restoreReferences(site: Site, lost: readonly LostReference[]): FileChange[] {
  return lost.toReversed().flatMap(({ file, path, value, among }): FileChange[] => {
    const data = site.pages.files.get(file)?.data;
    const place = path.slice(0, -1);
    const [parent, last] = [valueAt(data, place), path.at(-1)];
    if (typeof last !== 'number') {
      return isDeepStrictEqual(parent, among) ? [{ file, change: { do: 'set', path, value } }] : [];
    }
    if (!Array.isArray(parent) || parent.some((item) => isDeepStrictEqual(item, value))) return [];
    return [{ file, change: { do: 'insert', path: place, index: Math.min(last, parent.length), value } }];
  });
}

type Link = { path: KeyPath; isOptional: boolean };

function listLinks(field: Field, data: PlainValue | undefined, path: KeyPath = []): Link[] {
  if (field.kind === 'pageLink') return typeof data === 'string' ? [{ path, isOptional: field.isOptional }] : [];
  if (field.kind === 'list' && Array.isArray(data)) {
    return data.flatMap((item, index) => listLinks(field.item, item, [...path, index]));
  }
  if (field.kind !== 'group' || !isGroup(data)) return [];
  return field.keys.flatMap(({ key, field: child }) => listLinks(child, data[key] as PlainValue, [...path, key]));
}

/** The link alone if it may be missing; else the item that it is in, and the one around that if its list would be too short. */
function choosePart(field: Field, data: PlainValue, { path, isOptional }: Link): KeyPath {
  if (isOptional) return path;
  let part = path;
  while (part.length > 0) {
    part = part.slice(0, part.findLastIndex((key) => typeof key === 'number') + 1);
    if (part.length === 0) return path;
    const list = fieldAt(field, part.slice(0, -1));
    const items = valueAt(data, part.slice(0, -1));
    const isEnough = list?.kind === 'list' && Array.isArray(items) && items.length > list.min;
    if (isEnough) return part;
    part = part.slice(0, -1);
  }
  return path;
}

function fieldAt(field: Field, path: KeyPath): Field | undefined {
  return path.reduce<Field | undefined>((current, part) => {
    if (current?.kind === 'list') return current.item;
    return current?.kind === 'group' ? current.keys.find(({ key }) => key === part)?.field : undefined;
  }, field);
}
