import { isScalar, parseDocument, stringify } from 'yaml';

/** A value and its path in its file. */
export type Text = { path: (string | number)[]; value: string };

/**
 * Replaces some values in a YAML file. Everything else, including notes and spaces, stays as it was written. Paths without
 * a value are skipped.
 */
export function setTexts(source: string, texts: Text[]): string {
  const document = parseDocument(source, { logLevel: 'error' });
  const places = texts.flatMap(({ path, value }) => {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.range) return [];
    const [start, end] = node.range;
    return [{ start, end, value }];
  });
  return places
    .sort((left, right) => right.start - left.start)
    .reduce((text, { start, end, value }) => text.slice(0, start) + writeScalar(value) + text.slice(end), source);
}

/** On one line, in quotes if YAML would read it as something else. */
const writeScalar = (value: string) =>
  stringify(value, { lineWidth: 0, blockQuote: false, defaultStringType: 'PLAIN' }).trimEnd();
