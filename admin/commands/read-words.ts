import { parseArgs } from 'node:util';
import { findClosest } from '#content-reader/closest.ts';
import { helpOption, type Option, type Syntax } from './command.ts';
import { UsageError } from './tool-errors.ts';
import { formatUsage } from './usage.ts';

export type Words = { words: string[]; options: Record<string, string | true | undefined> };

/** Reads the arguments of a command. Throws a `UsageError` that names the closest option for a typo. */
export function readWords(syntax: Syntax, typed: readonly string[], program: string): Words {
  const known: Record<string, Option> = { ...syntax.options, ...helpOption };
  const { tokens } = parseArgs({
    args: [...typed],
    options: Object.fromEntries(
      Object.entries(known).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' } as const]),
    ),
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const words: string[] = [];
  const options: Words['options'] = {};
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const name = token.name === 'h' ? 'help' : token.name;
    const option = known[name];
    if (!option) throw new UsageError(explainUnknown(`--${name}`, Object.keys(known), syntax, program));
    if (option.value && token.value === undefined) {
      throw new UsageError(`--${name} needs a value: --${name} ${option.value}`);
    }
    if (!option.value && token.value !== undefined) throw new UsageError(`--${name} does not take a value.`);
    options[name] = token.value ?? true;
  }
  if (options.help) return { words, options };
  const [fewest, most] = syntax.words;
  if (words.length < fewest || words.length > most) throw new UsageError(explainCount(syntax, words, program));
  return { words, options };
}

function explainUnknown(typed: string, names: string[], { name }: Syntax, program: string) {
  const closest = findClosest(
    typed,
    names.map((name) => `--${name}`),
  );
  const help = formatUsage(program, name, '--help');
  const hint = closest ? `Did you mean ${closest}? See ${help}.` : `See ${help}.`;
  return `Unknown option ${typed}${name && ` for ${name}`}. ${hint}`;
}

function explainCount({ name, usage, words: [, most] }: Syntax, words: string[], program: string) {
  const lines = usage.map((line) => formatUsage(program, name, line)).join('\n       ');
  const problem =
    words.length > most
      ? `Unexpected argument ${JSON.stringify(words[most])}.`
      : `${name || program} needs more arguments.`;
  return `${problem}\nUsage: ${lines}`;
}
