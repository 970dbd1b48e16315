import { fitWidth, measureWidth, wrapText } from '#admin/terminal/text-width.ts';
import { type Command, type Option, type Syntax, sharedOptions } from './command.ts';
import type { Tool } from './tool.ts';

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
    `For help on a command: ${program} COMMAND --help`,
  ].join('\n');
}

export function formatHelp(command: Command, shown: Shown): string {
  const { name, summary, options } = command;
  const heading = `${shown.terminal.paint('bold', name || shown.program)}: ${summary}.`;
  return `${heading}\n\n${formatSyntax({ ...command, options: { ...options, ...sharedOptions } }, shown)}`;
}

/** The help without its heading; `options` includes the shared ones. */
export function formatSyntax(
  { name, usage, details, options = {} }: Syntax,
  { program, terminal: { width } }: Shown,
): string {
  return [
    ...usage.map((line, index) => `${index === 0 ? 'Usage: ' : '       '}${formatUsage(program, name, line)}`),
    '',
    ...(details === undefined ? [] : [...wrapText(details, Math.min(width, 100)), '']),
    ...formatPairs(
      Object.entries(options).map(([option, { value, description }]: [string, Option]) => [
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
