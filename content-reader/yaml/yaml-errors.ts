import { type Document, type ErrorCode, isScalar, visit, type YAMLError } from 'yaml';
import { findOpenQuote } from './open-quote.ts';
import { findOpening, lineAbove, lineAt, lineBelow, type YamlLine } from './yaml-line.ts';
import { explainOpenBracket, explainValue, writeLine, type YamlMistake } from './yaml-values.ts';

type Explain = (error: YAMLError, source: string, document: Document) => YamlMistake | undefined;

/** The parser's errors in plain words, one per line: further errors on a line are mostly consequences of the first. */
export function explainErrors(document: Document.Parsed, source: string): YamlMistake[] {
  const open = document.errors.length > 0 ? findOpenQuote(document.errors, source) : undefined;
  const mistakes = keepFirstPerLine(document.errors, ({ pos }) => pos[0], source)
    .map((error) => explainError(error, source, document))
    .filter(({ offset }) => open === undefined || offset < lineAt(source, open.offset).offset);
  // After an unclosed quotation mark, everything is misread.
  if (open) mistakes.push(open);
  // One wrongly indented line makes its neighbours look wrong, too.
  const firstIndent = mistakes.find(({ sentence }) => sentence === wrongIndent);
  const relevant = mistakes.filter((mistake) => mistake.sentence !== wrongIndent || mistake === firstIndent);
  return keepFirstPerLine(relevant, ({ offset }) => offset, source);
}

const wrongIndent = 'this line is indented differently from its neighbours: start it with as many spaces as they have';

function keepFirstPerLine<T>(items: T[], offsetOf: (item: T) => number, source: string): T[] {
  const lines = new Set<number>();
  return items.filter((item) => {
    const { offset } = lineAt(source, offsetOf(item));
    return !lines.has(offset) && lines.add(offset);
  });
}

function explainError(found: YAMLError, source: string, document: Document): YamlMistake {
  const error = moveIntoText(found, source);
  const explanations = [explainTab, byCode[error.code], explainValue, explainLine];
  for (const explain of explanations) {
    const mistake = explain?.(error, source, document);
    if (mistake) return mistake;
  }
  const offset = Math.min(error.pos[0], source.length);
  const sentence =
    'this line cannot be read: compare its colon, its quotes and the spaces at its start with the lines around it';
  return { offset, sentence, example: 'title: "A text: with a colon, in quotes"' };
}

/** Moves errors at the end of the text to the last line that isn't empty. */
function moveIntoText({ code, message, pos }: YAMLError, source: string): YAMLError {
  const line = lineAt(source, pos[0]);
  const above = line.text.trim() === '' ? lineAbove(source, line) : undefined;
  const at = above ? above.offset + above.text.length : pos[0];
  return { code, message, pos: [at, Math.max(at, pos[1])] } as YAMLError;
}

/** Checked for every error, as the parser has several codes for tabs. */
function explainTab({ pos }: Pick<YAMLError, 'pos'>, source: string): YamlMistake | undefined {
  const lines = [lineAt(source, pos[0]), lineAt(source, Math.max(pos[0], pos[1] - 1))];
  const line = lines.find(({ text }) => /^[ -]*\t/.test(text));
  return line && describeTab(line, source);
}

/** `line` has a tab among the spaces at its start. */
export function describeTab(line: YamlLine, source: string): YamlMistake {
  const offset = line.offset + line.text.indexOf('\t');
  const fixed = line.text.replace(/^[\s-]*/, (start) => start.replaceAll('\t', '  '));
  const above = lineAbove(source, line);
  return {
    offset,
    sentence: 'there is a tab at the start of this line: only spaces are allowed there',
    example: above ? `${above.text}\n${fixed}` : fixed,
  };
}

const byCode: Partial<Record<ErrorCode, Explain>> = {
  MULTIPLE_DOCS: ({ pos }) => ({ offset: pos[0], sentence: 'a second document starts here: remove the ---' }),
  BAD_DIRECTIVE: describeDirective,
  DUPLICATE_KEY: ({ pos }, source, document) => {
    const { key = '', text } = lineAt(source, pos[0]);
    const first = findFirst(document, pos[0]);
    const firstLine = first === undefined ? '' : `, first on line ${lineNumberAt(source, first)}`;
    const name = text.includes('{') ? 'this key' : `the key ${key}`;
    return { offset: pos[0], sentence: `${name} is used twice${firstLine}: remove one of the two` };
  },
  BAD_DQ_ESCAPE: ({ pos }, source) => {
    const line = lineAt(source, pos[0]);
    const sequence = source.slice(pos[0], pos[0] + 2);
    const plain = line.value.replaceAll(/^"|"$/g, '');
    return {
      offset: pos[0],
      sentence: `${sequence} has no meaning in double quotes: write \\\\ for a backslash, or use single quotes`,
      example: plain.includes("'") || plain.includes('"') ? undefined : writeLine(line, `'${plain}'`),
    };
  },
  KEY_OVER_1024_CHARS: ({ pos }) => ({
    offset: pos[0],
    sentence: 'this key has more than 1024 characters: text with a colon in it needs quotes around it',
  }),
  RESOURCE_EXHAUSTION: ({ pos }) => ({ offset: pos[0], sentence: tooDeep }),
};

export const tooDeep = 'too many lists or groups are nested here: check the [ and {, or the hyphens';

export function describeDirective({ pos }: Pick<YAMLError, 'pos'>, source: string): YamlMistake {
  const { text, offset } = lineAt(source, pos[0]);
  return {
    offset,
    sentence: 'a line must not start with %: put the text in quotes, or remove the line',
    example: JSON.stringify(text.trimEnd()),
  };
}

const lineNumberAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** The first occurrence of the key that is repeated at the offset. */
function findFirst(document: Document, offset: number): number | undefined {
  let first: number | undefined;
  const startOf = (key: unknown) => (isScalar(key) ? key.range?.[0] : undefined);
  visit(document, {
    Map(_, map) {
      const repeated = map.items.find(({ key }) => startOf(key) === offset);
      if (!repeated) return;
      first = startOf(map.items.find(({ key }) => String(key) === String(repeated.key))?.key);
      return visit.BREAK;
    },
  });
  return first === offset ? undefined : first;
}

/** Errors that concern the whole line. */
function explainLine({ code, pos, message }: YAMLError, source: string): YamlMistake | undefined {
  const line = lineAt(source, pos[0]);
  const { text, key, offset } = line;
  const indent = text.search(/\S/);
  const trimmed = text.trim();
  const below = lineBelow(source, line);
  const above = lineAbove(source, line);
  if (trimmed.startsWith('%')) return describeDirective({ pos: [offset, offset] }, source);
  if (message.startsWith('Flow')) {
    const opening = findOpening(line, source);
    if (opening) return explainOpenBracket(opening);
  }
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && key !== undefined && below && below.text.search(/\S/) > indent) {
    return explainIndent(below);
  }
  const dashed = [line, above].find((one) => one && /^[–—−•·]/.test(one.text.trim()));
  if (dashed) {
    const [char = '', ...rest] = dashed.text.trim();
    const sentence = `a list item starts with a hyphen and a space, not with ${char}`;
    return { offset: dashed.offset + dashed.text.indexOf(char), sentence, example: `- ${rest.join('').trim()}` };
  }
  if (/^-\S/.test(trimmed)) {
    const sentence = 'a list item starts with a hyphen and a space';
    return { offset: offset + indent, sentence, example: `- ${trimmed.slice(1)}` };
  }
  if (code === 'BAD_INDENT' || /^-\s/.test(trimmed) || key !== undefined) return explainIndent(line);
  const [, word = trimmed, rest = '…'] = /^([\w-]+)\s*[:：=]\s*(.+)$/.exec(trimmed) ?? [];
  if (above && /^[|>]/.test(above.value) && above.key !== undefined) {
    const sentence = `the text below ${above.value[0]} must be indented by two spaces more than ${above.key}`;
    return { offset: offset + indent, sentence, example: `${above.key}: |\n  ${trimmed}` };
  }
  const sentence = 'this line needs a key, a colon and a space before its value';
  return { offset: offset + indent, sentence, example: `${word}: ${rest}` };
}

function explainIndent({ offset, text }: YamlLine): YamlMistake {
  return {
    offset: offset + Math.max(text.search(/\S/), 0),
    sentence: wrongIndent,
    example: 'list:\n  - title: One\n    text: belongs to One\n  - title: Two',
  };
}

/** Tokens of the lexer without a source position: starts of documents and scalars, ends of flow collections. */
