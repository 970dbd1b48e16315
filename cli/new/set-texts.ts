import { isScalar, parseDocument, stringify } from 'yaml';

/** A value by where it stands in its file. */
export type Text = { path: (string | number)[]; value: string };

/**
 * Puts other texts in the place of some values of a YAML file. Everything else, notes and spaces too, stays as it was
 * written. What has no value there is passed over.
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

/** On one line, in quotes where YAML would read it as something else. */
const writeScalar = (value: string) =>
  stringify(value, { lineWidth: 0, blockQuote: false, defaultStringType: 'PLAIN' }).trimEnd();
