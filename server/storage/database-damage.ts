import { closeSync, existsSync, openSync, readSync, statfsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { freeSpaceOf, quoteForShell, removalOf, startWithDataFolder, systemLog } from '#server/system/shell.ts';

/**
 * What keeps a database from being used. A backup mends `broken`; `full` passes once there is room, `denied` once there
 * is the right to write, `busy` once another program lets go of it; of a `failing` disk the system knows more; `newer`
 * needs a newer version of the site.
 */
export type DamageKind = 'broken' | 'full' | 'failing' | 'denied' | 'busy' | 'newer';

/** A database that cannot be used. The message is one sentence without a full stop: the reason, and what mends it. */
export class DamagedDatabase extends StartError {
  readonly kind: DamageKind;

  constructor(kind: DamageKind, reason: string, remedy: string) {
    super(`${reason}; ${remedy}`);
    this.kind = kind;
  }
}

/** It was not looked for faults to the end, so nothing was written to it. */
export class UncheckedDatabase extends Error {
  override readonly name = 'UncheckedDatabase';
}

/** The command that mends a broken database, as an owner types it. */
export function restoreCommandFor(dataFolder: string): string {
  return `npm run backup -- restore newest${placeOption(dataFolder)}`;
}

/** What tells one of the owner's commands where the data lies; empty where it looks anyway, in the folder of this process. */
const placeOption = (dataFolder: string) =>
  dataFolder === resolve('data') ? '' : ` --data ${quoteForShell(dataFolder)}`;

export function describeBroken(reason: string, dataFolder: string, otherwise = ''): DamagedDatabase {
  return new DamagedDatabase(
    'broken',
    reason,
    `this puts the newest backup in its place: ${restoreCommandFor(dataFolder)}${otherwise}`,
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

/** The low byte of SQLite's code is the kind of the error; above it stand details. */
export const sqliteCodeOf = (cause: unknown): number | undefined =>
  cause instanceof Error && 'errcode' in cause ? Number(cause.errcode) & 0xff : undefined;

/** Says why a database cannot be used, from what SQLite or the file system reports. */
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
        `make room; this shows how much is free: ${freeSpaceOf(dataFolder)}`,
      );
    case 'failing':
      return new DamagedDatabase(
        'failing',
        `The disk of ${dataFolder} does not work as it should (${message})`,
        `the system tells more: ${systemLog()}`,
      );
    case 'busy':
      return new DamagedDatabase(
        'busy',
        `Another program keeps the database ${file} locked (${message})`,
        `end it; whether the database is whole then, this tells: npm run guestbook -- doctor${placeOption(dataFolder)}`,
      );
    default: {
      // The file system's own messages begin with the code.
      const isSaid = code === undefined || code === 'ERR_SQLITE_ERROR' || message.startsWith(code);
      const reason = isSaid ? message : `${code}: ${message}`;
      return new DamagedDatabase(
        'denied',
        `Cannot open the database in ${dataFolder} (${reason})`,
        `look at the folder's permissions, or choose another: ${startWithDataFolder()}`,
      );
    }
  }
}

function kindOf(cause: unknown, dataFolder: string): DamageKind {
  const errcode = sqliteCodeOf(cause);
  // SQLite says of some files that it needs beside the database no more than that they could not be written.
  if ((errcode === 10 || errcode === 14) && isFull(dataFolder)) return 'full';
  // Such as a table that is missing.
  if (errcode !== undefined) return sqliteCodes[errcode] ?? 'broken';
  return systemCodes[(cause as NodeJS.ErrnoException).code ?? ''] ?? 'denied';
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    // What SQLite needs beside a database: an index of its log, of 32 KiB.
    return bavail * bsize < 65_536;
  } catch {
    return false;
  }
}

/**
 * Throws a `DamagedDatabase` where the files of a database tell that something is missing, which SQLite would take for a
 * new database, or for one in which nothing was written last. Returns whether there is a database at all.
 */
export function findDatabase(dataFolder: string, file: string): boolean {
  const log = `${file}-wal`;
  if (!existsSync(file)) {
    if (sizeOf(log) > 0) throw describeBroken(`The database ${file} is missing, though its log is there`, dataFolder);
    return false;
  }
  if (sizeOf(file) === 0) {
    const otherwise = `; to begin with an empty guestbook instead: ${removalOf([file])}`;
    throw describeBroken(`The file ${file} is empty, though a database was in it`, dataFolder, otherwise);
  }
  const whatIsLost = 'the messages that were written last may be lost';
  const goOn = (files: string[]) => `; to go on without them: ${removalOf(files)}`;
  // SQLite makes the log before its index and removes it after that.
  if (existsSync(`${file}-shm`) && !existsSync(log)) {
    throw describeBroken(`The log ${log} is missing: ${whatIsLost}`, dataFolder, goOn([`${file}-shm`]));
  }
  if (sizeOf(log) > 0 && !hasLogHeader(log)) {
    throw describeBroken(`The log ${log} is damaged: ${whatIsLost}`, dataFolder, goOn([log, `${file}-shm`]));
  }
  return true;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** https://sqlite.org/walformat.html: a power cut may leave zeros before the first entry was on the disk. */
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
