import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { databaseFile } from '#server/storage/database.ts';

/**
 * Whether the folder has a guestbook; `shown` is its path as the owner would write it. Throws a `ToolError` if that is
 * unknown, as in a folder of another user.
 */
export function hasDatabase(dataFolder: string, shown: string): boolean {
  try {
    return statSync(join(dataFolder, databaseFile), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ToolError(
      `${shown} cannot be read (${code}), so it is unknown whether a guestbook is in it. Check who owns the folder, and ` +
        'run this as the user that runs the server.',
    );
  }
}
