import type { Command } from '#admin/commands/command.ts';
import { formatOverview } from '#admin/commands/help.ts';
import { openTool } from '#admin/commands/open-tool.ts';
import { runCommand } from '#admin/commands/run-command.ts';
import { openTerminal } from '#admin/terminal/terminal.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import type { Verb } from './verb.ts';

/** A verb whose words name one of its commands. `findFolders` finds the site they are for. */
export const makeCommandVerb = (
  name: string,
  commands: readonly Command[],
  { findFolders = findSiteFolders } = {},
): Verb => ({
  hasCommands: true,
  help: async () => formatOverview(commands, { program: `npx bonbon ${name}`, terminal: openTerminal(process.env) }),
  run: (words, context) => runCommand(commands, words, openTool(name, findFolders(context), context)),
});
