import { fitWidth, measureWidth, wrapText } from '#admin/terminal/text-width.ts';
import { type Command, helpOption, type Option, type Syntax } from './command.ts';
import type { Tool } from './tool.ts';
import { formatUsage } from './usage.ts';

type Shown = Pick<Tool, 'program' | 'terminal'>;

/** The list of commands; for a single one without a name, its help. */
export function formatOverview(commands: readonly Command[], shown: Shown): string {
  const [only] = commands;
  if (only?.name === '' && commands.length === 1) return formatHelp(only, shown);
  const { program, terminal } = shown;
  return [
    `Usage: ${program} COMMAND`,
    '',
    ...formatPairs(
      commands.map(({ name, usage, summary }) => [name || (usage[0] ?? ''), summary]),
      terminal.width,
    ),
    '',
    `For help on a command: ${program} COMMAND --help`,
  ].join('\n');
}

export function formatHelp(command: Command, shown: Shown): string {
  const { name, summary } = command;
  const heading = `${shown.terminal.paint('bold', name || shown.program)}: ${summary}.`;
  return `${heading}\n\n${formatSyntax(command, shown)}`;
}

/** The help without its heading. */
export function formatSyntax(
  { name, usage, details, options = {} }: Syntax,
  { program, terminal: { width } }: Shown,
): string {
  return [
    ...usage.map((line, index) => `${index === 0 ? 'Usage: ' : '       '}${formatUsage(program, name, line)}`),
    '',
    ...(details === undefined ? [] : [...wrapText(details, Math.min(width, 100)), '']),
    ...formatPairs(
      Object.entries({ ...options, ...helpOption }).map(([option, { value, description }]: [string, Option]) => [
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
