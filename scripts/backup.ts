import '#server/require-node.mjs';
import { backupCommand } from './backup/backup-command.ts';
import { restoreCommand } from './backup/restore-command.ts';
import { openTool } from './guestbook/open-tool.ts';
import { runCommand } from './guestbook/run-command.ts';

const typed = process.argv.slice(2);
process.exitCode = await runCommand(
  [backupCommand, restoreCommand],
  typed[0] === restoreCommand.name ? typed : ['', ...typed],
  openTool('npm run backup --'),
);
