import type { Database } from './database.ts';

export type DatabaseVersion = {
  /** A number that grows with each change by any process. Takes a few microseconds. */
  read: () => number;
  /** Must be called after each change by this process. */
  reportChange: () => void;
};

export function watchVersion(database: Database): DatabaseVersion {
  // SQLite's number covers only changes by other connections.
  const others = database.prepare('pragma data_version');
  let ownChanges = 0;
  return {
    // Both only grow, so their sum changes with either.
    read: () => Number(others.get()?.data_version) + ownChanges,
    reportChange: () => {
      ownChanges += 1;
    },
  };
}
