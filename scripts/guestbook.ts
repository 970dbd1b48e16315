import '#server/require-node.mjs';
import { commands } from '#admin/guestbook/commands.ts';
import { openTool } from '#admin/guestbook/open-tool.ts';
import { runCommand } from '#admin/guestbook/run-command.ts';

process.exitCode = await runCommand(commands, process.argv.slice(2), openTool('npm run guestbook --'));
