import type { Command } from '#admin/commands/command.ts';
import { doctorCommand } from '#admin/doctor/doctor-command.ts';
import { blockCommand, blocksCommand, unblockCommand } from './commands/block-commands.ts';
import { deleteCommand } from './commands/delete-command.ts';
import { doorCommand } from './commands/door-command.ts';
import { exportCommand } from './commands/export-command.ts';
import { importCommand } from './commands/import-command.ts';
import { listCommand } from './commands/list-command.ts';
import { closeCommand, openCommand } from './commands/open-commands.ts';
import { replyCommand } from './commands/reply-command.ts';
import { settingsCommand } from './commands/settings-command.ts';
import { showCommand } from './commands/show-command.ts';
import { approveCommand, hideCommand, restoreCommand } from './commands/state-commands.ts';
import { withGuestbook } from './guestbook-command.ts';

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
  doorCommand,
  doctorCommand,
].map(withGuestbook);
