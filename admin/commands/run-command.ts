import { toHarmlessJson, toHarmlessLines } from '#admin/terminal/harmless-text.ts';
import { findClosest } from '#content-reader/closest.ts';
import { hideSecrets } from '#content-reader/secrets.ts';
import { StartError } from '#server/start-error.ts';
import type { Command, ExitCode } from './command.ts';
import { formatHelp, formatOverview } from './help.ts';
import { readWords } from './read-words.ts';
import type { Tool } from './tool.ts';
import { ReportedError, ToolError, UsageError } from './tool-errors.ts';

/** Runs one command as it was typed. Reports any error as one sentence. */
export async function runCommand(
  commands: readonly Command[],
  typed: readonly string[],
  tool: Tool,
): Promise<ExitCode> {
  const { terminal, program } = tool;
  try {
    const hasDefault = commands.some(({ name }) => name === '') && !commands.some(({ name }) => name === typed[0]);
    const [name, ...rest] = hasDefault ? ['', ...typed] : typed;
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      const about = name === 'help' && rest[0] !== undefined ? findCommand(commands, rest[0], program) : undefined;
      terminal.print(about ? formatHelp(about, tool) : formatOverview(commands, tool));
      return name === undefined ? 2 : 0;
    }
    const command = findCommand(commands, name, program);
    const { words, options } = readWords(command, rest, program);
    if (options.help) terminal.print(formatHelp(command, tool));
    else await command.run({ ...tool, words, options });
    return 0;
  } catch (error) {
    if (error instanceof ReportedError) return error.exitCode;
    // Error messages may quote a file or a server's response.
    const sentence = toHarmlessLines(hideSecrets(explain(error)));
    // With --json, errors go to stdout, too.
    const facts = error instanceof ToolError ? error.facts : {};
    if (typed.includes('--json'))
      terminal.print(toHarmlessJson(JSON.stringify({ error: sentence, ...facts }, null, 2)));
    else terminal.note(sentence);
    return error instanceof UsageError ? 2 : 1;
  }
}

function findCommand(commands: readonly Command[], name: string, program: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const closest = findClosest(
    name,
    commands.map((command) => command.name),
  );
  throw new UsageError(
    closest
      ? `Unknown command ${JSON.stringify(name)}. Did you mean ${closest}?`
      : `Unknown command ${JSON.stringify(name)}. Run ${program} --help for a list.`,
  );
}

function explain(error: unknown): string {
  if (error instanceof ToolError || error instanceof UsageError || error instanceof StartError) return error.message;
  const { message, code } = error as NodeJS.ErrnoException;
  if (code === 'ERR_SQLITE_ERROR' && /locked|busy/i.test(message)) {
    return 'The guestbook is busy: another program has been writing to it for more than 5 seconds. Try again.';
  }
  return `Something went wrong: ${message || String(error)}`;
}
