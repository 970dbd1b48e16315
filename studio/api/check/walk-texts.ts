import type { PlainValue } from '#studio/protocol/field.ts';
import type { FileState, KeyPath } from '#studio/protocol/site-state.ts';

export type PlacedText = { file: string; path: KeyPath; text: string };

/** Every text of the owner's, in the order of the files. */
export function listTexts(files: readonly Pick<FileState, 'file' | 'data'>[]): PlacedText[] {
  return files.flatMap(({ file, data }) => walk(data, []).map(([path, text]) => ({ file, path, text })));
}

function walk(value: PlainValue, path: KeyPath): [KeyPath, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, PlainValue][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return entries.flatMap(([key, item]) => walk(item, [...path, key]));
}
