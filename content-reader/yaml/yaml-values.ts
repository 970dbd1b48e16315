import type { YAMLError } from 'yaml';
import { lineAt, withQuotedValue, type YamlLine } from './yaml-line.ts';

/** What an owner has to change. `offset` counts from the start of the source; an example is their own text, fixed. */
export type YamlMistake = { offset: number; sentence: string; example?: string | undefined };

/** Explains an error by the first character of the line's value. */
export function explainValue({ pos, message }: YAMLError, source: string): YamlMistake | undefined {
  const line = lineAt(source, pos[0]);
  const { value, valueOffset: offset } = line;
  const [char = ''] = value;
  if (/^[|>]/.test(value)) {
    const text = value.replace(/^[|>][-+\d]*\s*/, '');
    const start = line.key === undefined ? '-' : `${line.key}:`;
    if (text === '') return undefined;
    const sentence = `after ${char} the text begins on the next line, indented; ${needsQuotes(char)}`;
    return { offset, sentence, example: `${start} |\n  ${text}` };
  }
  if (/^[[{]/.test(value)) {
    if (!value.includes(closingOf(value))) return explainOpenBracket(line);
    const sentence = `${needsQuotes(char)}; in a list, a comma goes between two items`;
    return { offset, sentence, example: withQuotedValue(line) };
  }
  if (/^["']/.test(value)) return message.startsWith('Missing closing') ? explainOpenQuote(line) : explainQuotes(line);
  if (/^[*&!%@`,\]}]/.test(value) || /^[?:-]\s/.test(value)) return explainIndicator(line);
  if (/:(\s|$)/.test(value)) {
    const curly = /^[“”„«»‘’]/.test(value) ? 'straight ' : '';
    const sentence = `text with a colon and a space in it needs ${curly}quotes around it`;
    return { offset, sentence, example: withQuotedValue(line, value.replaceAll(/^[“”„«»‘’]|[“”„«»‘’]$/g, '')) };
  }
  return undefined;
}

export const needsQuotes = (char: string) => `text that starts with ${char} needs quotes around it`;

const closingOf = (value: string) => (value.startsWith('[') ? ']' : '}');

/** The value of the line starts with a bracket that is never closed. */
export function explainOpenBracket(line: YamlLine): YamlMistake {
  const { value, valueOffset: offset } = line;
  const end = closingOf(value);
  const sentence = `the ${value[0]} here is never closed: write ${end} after the last item, or put the text in quotes`;
  return { offset, sentence, example: writeLine(line, value.replace(/,?$/, end)) };
}

/** The value of the line starts with a quotation mark that is not closed on the line. */
export function explainOpenQuote(line: YamlLine): YamlMistake {
  const [mark = ''] = line.value;
  const sentence = `the ${mark} here is not closed on this line`;
  return { offset: line.valueOffset, sentence, example: withQuotedValue(line, line.value.slice(1)) };
}

/** A text that starts with one of YAML's indicator characters. */
export function explainIndicator(line: YamlLine): YamlMistake {
  const [char = ''] = line.value;
  const isList = line.key !== undefined && /^-\s/.test(line.value);
  return {
    offset: line.valueOffset,
    sentence: isList ? `a list begins on the line below its key; ${needsQuotes('- and a space')}` : needsQuotes(char),
    example: isList ? `${line.key}:\n  ${line.value}` : withQuotedValue(line),
  };
}

function explainQuotes(line: YamlLine): YamlMistake {
  const { value, valueOffset: offset } = line;
  const [mark = ''] = value;
  const inner = value.slice(1).replace(new RegExp(`${mark}$`), '');
  if (mark === "'" && /\w'\w/.test(value)) {
    const sentence = "a ' ends a text in single quotes: use double quotes if the text contains one";
    return { offset, sentence, example: withQuotedValue(line, inner) };
  }
  const sentence = `nothing may follow the second ${mark}: put the whole text in the other kind of quotes`;
  return { offset, sentence, example: withQuotedValue(line, value.includes("'") ? value.replaceAll('"', '') : value) };
}

/** The line with another value. */
export const writeLine = ({ key }: YamlLine, value: string) => (key === undefined ? `- ${value}` : `${key}: ${value}`);
