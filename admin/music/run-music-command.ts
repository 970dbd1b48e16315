import { toHarmlessLines } from '#admin/terminal/harmless-text.ts';
import { fitWidth, wrapText } from '#admin/terminal/text-width.ts';
import { findClosest } from '#content-reader/closest.ts';
import { hideSecrets } from '#content-reader/secrets.ts';
import type { MusicCommand, MusicExitCode, MusicTool } from './music-command.ts';

/** Runs one command as it was typed. Reports any error as one sentence. */
export async function runMusicCommand(
  commands: readonly MusicCommand[],
  typed: readonly string[],
  tool: MusicTool,
): Promise<MusicExitCode> {
  const { terminal, program } = tool;
  const [name, ...rest] = typed;
  const fail = (sentence: string): MusicExitCode => {
    terminal.note(toHarmlessLines(hideSecrets(sentence)));
    return 2;
  };
  if (name === undefined || isHelp(name) || name === 'help') {
    terminal.print(formatOverview(commands, tool));
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((known) => known.name === name);
  if (!command) {
    const names = commands.map((known) => known.name);
    const closest = findClosest(name, names);
    const hint = closest ? `Did you mean ${closest}?` : `Run ${program} --help for a list.`;
    return fail(`Unknown command ${JSON.stringify(name)}. ${hint}`);
  }
  if (rest.some(isHelp)) {
    terminal.print(formatHelp(command, tool));
    return 0;
  }
  const unknown = command.names ? rest.find((word) => word.startsWith('-')) : rest[0];
  if (unknown !== undefined) {
    return fail(`Unexpected argument ${JSON.stringify(unknown)}.\nUsage: ${formatUsage(command, tool)}`);
  }
  try {
    return await command.run(tool, rest);
  } catch (error) {
    return fail(`Something went wrong: ${(error as Error).message}`);
  }
}

const isHelp = (word: string) => word === '--help' || word === '-h';

function formatOverview(commands: readonly MusicCommand[], { program }: MusicTool): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${fitWidth(name, width)}  ${summary}`);
  return [`Usage: ${program} COMMAND`, '', ...list, '', `For help on a command: ${program} COMMAND --help`].join('\n');
}

function formatUsage({ name, names }: MusicCommand, { program }: Pick<MusicTool, 'program'>): string {
  return `${program} ${name}${names ? ` [${names} …]` : ''}`;
}

function formatHelp(command: MusicCommand, tool: MusicTool) {
  const { name, summary, details } = command;
  const { paint, width } = tool.terminal;
  return [
    `${paint('bold', name)}: ${summary}.`,
    '',
    `Usage: ${formatUsage(command, tool)}`,
    '',
    ...wrapText(details, Math.min(width, 100)),
  ].join('\n');
}
