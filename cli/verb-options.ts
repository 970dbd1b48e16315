import type { Option, Syntax } from '#admin/commands/command.ts';
import { readWords } from '#admin/commands/read-words.ts';

/** Every verb that works on a site has it; `runCli` reads it. */
export const siteOption: Record<string, Option> = {
  site: { value: 'FOLDER', description: 'the site, if it is not in this folder' },
};

type VerbOptions = { words: string[]; switches: Set<string>; values: Record<string, string | undefined> };

/** Reads what was typed after a verb. Throws a `UsageError` with the closest option for a typo. */
export function readVerbOptions(syntax: Syntax, typed: readonly string[]): VerbOptions {
  const { words, options } = readWords(syntax, typed, 'npx bonbon');
  const entries = Object.entries(options);
  const switches = new Set(entries.flatMap(([name, value]) => (value === true ? [name] : [])));
  const values = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  return { words, switches, values };
}

/** What `bonbon VERB --help` prints. Loaded when it is asked for: measuring texts takes a tenth of the time of a start. */
export const makeVerbHelp = (syntax: Syntax) => async (): Promise<string> => {
  const { formatSyntax } = await import('#admin/commands/help.ts');
  const { openTerminal } = await import('#admin/terminal/terminal.ts');
  return formatSyntax(syntax, { program: 'npx bonbon', terminal: openTerminal(process.env) });
};
