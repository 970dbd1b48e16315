import { isMap, isScalar, type Node, type Scalar } from 'yaml';
import type { KeyPath } from '#content-reader/yaml/key-path.ts';
import type { ContentText } from './step.ts';

/** Where a key and its value stand in a text. */
export type PairPlace = {
  value: Node | null;
  /** Within braces, where a line break means nothing. */
  isFlow: boolean;
  /** The spaces before the key. */
  indent: string;
  /** Of the key's line, and behind the last line of the value with its line break. */
  start: number;
  end: number;
};

/** Undefined where the key is not there, and where something else than spaces stands before it. */
export function findPair({ document, text }: ContentText, path: KeyPath): PairPlace | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  if (!pair) return undefined;
  const [keyStart = 0, keyEnd = 0] = (pair.key as Scalar).range ?? [];
  const value = pair.value as Node | null;
  const start = text.lastIndexOf('\n', keyStart - 1) + 1;
  const indent = text.slice(start, keyStart);
  const isFlow = parent.flow === true;
  if (!isFlow && indent.trim() !== '') return undefined;
  const last = Math.max(keyEnd, value?.range?.[1] ?? 0);
  return { value, isFlow, indent, start, end: text[last - 1] === '\n' ? last : lineEnd(text, last) };
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** The key and its value as notes: nothing reads them, and their owner may. Undefined where they are not lines of their own. */
export function turnIntoNote(content: ContentText, path: KeyPath) {
  const place = findPair(content, path);
  if (!place || place.isFlow) return undefined;
  const { start, end, indent } = place;
  const lines = content.text.slice(start, end).replaceAll(/^(?=.)/gm, '# ');
  return { file: content.path, start, end, text: lines.replaceAll(new RegExp(`^# ${indent}`, 'gm'), `${indent}# `) };
}
