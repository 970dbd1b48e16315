import { join } from 'node:path';
import { openTerminal, type Terminal } from '#admin/terminal/terminal.ts';
import { engineFolder } from '#build/engine-folder.ts';
import { nameProgram, writeCommand } from './program-name.ts';
import type { Environment, Tool } from './tool.ts';

type Folders = { home: string; content: string };
type Typing = { siteOption: string | undefined; environment: Environment; workingFolder: string };

/** The tool for a real terminal. */
export function openTool(verb: string, folders: Folders, typing: Typing): Tool {
  // `list | head` closes the output early, which is not an error.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
  return makeTool(verb, folders, typing, openTerminal(typing.environment));
}

/** The tool for any terminal, such as the page that shows what the doctor says. */
export function makeTool(
  verb: string,
  { home, content }: Folders,
  { siteOption, environment, workingFolder }: Typing,
  terminal: Terminal,
): Tool {
  const typed = { verb, siteOption, environment };
  return {
    program: nameProgram(typed),
    writeCommand: (...command) => writeCommand(typed, ...command),
    terminal,
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
