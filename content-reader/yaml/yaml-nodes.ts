import { type Document, isAlias, isCollection, isNode, isScalar, type Node, visit } from 'yaml';
import { describeDirective, describeTab } from './yaml-errors.ts';
import { lineAt } from './yaml-line.ts';
import { explainIndicator, needsQuotes, type YamlMistake } from './yaml-values.ts';

/**
 * Valid YAML that is hardly ever intended: anchors (&), tags (!), merge keys (<<) and groups as keys. Each of them
 * would drop a part of what the owner wrote, or throw when the values are read.
 */
export function findPitfalls(document: Document, source: string): YamlMistake[] {
  const mistakes: YamlMistake[] = [];
  const anchors = new Set<string>();
  const used = new Set<string>();
  const named: { name: string; node: Node }[] = [];
  // With a directive, a file could choose an older YAML, in which yes is a boolean.
  const directive = document.directives?.yaml.explicit ? source.search(/^%/m) : -1;
  if (directive >= 0) mistakes.push(describeDirective({ pos: [directive, directive] }, source));
  visit(document, {
    Alias(_, { source: name, range }, above) {
      used.add(name);
      // A value that contains itself has no end.
      const isWithin = above.some((node) => isCollection(node) && node.anchor === name);
      if (!anchors.has(name) || isWithin) mistakes.push(explainIndicatorAt(range?.[0] ?? 0, source));
    },
    Node(_, node) {
      if (isAlias(node)) return;
      const { anchor, tag } = node;
      if (anchor !== undefined) {
        anchors.add(anchor);
        named.push({ name: anchor, node });
      }
      const isWritten = (isScalar(node) || isCollection(node)) && tag !== undefined;
      const offset = isWritten ? findProperty(node, '!', source) : undefined;
      if (offset !== undefined) mistakes.push(explainIndicatorAt(offset, source));
      if (isScalar(node) && node.type === 'PLAIN') mistakes.push(...findInnerTabs(node, source));
    },
    Pair(_, { key }) {
      const [offset = 0] = (isNode(key) && key.range) || [];
      if (isCollection(key)) {
        const sentence = 'a key is a plain word; text that starts with { or [ needs quotes around it';
        mistakes.push({ offset, sentence, example: 'replied: "{owner} replied"' });
      } else if (isScalar(key) && key.value === '<<') {
        const sentence = 'groups cannot be merged with <<: write the keys out';
        mistakes.push({ offset, sentence });
      }
    },
  });
  for (const { name, node } of named) {
    if (used.has(name)) continue;
    const offset = findProperty(node, '&', source) ?? node.range?.[0] ?? 0;
    mistakes.push(explainIndicatorAt(offset, source));
  }
  return mistakes.sort((left, right) => left.offset - right.offset);
}

/** A character that means something to YAML only because it has no quotes around it. */
function explainIndicatorAt(offset: number, source: string): YamlMistake {
  const line = lineAt(source, offset);
  if (line.valueOffset === offset) return explainIndicator(line);
  const char = source[offset] ?? '';
  return { offset, sentence: needsQuotes(char), example: `title: "${char}word"` };
}

/** Anchors and tags are before a value, on its line or, for groups and lists, on the one above. */
function findProperty(node: Node, indicator: '&' | '!', source: string): number | undefined {
  const [start = 0] = node.range ?? [];
  const from = source.lastIndexOf('\n', source.lastIndexOf('\n', start - 1) - 1) + 1;
  const before = source.slice(from, start + 1);
  const found = [...before.matchAll(indicator === '&' ? /(?<![^\s[{,])&/g : /(?<![^\s[{,])!/g)].at(-1);
  return found && from + found.index;
}

/** YAML reads a line that starts with a tab as part of the text above it, whatever the owner intended. */
function findInnerTabs({ range }: Node, source: string): YamlMistake[] {
  const [start, end] = range ?? [0, 0];
  const found = /\n *\t[ \t]*(?=\S)/.exec(source.slice(start, end));
  return found ? [describeTab(lineAt(source, start + found.index + 1), source)] : [];
}
