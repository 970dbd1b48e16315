import { fitWidth, measureWidth, wrapText } from '#admin/terminal/text-width.ts';
import { type Command, type Option, sharedOptions, type Tool } from './command.ts';

type Shown = Pick<Tool, 'program' | 'terminal'>;

/** The list of commands. */
export function formatOverview(commands: readonly Command[], { program, terminal: { width } }: Shown): string {
  return [
    `Usage: ${program} COMMAND`,
    '',
    ...formatPairs(
      commands.map(({ name, usage, summary }) => [name || (usage[0] ?? ''), summary]),
      width,
    ),
    '',
    `How one of them is used: ${program} COMMAND --help`,
  ].join('\n');
}

export function formatHelp(
  { name, summary, usage, details, options }: Command,
  { program, terminal: { paint, width } }: Shown,
): string {
  const known = { ...options, ...sharedOptions };
  return [
    name === '' ? `${paint('bold', program)}: ${summary}.` : `${paint('bold', name)}: ${summary}.`,
    '',
    ...usage.map((line, index) => `${index === 0 ? 'Usage: ' : '       '}${formatUsage(program, name, line)}`),
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

export function formatUsage(program: string, name: string, line: string): string {
  return [program, name, line].filter(Boolean).join(' ');
}

function formatPairs(pairs: [string, string][], width: number): string[] {
  const left = Math.max(...pairs.map(([term]) => measureWidth(term)));
  return pairs.flatMap(([term, description]) =>
    wrapText(description, Math.max(20, Math.min(width, 100) - left - 4)).map(
      (line, index) => `  ${fitWidth(index === 0 ? term : '', left)}  ${line}`,
    ),
  );
}
