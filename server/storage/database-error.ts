import { DamagedDatabase, sqliteCodeOf, UncheckedDatabase } from './database-damage.ts';
import { LostDatabase } from './lost-database.ts';

/** Whether an error means that another process has locked the database. */
export function isLocked(cause: unknown): boolean {
  const code = sqliteCodeOf(cause);
  return code === 5 || code === 6;
}

/** Whether an error comes from the database rather than from our code. */
export function isDatabaseError(cause: unknown): boolean {
  if (cause instanceof LostDatabase || cause instanceof DamagedDatabase || cause instanceof UncheckedDatabase)
    return true;
  if (!(cause instanceof Error && 'code' in cause)) return false;
  // The database was closed before the write ran.
  return cause.code === 'ERR_SQLITE_ERROR' || (cause.code === 'ERR_INVALID_STATE' && /not open/.test(cause.message));
}
