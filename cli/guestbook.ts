import { commands } from '#admin/guestbook/commands.ts';
import { formatOverview } from '#admin/guestbook/help.ts';
import { openTool } from '#admin/guestbook/open-tool.ts';
import { runCommand } from '#admin/guestbook/run-command.ts';
import { openTerminal } from '#admin/terminal/terminal.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import type { Verb } from './verb.ts';

export const verb: Verb = {
  hasCommands: true,
  help: formatOverview(commands, { program: 'bonbon guestbook', terminal: openTerminal(process.env) }),
  run: (words, context) => runCommand(commands, words, openTool('guestbook', findSiteFolders(context), context)),
};
