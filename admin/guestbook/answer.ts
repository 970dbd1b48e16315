import { toHarmlessJson } from '#admin/terminal/harmless-text.ts';
import type { Call } from './command.ts';
import { ToolError, UsageError } from './tool-errors.ts';

/** Prints a command's answer: for programs as JSON, else for people. */
export function answer({ terminal, isJson }: Call, json: object, words: string | (() => string)): void {
  if (isJson) terminal.print(toHarmlessJson(JSON.stringify(json, null, 2)));
  else terminal.print(typeof words === 'string' ? words : words());
}

/**
 * Asks before something is done. Where nobody can be asked, `--yes` has to stand in the command: a script must say that it
 * means it. `details` are what the question is about.
 */
export async function askFirst({ terminal, options }: Call, question: string, details = ''): Promise<void> {
  if (options.yes) return;
  if (!terminal.canAsk) {
    throw new UsageError(`${question} There is nobody here to answer that. If you mean it, add --yes.`);
  }
  if (details !== '') terminal.note(details);
  if (!(await terminal.ask(question))) throw new ToolError('Nothing was changed.');
}
