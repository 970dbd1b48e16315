import { isMap, isScalar, type Node, type Scalar } from 'yaml';
import type { KeyPath } from '#content-reader/yaml/key-path.ts';
import type { ContentText } from './step.ts';

/** The position of a key and its value in a text. */
export type YamlPair = {
  value: Node | null;
  /** In a flow mapping (`{ }`), where line breaks have no meaning. */
  isFlow: boolean;
  /** The spaces before the key. */
  indent: string;
  /** From the start of the key's line to after the line break of the value's last line. */
  start: number;
  end: number;
};

/** Undefined if the key is missing, or anything but spaces precedes it. */
export function findPair({ document, text }: ContentText, path: KeyPath): YamlPair | undefined {
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

/** Comments out the key and its value. Undefined if they are not on separate lines. */
export function commentOut(content: ContentText, path: KeyPath) {
  const pair = findPair(content, path);
  if (!pair || pair.isFlow) return undefined;
  const { start, end, indent } = pair;
  const lines = content.text.slice(start, end).replaceAll(/^(?=.)/gm, '# ');
  return { file: content.path, start, end, text: lines.replaceAll(new RegExp(`^# ${indent}`, 'gm'), `${indent}# `) };
}
