import type { Command } from '#admin/commands/command.ts';
import { withGuestbook } from '../guestbook/guestbook-command.ts';
import { backupCommand } from './backup-command.ts';
import { restoreCommand } from './restore-command.ts';

export const commands: readonly Command[] = [backupCommand, restoreCommand].map(withGuestbook);
