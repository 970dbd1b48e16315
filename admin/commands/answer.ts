import { toHarmlessJson } from '#admin/terminal/harmless-text.ts';
import type { Call } from './command.ts';
import { ToolError, UsageError } from './tool-errors.ts';

/** Prints a command's answer: as JSON for programs, otherwise as text. */
export function answer({ terminal, options }: Call, json: object, words: string | (() => string)): void {
  if (options.json) terminal.print(toHarmlessJson(JSON.stringify(json, null, 2)));
  else terminal.print(typeof words === 'string' ? words : words());
}

/**
 * Asks for confirmation. Without a terminal to ask in, the command needs `--yes`. `details` are printed before the
 * question.
 */
export async function requireConfirmation({ terminal, options }: Call, question: string, details = ''): Promise<void> {
  if (options.yes) return;
  if (!terminal.canAsk) {
    throw new UsageError(`${question} There is no terminal to ask in: to confirm, add --yes.`);
  }
  if (details !== '') terminal.note(details);
  if (!(await terminal.ask(question))) throw new ToolError('Nothing was changed.');
}
