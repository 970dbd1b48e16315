import { statSync } from 'node:fs';
import type { Database } from './database.ts';

/** The file of an open database was removed or replaced. */
export class LostDatabase extends Error {
  override readonly name = 'LostDatabase';
}

/**
 * Returns a check that throws a `LostDatabase` if the database or its log is no longer the file that was opened: SQLite
 * would silently keep writing to a removed file, and those writes would be lost. Takes a few microseconds.
 */
export function watchFiles(database: Database): () => void {
  const path = database.location() ?? '';
  const inodeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.ino;
  const opened = [path, `${path}-wal`].map((file) => ({ file, inode: inodeOf(file) }));
  return () => {
    for (const { file, inode } of opened) {
      if (inodeOf(file) !== inode) {
        throw new LostDatabase(`${file} was removed or replaced while the server was running. Restart the server.`);
      }
    }
  };
}
