import { join } from 'node:path';
import { openTerminal } from '#admin/terminal/terminal.ts';
import { engineFolder } from '#build/engine-folder.ts';
import { nameProgram, writeCommand } from './program-name.ts';
import type { Environment, Tool } from './tool.ts';

/** The tool for a real terminal. */
export function openTool(
  verb: string,
  { home, content }: { home: string; content: string },
  {
    siteOption,
    environment,
    workingFolder,
  }: { siteOption: string | undefined; environment: Environment; workingFolder: string },
): Tool {
  // `list | head` closes the output early, which is not an error.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  const typed = { verb, siteOption, environment };
  return {
    program: nameProgram(typed),
    writeCommand: (...command) => writeCommand(typed, ...command),
    terminal: openTerminal(environment),
    environment,
    now: Date.now,
    workFolder: workingFolder,
    home,
    contentFolder: content,
    engineFolder,
    strayFolder: join(home, 'scripts/data'),
    fetch,
  };
}
