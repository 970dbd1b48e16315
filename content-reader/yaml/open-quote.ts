import { Lexer, type YAMLError } from 'yaml';
import { lineAt } from './yaml-line.ts';
import { explainOpenQuote, type YamlMistake } from './yaml-values.ts';

/** A quotation mark that is closed lines later or never: the closing one was nearly always forgotten. */
export function findOpenQuote(errors: YAMLError[], source: string): YamlMistake | undefined {
  let end = 0;
  for (const token of new Lexer().lex(source)) {
    if (controlTokens.test(token)) continue;
    const start = end;
    end += token.length;
    const [mark = ''] = token;
    if ((mark !== '"' && mark !== "'") || !token.includes('\n')) continue;
    const { offset, text } = lineAt(source, end);
    const isWrong = ({ pos: [at] }: YAMLError) => at >= end && at <= offset + text.length;
    if (token.at(-1) === mark && !errors.some(isWrong)) continue;
    const line = lineAt(source, start);
    return line.valueOffset === start
      ? explainOpenQuote(line)
      : { ...explainOpenQuote({ ...line, value: mark }), offset: start };
  }
  return undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the lexer's control tokens
const controlTokens = /^[\u0002\u0018\u001f]$/;
