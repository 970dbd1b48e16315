import { toHarmlessLines } from '#admin/terminal/harmless-text.ts';
import { fitWidth, wrapText } from '#admin/terminal/text-width.ts';
import { findClosest } from '#content-reader/closest.ts';
import { hideSecrets } from '#content-reader/secrets.ts';
import type { MusicCommand, MusicExitCode, MusicTool } from './music-command.ts';

/** Runs one command as it was typed. Whatever goes wrong is told in a sentence. */
export async function runMusicCommand(
  commands: readonly MusicCommand[],
  typed: readonly string[],
  tool: MusicTool,
): Promise<MusicExitCode> {
  const { terminal, program } = tool;
  const [name, ...rest] = typed;
  const giveUp = (sentence: string): MusicExitCode => {
    terminal.note(toHarmlessLines(hideSecrets(sentence)));
    return 2;
  };
  if (name === undefined || isHelp(name) || name === 'help') {
    terminal.print(formatUsage(commands, tool));
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((known) => known.name === name);
  if (!command) {
    const names = commands.map((known) => known.name);
    const closest = findClosest(name, names);
    const hint = closest ? `Did you mean ${closest}?` : `All of them: ${program} --help`;
    return giveUp(`There is no command ${JSON.stringify(name)}. ${hint}`);
  }
  if (rest.some(isHelp)) {
    terminal.print(formatHelp(command, tool));
    return 0;
  }
  const unknown = command.names ? rest.find((word) => word.startsWith('-')) : rest[0];
  if (unknown !== undefined) {
    return giveUp(`${JSON.stringify(unknown)} is one word too many.\nUsage: ${formatLine(command, tool)}`);
  }
  try {
    return await command.run(tool, rest);
  } catch (error) {
    return giveUp(`That did not work: ${(error as Error).message}`);
  }
}

const isHelp = (word: string) => word === '--help' || word === '-h';

function formatUsage(commands: readonly MusicCommand[], { program }: MusicTool): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${fitWidth(name, width)}  ${summary}`);
  return [
    `Usage: ${program} COMMAND`,
    '',
    ...list,
    '',
    `What one of them does in detail: ${program} COMMAND --help`,
  ].join('\n');
}

function formatLine({ name, names }: MusicCommand, { program }: Pick<MusicTool, 'program'>): string {
  return `${program} ${name}${names ? ` [${names} …]` : ''}`;
}

function formatHelp(command: MusicCommand, tool: MusicTool) {
  const { name, summary, details } = command;
  const { paint, width } = tool.terminal;
  return [
    `${paint('bold', name)}: ${summary}.`,
    '',
    `Usage: ${formatLine(command, tool)}`,
    '',
    ...wrapText(details, Math.min(width, 100)),
  ].join('\n');
}
