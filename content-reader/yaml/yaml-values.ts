import type { YAMLError } from 'yaml';
import { lineAt, withQuotedValue, type YamlLine } from './yaml-line.ts';

/** What an owner has to change. `offset` counts from the start of the source; an example is theirs, put right. */
export type YamlMistake = { offset: number; sentence: string; example?: string | undefined };

/** By the sign that the value of the line starts with. */
export function explainValue({ pos, message }: YAMLError, source: string): YamlMistake | undefined {
  const line = lineAt(source, pos[0]);
  const { value, valueOffset: offset } = line;
  const [sign = ''] = value;
  if (/^[|>]/.test(value)) {
    const text = value.replace(/^[|>][-+\d]*\s*/, '');
    const start = line.key === undefined ? '-' : `${line.key}:`;
    if (text === '') return undefined;
    const sentence = `after ${sign} the text begins on the next line, indented; ${needsQuotes(sign)}`;
    return { offset, sentence, example: `${start} |\n  ${text}` };
  }
  if (/^[[{]/.test(value)) {
    if (!value.includes(closingOf(value))) return explainOpenBracket(line);
    const sentence = `${needsQuotes(sign)}; in a list, a comma goes between two items`;
    return { offset, sentence, example: withQuotedValue(line) };
  }
  if (/^["']/.test(value)) return message.startsWith('Missing closing') ? explainOpenQuote(line) : explainQuotes(line);
  if (/^[*&!%@`,\]}]/.test(value) || /^[?:-]\s/.test(value)) return explainIndicator(line);
  if (/:(\s|$)/.test(value)) {
    const curly = /^[“”„«»‘’]/.test(value) ? 'straight ' : '';
    const sentence = `a text with a colon and a space in it needs ${curly}quotes around it`;
    return { offset, sentence, example: withQuotedValue(line, value.replaceAll(/^[“”„«»‘’]|[“”„«»‘’]$/g, '')) };
  }
  return undefined;
}

export const needsQuotes = (sign: string) => `a text that starts with ${sign} needs quotes around it`;

const closingOf = (value: string) => (value.startsWith('[') ? ']' : '}');

/** The value of the line starts with a bracket that nothing closes. */
export function explainOpenBracket(line: YamlLine): YamlMistake {
  const { value, valueOffset: offset } = line;
  const end = closingOf(value);
  const sentence = `the ${value[0]} here is never closed: write ${end} after the last item, or put the text in quotes`;
  return { offset, sentence, example: writeLine(line, value.replace(/,?$/, end)) };
}

/** The value of the line starts with a quotation mark, and goes on past the line's end. */
export function explainOpenQuote(line: YamlLine): YamlMistake {
  const [mark = ''] = line.value;
  const sentence = `the ${mark} here is not closed on this line`;
  return { offset: line.valueOffset, sentence, example: withQuotedValue(line, line.value.slice(1)) };
}

/** A text that starts with a sign which means something else to YAML. */
export function explainIndicator(line: YamlLine): YamlMistake {
  const [sign = ''] = line.value;
  const isList = line.key !== undefined && /^-\s/.test(line.value);
  return {
    offset: line.valueOffset,
    sentence: isList ? `a list begins on the line below its key; ${needsQuotes('- and a space')}` : needsQuotes(sign),
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
