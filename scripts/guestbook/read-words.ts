import { parseArgs } from 'node:util';
import { findClosest } from '#content-reader/closest.ts';
import { type Command, type Option, sharedOptions } from './command.ts';
import { UsageError } from './tool-errors.ts';

export type Words = { words: string[]; options: Record<string, string | true | undefined> };

/** Reads what was typed behind a command's name. Throws a `UsageError` that names the closest option for a slip. */
export function readWords(command: Command, typed: readonly string[]): Words {
  const known: Record<string, Option> = { ...command.options, ...sharedOptions };
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
    if (!option) throw new UsageError(explainUnknown(`--${name}`, Object.keys(known), command));
    if (option.value && token.value === undefined) {
      throw new UsageError(`--${name} needs a value: --${name} ${option.value}`);
    }
    if (!option.value && token.value !== undefined) throw new UsageError(`--${name} takes no value.`);
    options[name] = token.value ?? true;
  }
  if (options.help) return { words, options };
  const [fewest, most] = command.words;
  if (words.length < fewest || words.length > most) throw new UsageError(explainCount(command, words));
  return { words, options };
}

function explainUnknown(typed: string, names: string[], command: Command) {
  const closest = findClosest(
    typed,
    names.map((name) => `--${name}`),
  );
  return closest
    ? `${command.name} knows no ${typed}. Did you mean ${closest}?`
    : `${command.name} knows no ${typed}. See: npm run guestbook -- ${command.name} --help`;
}

function explainCount(command: Command, words: string[]) {
  const usage = command.usage.map((line) => `npm run guestbook -- ${command.name} ${line}`.trimEnd()).join('\n       ');
  const problem =
    words.length > command.words[1]
      ? `${command.name} does not know what to do with ${JSON.stringify(words[command.words[1]])}.`
      : `${command.name} needs something more.`;
  return `${problem}\nUsage: ${usage}`;
}
