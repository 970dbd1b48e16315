import type { Field, Fields, PlainValue } from '#studio/protocol/field.ts';
import type { FileState, KeyPath } from '#studio/protocol/site-state.ts';

/** A value of a content file that has one control in a form. */
export type Value = {
  file: string;
  name: FileState['name'];
  path: KeyPath;
  field: Field;
  /** Undefined if the file does not say it. */
  written: PlainValue | undefined;
  /** `home.yaml: lookAround.doors.*.title`, the same for all items of a list and all files of a collection. */
  pattern: string;
};

/** The fields of all files, each once in a file: where a list has several, the first that is written. */
export function listValues(files: readonly FileState[], fields: Fields): Value[] {
  return files
    .filter(({ state }) => state === 'there')
    .flatMap((state) => {
      const found = new Map<string, Value>();
      for (const value of walk(fields[state.name], state.data, state, [])) {
        if (isNeeded(value)) continue;
        const known = found.get(value.pattern);
        if (!known || (known.written === undefined && value.written !== undefined)) found.set(value.pattern, value);
      }
      return [...found.values()];
    });
}

function* walk(field: Field, written: PlainValue | undefined, state: FileState, path: KeyPath): Generator<Value> {
  const inner = (key: string | number, child: Field) => walk(child, readKey(written, key), state, [...path, key]);
  switch (field.kind) {
    case 'group':
      for (const { key, field: child } of field.keys) yield* inner(key, child);
      return;
    case 'list':
      for (const index of Array.isArray(written) ? written.keys() : []) yield* inner(index, field.item);
      return;
    case 'record':
      for (const key of isGroup(written) ? Object.keys(written) : []) yield* inner(key, field.item);
      return;
    case 'variants': {
      const chosen = field.variants.find(({ value }) => value === readKey(written, field.by));
      if (chosen) yield* walk(chosen.field, written, state, path);
      return;
    }
    default:
      yield { file: state.file, name: state.name, path, field, written, pattern: namePattern(state, path) };
  }
}

function namePattern({ file, id }: FileState, path: KeyPath): string {
  const name = id === undefined ? file : file.replace(`/${id}/`, '/*/');
  return `${name}: ${path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')}`;
}

/** Pairs of tiles name most of them: the number of one that no pair needs can be another one. */
const isNeeded = ({ pattern, path }: Value) => pattern === 'interests.yaml: items.*.id' && path[1] !== 3;

const isGroup = (value: PlainValue | undefined): value is { [key: string]: PlainValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readKey = (value: PlainValue | undefined, key: string | number): PlainValue | undefined =>
  Array.isArray(value) ? value[Number(key)] : isGroup(value) ? value[key] : undefined;
