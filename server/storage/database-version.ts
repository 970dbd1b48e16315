import type { Database } from './database.ts';

export type DatabaseVersion = {
  /** Another number after each change, whichever process made it. Takes some microseconds. */
  read: () => number;
  /** To be called after this process has changed something that is read by the version. */
  noteChange: () => void;
};

export function watchVersion(database: Database): DatabaseVersion {
  // SQLite's number tells of other connections only.
  const others = database.prepare('pragma data_version');
  let ownChanges = 0;
  return {
    // Both only ever grow, so their sum changes with either.
    read: () => Number(others.get()?.data_version) + ownChanges,
    noteChange: () => {
      ownChanges += 1;
    },
  };
}
