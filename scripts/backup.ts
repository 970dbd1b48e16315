import '#server/require-node.mjs';
import { backupCommand } from '#admin/backup/backup-command.ts';
import { restoreCommand } from '#admin/backup/restore-command.ts';
import { openTool } from '#admin/guestbook/open-tool.ts';
import { runCommand } from '#admin/guestbook/run-command.ts';

const typed = process.argv.slice(2);
process.exitCode = await runCommand(
  [backupCommand, restoreCommand],
  typed[0] === restoreCommand.name ? typed : ['', ...typed],
  openTool('npm run backup --'),
);
