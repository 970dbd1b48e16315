import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { databaseFile } from '#server/storage/database.ts';

/**
 * Whether a guestbook is kept in the folder; `shown` is how the owner would write it. Throws a ToolError where nobody can tell,
 * as in a folder of another user: that is not none.
 */
export function hasDatabase(dataFolder: string, shown: string): boolean {
  try {
    return statSync(join(dataFolder, databaseFile), { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ToolError(
      `${shown} cannot be looked into (${code}), so nobody knows what is in it. Look at whose folder it is, and run this as the ` +
        'user that runs the server.',
    );
  }
}
