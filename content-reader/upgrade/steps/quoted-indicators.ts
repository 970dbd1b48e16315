import { visit } from 'yaml';
import { lineAt } from '#content-reader/yaml/yaml-line.ts';
import type { ContentText, Edit, Step } from '../step.ts';

/** `&` and `!` are YAML indicators, and a text that started with one used to lose its first word. */
export const quotedIndicators: Step = {
  version: '0.6.0',
  why: 'A text that starts with & or ! needs quotes around it; without them, its first word was missing on the page.',
  find: ({ texts }) => ({ edits: [...texts.values()].flatMap(quoteIndicators) }),
};

function quoteIndicators({ path, text, document }: ContentText): Edit[] {
  const edits: Edit[] = [];
  const used = new Set<string>();
  visit(document, { Alias: (_, { source }) => void used.add(source) });
  visit(document, {
    Scalar(key, node) {
      const isNamed = node.anchor !== undefined && !used.has(node.anchor);
      if (key === 'key' || node.type !== 'PLAIN' || !(isNamed || node.tag !== undefined)) return;
      const [start, end] = node.range ?? [0, 0];
      // The parser may report an empty value, such as that of `!word`, on the next line.
      const line = lineAt(text, start > 0 && text[start - 1] === '\n' ? start - 1 : start);
      const { value, valueOffset } = line;
      if (!/^[&!]/.test(value) || end > line.offset + line.text.length + 1) return;
      edits.push({ file: path, start: valueOffset, end: valueOffset + value.length, text: quote(value) });
    },
  });
  return edits;
}

const quote = (text: string) => (text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text));
