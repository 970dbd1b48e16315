import type { Option, Syntax } from '#admin/commands/command.ts';
import { formatSyntax } from '#admin/commands/help.ts';
import { readWords } from '#admin/commands/read-words.ts';
import { openTerminal } from '#admin/terminal/terminal.ts';

/** Every verb that works on a site has it; `runCli` reads it. */
export const siteOption: Record<string, Option> = {
  site: { value: 'FOLDER', description: 'the site, if it is not in this folder' },
};

type VerbOptions = { words: string[]; switches: Set<string>; values: Record<string, string | undefined> };

/** Reads what was typed after a verb. Throws a `UsageError` with the closest option for a typo. */
export function readVerbOptions(syntax: Syntax, typed: readonly string[]): VerbOptions {
  const { words, options } = readWords(syntax, typed, 'bonbon');
  const entries = Object.entries(options);
  const switches = new Set(entries.flatMap(([name, value]) => (value === true ? [name] : [])));
  const values = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  return { words, switches, values };
}

/** What `bonbon VERB --help` prints. */
export const formatVerbHelp = (syntax: Syntax): string =>
  formatSyntax(syntax, { program: 'bonbon', terminal: openTerminal(process.env) });
