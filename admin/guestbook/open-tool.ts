import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tool } from './command.ts';
import { openTerminal } from './terminal/terminal.ts';

/** What commands work with when a person runs them. */
export function openTool(program: string): Tool {
  // `list | head` closes the output early; there is nothing to say about that.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  return {
    program,
    terminal: openTerminal(process.env),
    environment: process.env,
    now: Date.now,
    // npm goes to the project's folder first, and says where it came from.
    workFolder: resolve(process.env.INIT_CWD ?? '.'),
    contentFolder: fileURLToPath(new URL('../../content', import.meta.url)),
    strayFolder: fileURLToPath(new URL('../data', import.meta.url)),
    fetch,
  };
}
