/** One line of a YAML file in the parts that an owner sees: spaces and hyphens, a key, a value. */
export type YamlLine = {
  /** Spaces, and the hyphens of list items. */
  start: string;
  /** Undefined in a line that is only a list item, or part of a longer text. */
  key: string | undefined;
  /** Without a comment and the spaces around it. */
  value: string;
  /** Of the value, from the start of the source. */
  valueOffset: number;
  /** Of the line, from the start of the source. */
  offset: number;
  /** All of it. */
  text: string;
};

/** The line around an offset. */
export function lineAt(source: string, offset: number): YamlLine {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  const end = source.indexOf('\n', lineStart);
  const text = source.slice(lineStart, end < 0 ? source.length : end);
  const [, start = '', key, gap = '', rest = ''] =
    /^(\s*(?:-\s+)*)(?:([^\s"'#[{*&!|>%@`-][^:#]*?):(?=\s|$))?(\s*)(.*)$/.exec(text) ?? [];
  const value = /^["']/.test(rest) ? rest.trimEnd() : rest.replace(/(^|\s)#.*$/, '').trimEnd();
  const valueOffset = lineStart + start.length + (key === undefined ? 0 : key.length + 1) + gap.length;
  return { start, key, value, valueOffset, offset: lineStart, text };
}

/** The next line that is not empty or a comment, or undefined at the end. */
export function lineBelow(source: string, { offset, text }: YamlLine): YamlLine | undefined {
  let next = offset + text.length + 1;
  while (next < source.length) {
    const line = lineAt(source, next);
    if (/^\s*[^\s#]/.test(line.text)) return line;
    next = line.offset + line.text.length + 1;
  }
  return undefined;
}

/** The last line above that is not empty or a comment, or undefined at the start. */
export function lineAbove(source: string, { offset }: YamlLine): YamlLine | undefined {
  let previous = offset - 1;
  while (previous >= 0) {
    const line = lineAt(source, previous);
    if (/^\s*[^\s#]/.test(line.text)) return line;
    previous = line.offset - 1;
  }
  return undefined;
}

/** The line with its value as a text in quotes, as an owner would write it. */
export function withQuotedValue({ start, key, value }: YamlLine, text = value): string {
  const quoted = text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
  const item = start.includes('-') && key === undefined ? '- ' : '';
  return key === undefined ? item + quoted : `${key}: ${quoted}`;
}

/** The line with the bracket that is not closed before `line`. */
export function findOpening(line: YamlLine, source: string): YamlLine | undefined {
  for (let one: YamlLine | undefined = line; one; one = lineAbove(source, one)) {
    if (/^[[{]/.test(one.value)) return one;
  }
  return undefined;
}
