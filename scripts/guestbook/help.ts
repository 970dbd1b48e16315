import { type Command, type Option, sharedOptions } from './command.ts';
import type { Terminal } from './terminal.ts';
import { fitWidth, measureWidth, wrapText } from './text-width.ts';

const start = 'npm run guestbook --';

/** The list of commands. */
export function formatOverview(commands: readonly Command[], { paint, width }: Terminal): string {
  return [
    paint('bold', 'The guestbook, for its owner'),
    '',
    `Usage: ${start} COMMAND`,
    '',
    ...formatPairs(
      commands.map(({ name, summary }) => [name, summary]),
      width,
    ),
    '',
    `How one of them is used: ${start} COMMAND --help`,
  ].join('\n');
}

export function formatHelp({ name, summary, usage, details, options }: Command, { paint, width }: Terminal): string {
  const known = { ...options, ...sharedOptions };
  return [
    `${paint('bold', name)}: ${summary}.`,
    '',
    ...usage.map((line, index) => `${index === 0 ? 'Usage: ' : '       '}${start} ${name} ${line}`.trimEnd()),
    '',
    ...(details === undefined ? [] : [...wrapText(details, Math.min(width, 100)), '']),
    ...formatPairs(
      Object.entries(known).map(([option, { value, description }]: [string, Option]) => [
        `--${option}${value ? ` ${value}` : ''}`,
        description,
      ]),
      width,
    ),
  ].join('\n');
}

function formatPairs(pairs: [string, string][], width: number): string[] {
  const left = Math.max(...pairs.map(([term]) => measureWidth(term)));
  return pairs.flatMap(([term, description]) =>
    wrapText(description, Math.max(20, Math.min(width, 100) - left - 4)).map(
      (line, index) => `  ${fitWidth(index === 0 ? term : '', left)}  ${line}`,
    ),
  );
}
