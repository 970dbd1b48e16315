import { Document, Scalar, visit } from 'yaml';
import type { PlainValue } from './plain-value.ts';

export type Style = {
  /** Of a text; several lines are a block whatever it says. */
  type?: Scalar.Type | undefined;
  /** Within [ ] or { }. */
  isFlow?: boolean;
  /** Texts are wrapped there; 0 does not wrap. */
  width?: number;
};

/**
 * The YAML of a value: what follows `key:` in a file, without the space before it and the line break after it. A list or
 * group begins with a line break. Lines after the first are indented by `indent` more than in a file's first level.
 */
export function formatValue(
  value: PlainValue,
  indent: string,
  { type, isFlow = false, width = 0 }: Style = {},
): string {
  const document = new Document({ k: value });
  const top = document.get('k', true);
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && typeof node.value === 'string') {
        node.type = chooseType(node.value, node === top ? type : undefined, isFlow);
      }
    },
    Collection(_, node) {
      if (isFlow && node !== document.contents) node.flow = true;
    },
  });
  const lineWidth = width === 0 ? 0 : Math.max(20, width - indent.length);
  const lines = document.toString({ lineWidth }).replace(/^k: ?/, '').replace(/\n$/, '').split('\n');
  return lines.map((line, index) => (index === 0 || line === '' ? line : indent + line)).join('\n');
}

function chooseType(text: string, type: Scalar.Type | undefined, isFlow: boolean): Scalar.Type {
  if (isFlow) {
    if (type === Scalar.QUOTE_SINGLE) return type;
    return type !== Scalar.QUOTE_DOUBLE && /^[\p{L}\p{N}/][\p{L}\p{N} ./_-]*$/u.test(text)
      ? Scalar.PLAIN
      : Scalar.QUOTE_DOUBLE;
  }
  if (text.trim() === '') return Scalar.QUOTE_DOUBLE;
  if (!text.includes('\n')) return type ?? Scalar.PLAIN;
  return type === Scalar.BLOCK_FOLDED ? type : Scalar.BLOCK_LITERAL;
}
