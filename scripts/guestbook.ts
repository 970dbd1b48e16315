import '#server/require-node.mjs';
import { commands } from './guestbook/commands.ts';
import { openTool } from './guestbook/open-tool.ts';
import { runCommand } from './guestbook/run-command.ts';

process.exitCode = await runCommand(commands, process.argv.slice(2), openTool('npm run guestbook --'));
