import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { KeyPath } from './key-path.ts';

export type Position = { line: number; column: number };

export type YamlFile = {
  /** Undefined when the file cannot be read as YAML. */
  data: unknown;
  errors: (Position & { offset: number; sentence: string })[];
  /** Where the key or list item stands, or the closest one above it that is there. */
  positionOf: (path: KeyPath) => Position;
  /** Turns a distance from the start of the source, in UTF-16 units, into a position. */
  positionAt: (offset: number) => Position;
  /** The path of the innermost value around an offset. */
  pathAt: (offset: number) => KeyPath;
};

/** For mistakes that the parser tells in its own terms. */
const sentences: Partial<Record<string, string>> = {
  MULTIPLE_DOCS: 'a second document starts here; take the --- away',
  BLOCK_AS_IMPLICIT_KEY: "a text with ': ' in it must stand in quotes",
};

/** Reads one YAML document, keeping where each key stands. */
export function parseYaml(source: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const errors = document.errors.map(({ code, pos, message }) => ({
    ...positionAt(pos[0]),
    offset: pos[0],
    sentence: `this is not valid YAML: ${sentences[code] ?? message.split('\n', 1)[0]}`,
  }));
  const data = errors.length === 0 ? document.toJS() : undefined;
  return {
    data,
    errors,
    positionAt,
    positionOf: (path) => positionAt(offsetOf(document, path)),
    pathAt: (offset) => pathTo(document, document.contents, offset),
  };
}

function offsetOf(document: Document, path: KeyPath): number {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const part of path) {
    const child = childrenOf(document, node).find(({ key }) => key === part || String(key) === String(part));
    if (!child) break;
    offset = startOf(child.marker);
    node = child.value;
  }
  return offset;
}

function pathTo(document: Document, node: unknown, offset: number): KeyPath {
  const child = childrenOf(document, node).findLast(({ marker }) => startOf(marker) <= offset);
  return child ? [child.key, ...pathTo(document, child.value, offset)] : [];
}

/** `marker` is what an owner looks for: the key of a map, the item of a list. */
function childrenOf(document: Document, node: unknown): { key: string | number; marker: unknown; value: unknown }[] {
  const real = isAlias(node) ? node.resolve(document) : node;
  if (isSeq(real)) return real.items.map((item, index) => ({ key: index, marker: item, value: item }));
  if (!isMap(real)) return [];
  return real.items.map(({ key, value }) => ({
    key: isScalar(key) ? String(key.value) : String(key),
    marker: key,
    value,
  }));
}

const startOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;
