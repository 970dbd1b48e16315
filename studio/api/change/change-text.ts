import { knownKeys, schemaAt } from '#content-reader/schema/schema-shape.ts';
import { changeWritten } from '#content-reader/write/change-written.ts';
import { insertItem, moveItem } from '#content-reader/write/list-items.ts';
import { withChanged, withoutValue } from '#content-reader/write/plain-value.ts';
import { removeValue } from '#content-reader/write/remove-value.ts';
import { setValue } from '#content-reader/write/set-value.ts';
import { valueAt } from '#content-reader/yaml/key-path.ts';
import type { ContentDefinition } from '#model/content-schema.ts';
import type { ValueChange } from '#studio/api/journal/journal.ts';
import type { PlainValue } from '#studio/protocol/field.ts';
import type { KeyPath } from '#studio/protocol/site-state.ts';
import { diffValues, type SingleChange } from './diff-values.ts';

/** A file's text with what it says. */
export type TextState = { text: string; data: PlainValue };

/** The value that a change is of: for what happens to a list, all of it. */
export const targetOf = (change: SingleChange): KeyPath =>
  change.do === 'remove' && typeof change.path.at(-1) === 'number' ? change.path.slice(0, -1) : change.path;

/** What `target` is after the change. */
export function resultOf(change: SingleChange, before: PlainValue | undefined): PlainValue | undefined {
  const list = Array.isArray(before) ? before : [];
  switch (change.do) {
    case 'set':
      return change.value;
    case 'remove':
      return typeof change.path.at(-1) === 'number' ? list.toSpliced(Number(change.path.at(-1)), 1) : undefined;
    case 'insert':
      return list.toSpliced(change.index, 0, change.value);
    case 'move':
      return list.toSpliced(change.from, 1).toSpliced(change.to, 0, ...list.slice(change.from, change.from + 1));
  }
}

/** Throws an `EditError` for a change that cannot be made in this text. */
export function changeText(
  state: TextState,
  change: SingleChange,
  { file, definition }: { file: string; definition: ContentDefinition },
): TextState & { values: ValueChange[] } {
  const path = targetOf(change);
  const before = valueAt(state.data, path) as PlainValue | undefined;
  const after = resultOf(change, before);
  const parts = change.do === 'set' ? diffValues(before, change.value, path) : [change];
  if (change.do === 'remove' && valueAt(state.data, change.path) === undefined) return { ...state, values: [] };
  const text = parts.reduce((written, part) => writeChange(written, part, definition, state.data), state.text);
  const data = (
    after === undefined ? withoutValue(state.data, path) : withChanged(state.data, path, () => after)
  ) as PlainValue;
  return { text, data, values: parts.length > 0 ? [{ file, path, before, after }] : [] };
}

function writeChange(written: string, change: SingleChange, definition: ContentDefinition, data: PlainValue): string {
  return changeWritten(written, (text) => {
    switch (change.do) {
      case 'set':
        return setValue(text, change.path, change.value, orderAt(change.path, definition, data));
      case 'remove':
        return removeValue(text, change.path);
      case 'insert':
        return valueAt(data, change.path) === undefined
          ? setValue(text, change.path, [change.value], orderAt(change.path, definition, data))
          : insertItem(text, change.path, change.index, change.value);
      case 'move':
        return moveItem(text, change.path, change.from, change.to);
    }
  });
}

/** The keys of the group that a value is in, as its schema has them. */
function orderAt(path: KeyPath, { schema }: ContentDefinition, data: PlainValue): string[] {
  const group = path.slice(0, -1);
  const found = schemaAt(schema, group, data);
  return found ? knownKeys(found, valueAt(data, group)) : [];
}
