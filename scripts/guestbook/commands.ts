import { blockCommand, blocksCommand, unblockCommand } from './block-commands.ts';
import type { Command } from './command.ts';
import { doctorCommand } from './doctor-command.ts';
import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';
import { listCommand } from './list-command.ts';
import { closeCommand, openCommand } from './open-commands.ts';
import { replyCommand } from './reply-command.ts';
import { settingsCommand } from './settings-command.ts';
import { showCommand } from './show-command.ts';
import { approveCommand, deleteCommand, hideCommand, restoreCommand } from './state-commands.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  listCommand,
  showCommand,
  approveCommand,
  hideCommand,
  restoreCommand,
  deleteCommand,
  replyCommand,
  closeCommand,
  openCommand,
  blockCommand,
  unblockCommand,
  blocksCommand,
  settingsCommand,
  exportCommand,
  importCommand,
  doctorCommand,
];
