import { closeSync, existsSync, openSync, readSync, statfsSync, statSync } from 'node:fs';
import type { DatabaseProblem } from '#model/health.ts';
import { StartError } from '#server/start-error.ts';
import { dataOption, ownerCommand, startWithDataFolder } from '#server/system/owner-command.ts';
import { freeSpaceCommandFor, removeCommandFor, systemLogCommand } from '#server/system/shell.ts';

type DamageKind = Exclude<DatabaseProblem, 'missing'>;

/** A database that cannot be used. The message is one sentence without a full stop: the reason and the fix. */
export class DamagedDatabase extends StartError {
  readonly kind: DamageKind;

  constructor(kind: DamageKind, reason: string, fix: string) {
    super(`${reason}; ${fix}`);
    this.kind = kind;
  }
}

/** The check for faults did not finish, so nothing was written. */
export class UncheckedDatabase extends Error {
  override readonly name = 'UncheckedDatabase';
}

/** The command that restores the newest backup, as an owner types it. */
export function restoreCommandFor(dataFolder: string): string {
  return ownerCommand('backup', `restore newest ${dataOption(dataFolder)}`);
}

export function describeBroken(reason: string, dataFolder: string, alternative = ''): DamagedDatabase {
  return new DamagedDatabase(
    'broken',
    reason,
    `to restore the newest backup: ${restoreCommandFor(dataFolder)}${alternative}`,
  );
}

// https://sqlite.org/rescode.html
const sqliteCodes: Record<number, DamageKind> = {
  3: 'denied',
  5: 'busy',
  6: 'busy',
  8: 'denied',
  10: 'failing',
  11: 'broken',
  13: 'full',
  14: 'denied',
  23: 'denied',
  26: 'broken',
};
const systemCodes: Record<string, DamageKind> = { ENOSPC: 'full', EDQUOT: 'full', EFBIG: 'full' };

/** The primary result code of an error, which is the low byte of SQLite's extended code. */
export const sqliteCodeOf = (cause: unknown): number | undefined =>
  cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : undefined;

/** Explains why a database cannot be used, given an error of SQLite or the file system. */
export function explainDamage(cause: unknown, dataFolder: string, file: string): DamagedDatabase {
  if (cause instanceof DamagedDatabase) return cause;
  const { code, message } = cause as NodeJS.ErrnoException;
  switch (kindOf(cause, dataFolder)) {
    case 'broken':
      return describeBroken(`The database ${file} is broken (${message})`, dataFolder);
    case 'full':
      return new DamagedDatabase(
        'full',
        `The disk is full, so nothing can be written to ${dataFolder} (${message})`,
        `free some space; to see how much is left: ${freeSpaceCommandFor(dataFolder)}`,
      );
    case 'failing':
      return new DamagedDatabase(
        'failing',
        `The disk of ${dataFolder} is failing (${message})`,
        `see the system log: ${systemLogCommand()}`,
      );
    case 'busy':
      return new DamagedDatabase(
        'busy',
        `Another program has locked the database ${file} (${message})`,
        `stop it, then check the database: ${ownerCommand('guestbook', `doctor ${dataOption(dataFolder)}`)}`,
      );
    default: {
      // The file system's messages begin with the code.
      const includesCode = code === undefined || code === 'ERR_SQLITE_ERROR' || message.startsWith(code);
      const reason = includesCode ? message : `${code}: ${message}`;
      return new DamagedDatabase(
        'denied',
        `Cannot open the database in ${dataFolder} (${reason})`,
        `check the folder's permissions, or choose another folder: ${startWithDataFolder()}`,
      );
    }
  }
}

function kindOf(cause: unknown, dataFolder: string): DamageKind {
  const errcode = sqliteCodeOf(cause);
  // SQLite reports only an I/O error if it cannot write the files beside the database.
  if ((errcode === 10 || errcode === 14) && isFull(dataFolder)) return 'full';
  // Other errors, such as a missing table.
  if (errcode !== undefined) return sqliteCodes[errcode] ?? 'broken';
  return systemCodes[(cause as NodeJS.ErrnoException).code ?? ''] ?? 'denied';
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    // SQLite also needs 32 KiB for the index of its log.
    return bavail * bsize < 65_536;
  } catch {
    return false;
  }
}

/**
 * Whether there is a database. Throws a `DamagedDatabase` if a part of one is missing: SQLite would silently create a
 * new one, or lose the newest writes.
 */
export function findDatabase(dataFolder: string, file: string): boolean {
  const log = `${file}-wal`;
  if (!existsSync(file)) {
    if (sizeOf(log) > 0) throw describeBroken(`The database ${file} is missing, although its log exists`, dataFolder);
    return false;
  }
  if (sizeOf(file) === 0) {
    const alternative = `; to start with an empty guestbook instead: ${removeCommandFor([file])}`;
    throw describeBroken(`The file ${file} is empty, although it used to contain a database`, dataFolder, alternative);
  }
  const loss = 'the newest messages may be lost';
  const continueWithout = (files: string[]) => `; to continue without them: ${removeCommandFor(files)}`;
  // SQLite creates the log before its index and deletes it after the index.
  if (existsSync(`${file}-shm`) && !existsSync(log)) {
    throw describeBroken(`The log ${log} is missing: ${loss}`, dataFolder, continueWithout([`${file}-shm`]));
  }
  if (sizeOf(log) > 0 && !hasLogHeader(log)) {
    throw describeBroken(`The log ${log} is damaged: ${loss}`, dataFolder, continueWithout([log, `${file}-shm`]));
  }
  return true;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** https://sqlite.org/walformat.html: a power cut may leave zeros where nothing was flushed yet. */
function hasLogHeader(log: string): boolean {
  const header = Buffer.alloc(4);
  const handle = openSync(log, 'r');
  try {
    readSync(handle, header, 0, 4, 0);
  } finally {
    closeSync(handle);
  }
  return [0, 0x377f0682, 0x377f0683].includes(header.readUInt32BE());
}
