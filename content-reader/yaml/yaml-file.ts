import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';
import type { KeyPath } from './key-path.ts';
import { explainErrors, tooDeep } from './yaml-errors.ts';
import { findPitfalls } from './yaml-nodes.ts';
import type { YamlMistake } from './yaml-values.ts';

/** Both count from 1. */
export type SourcePosition = { line: number; column: number };

export type YamlFile = {
  /** Undefined when the file cannot be read as YAML. */
  data: unknown;
  errors: (SourcePosition & YamlMistake)[];
  /** The position of the key or list item, or of the closest existing one above it. */
  positionOf: (path: KeyPath) => SourcePosition;
  /** Turns a distance from the start of the source, in UTF-16 units, into a position. */
  positionAt: (offset: number) => SourcePosition;
  /** The path of the innermost value around an offset. */
  pathAt: (offset: number) => KeyPath;
};

/**
 * Reads one YAML document, keeping the position of each key. Never throws: whatever the parser objects to is among the
 * errors, each within the text.
 */
export function parseYaml(source: string): YamlFile {
  const { data, mistakes } = parse(source);
  // A parsed document takes ten times the memory of its text, and hardly any position is asked for: parsed again then.
  let reparsed: Document.Parsed | undefined;
  const findDocument = () => {
    reparsed ??= parse(source).document;
    return reparsed;
  };
  let lineStarts: number[] | undefined;
  const positionAt = (offset: number): SourcePosition => {
    lineStarts ??= findLineStarts(source);
    const within = Math.min(offset, lastOffset(source));
    let [line, end] = [0, lineStarts.length];
    while (end - line > 1) {
      const middle = (line + end) >> 1;
      if ((lineStarts[middle] as number) <= within) line = middle;
      else end = middle;
    }
    return { line: line + 1, column: within - (lineStarts[line] as number) + 1 };
  };
  return {
    data: mistakes.length === 0 ? data : undefined,
    errors: mistakes.map((mistake) => ({ ...positionAt(mistake.offset), ...mistake })),
    positionAt,
    positionOf: (path) => positionAt(offsetOf(findDocument(), path)),
    pathAt: (offset) => pathTo(findDocument()?.contents, offset),
  };
}

/** The offsets at which the lines begin. */
function findLineStarts(source: string): number[] {
  const starts = [0];
  for (let end = source.indexOf('\n'); end !== -1; end = source.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** A mistake at the end of a file is reported on its last line, not on the empty one after it. */
function lastOffset(source: string): number {
  return source.endsWith('\n') ? source.length - 1 : source.length;
}

/** Firefox puts a letter and its accent together only if one font file has both: as ü, not as u and U+0308. */
function composeLetters(document: Document.Parsed) {
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string') node.value = node.value.normalize('NFC');
    },
  });
}

type Parsed = { document: Document.Parsed | undefined; data?: unknown; mistakes: YamlMistake[] };

function parse(source: string): Parsed {
  let document: Document.Parsed | undefined;
  try {
    document = parseDocument(source, { prettyErrors: false, logLevel: 'error' });
    const mistakes = explainErrors(document, source);
    if (mistakes.length === 0) mistakes.push(...findPitfalls(document, source));
    if (mistakes.length > 0) return { document, mistakes };
    composeLetters(document);
    return { document, data: document.toJS(), mistakes };
  } catch (error) {
    // The parser has no error code for deep nesting and for values that repeat each other endlessly.
    const isDeep = error instanceof RangeError;
    const sentence = isDeep ? tooDeep : 'values are repeated with * too many times: write them out';
    return { document: isDeep ? undefined : document, mistakes: [{ offset: 0, sentence }] };
  }
}

function offsetOf(document: Document | undefined, path: KeyPath): number {
  let node: unknown = document?.contents;
  let offset = startOf(node);
  for (const part of path) {
    const real = document && isAlias(node) ? node.resolve(document) : node;
    const child = childOf(real, String(part));
    if (!child) break;
    offset = startOf(child.marker);
    node = child.value;
  }
  return offset;
}

/** The value of an alias is elsewhere in the file, so aliases have no children here; they may even be circular. */
function pathTo(node: unknown, offset: number): KeyPath {
  const child = childrenOf(node).findLast(({ marker }) => startOf(marker) <= offset);
  return child ? [child.key, ...pathTo(child.value, offset)] : [];
}

function childOf(node: unknown, part: string): Child | undefined {
  // A list may be long, and a path leads to each of its items.
  if (!isSeq(node)) return childrenOf(node).find(({ key }) => String(key) === part);
  const index = Number(part);
  return index in node.items ? { key: index, marker: node.items[index], value: node.items[index] } : undefined;
}

type Child = { key: string | number; marker: unknown; value: unknown };

/** `marker` is what an owner looks for: the key of a map, the item of a list. */
function childrenOf(node: unknown): Child[] {
  if (isSeq(node)) return node.items.map((item, index) => ({ key: index, marker: item, value: item }));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    isScalar(key) ? [{ key: String(key.value), marker: key, value }] : [],
  );
}

const startOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;
