import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands } from './guestbook/commands.ts';
import { runCommand } from './guestbook/run-command.ts';
import { openTerminal } from './guestbook/terminal.ts';

// `list | head` closes the output early; there is nothing to say about that.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCommand(commands, process.argv.slice(2), {
  terminal: openTerminal(process.env),
  environment: process.env,
  now: Date.now,
  // npm goes to the project's folder first, and says where it came from.
  workFolder: resolve(process.env.INIT_CWD ?? '.'),
  contentFolder: join(fileURLToPath(new URL('..', import.meta.url)), 'content'),
  fetch,
});
