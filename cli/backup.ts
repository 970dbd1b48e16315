import { backupCommand } from '#admin/backup/backup-command.ts';
import { restoreCommand } from '#admin/backup/restore-command.ts';
import { formatOverview } from '#admin/guestbook/help.ts';
import { openTool } from '#admin/guestbook/open-tool.ts';
import { runCommand } from '#admin/guestbook/run-command.ts';
import { openTerminal } from '#admin/terminal/terminal.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import type { Verb } from './verb.ts';

const commands = [backupCommand, restoreCommand];

export const verb: Verb = {
  hasCommands: true,
  help: formatOverview(commands, { program: 'bonbon backup', terminal: openTerminal(process.env) }),
  run: (words, context) =>
    runCommand(
      commands,
      words[0] === restoreCommand.name ? words : ['', ...words],
      openTool('backup', findSiteFolders(context), context),
    ),
};
