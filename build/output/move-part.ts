import { existsSync } from 'node:fs';
import { StartError } from '#server/start-error.ts';
import { isAccessError, renameWithRetry } from '#server/system/retry-rename.ts';

/** Moves a part of a build into place unless that has been done. Throws a StartError if the part is locked. */
export async function movePart(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await renameWithRetry(from, to).catch((error) => {
    if (!isAccessError(error)) throw error;
    throw new StartError(
      `The new site is finished, but ${from} cannot be moved (${error.code}): another program has something of it open, or ` +
        'this user may not change it. Stop the server and close what shows the folder; then the next npm start or npm run ' +
        'build puts the new site in place.',
    );
  });
}
