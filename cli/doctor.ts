import { commands } from '#admin/guestbook/commands.ts';
import { formatHelp } from '#admin/guestbook/help.ts';
import { openTool } from '#admin/guestbook/open-tool.ts';
import { runCommand } from '#admin/guestbook/run-command.ts';
import { openTerminal } from '#admin/terminal/terminal.ts';
import { findSiteFolders } from '#build/folders/site-folders.ts';
import type { Verb } from './verb.ts';

const doctor = commands.filter(({ name }) => name === 'doctor').map((command) => ({ ...command, name: '' }));

export const verb: Verb = {
  hasCommands: true,
  help: doctor
    .map((command) => formatHelp(command, { program: 'bonbon doctor', terminal: openTerminal(process.env) }))
    .join('\n'),
  run: (words, context) => runCommand(doctor, ['', ...words], openTool('doctor', findSiteFolders(context), context)),
};
