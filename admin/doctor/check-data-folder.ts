import { existsSync, realpathSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Tool } from '#admin/commands/tool.ts';
import { advise, type Finding, fine, skipped, wrong } from '#admin/terminal/finding.ts';
import { dayMs } from '#model/day.ts';
import { backupsFolder, findLastBackupTime } from '#server/backups/backup-files.ts';
import { StartError } from '#server/start-error.ts';
import type { BackupFailure } from '#server/storage/backup-failure-store.ts';
import { databaseFile } from '#server/storage/database.ts';
import { restoreCommandFor } from '#server/storage/database-damage.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import { isWithin } from '#server/system/folder-within.ts';
import { startWithDataFolder } from '#server/system/owner-command.ts';
import { quoteForShell, withVariable } from '#server/system/shell.ts';

type WriteCommand = Tool['writeCommand'];

/** The server makes one each night, so an older one means that it does not run at night, or that it cannot. */
const oldBackupDays = 2;
const criticalFreeBytes = 100 * 1024 ** 2;
const lowFreeBytes = 1024 ** 3;

/** Checks everything that could make the built-in guestbook lose data. */
export async function checkDataFolder(
  dataFolder: string,
  { now, writeCommand }: Pick<Tool, 'now' | 'writeCommand'>,
): Promise<Finding[]> {
  return [
    checkLocation(dataFolder),
    await checkPermissions(dataFolder),
    await checkSpace(dataFolder),
    ...checkDatabase(dataFolder, writeCommand),
    await checkBackups(backupsFolder(dataFolder), now(), writeCommand),
  ];
}

function checkLocation(dataFolder: string): Finding {
  const temporary = [tmpdir(), '/tmp', '/var/tmp', '/dev/shm', '/run'].find((folder) => {
    // On a Mac /tmp and /var are links, and a process in them sees the real path.
    const real = existsSync(folder) ? realpathSync(folder) : folder;
    return isWithin(resolve(folder), dataFolder) || isWithin(real, dataFolder);
  });
  if (temporary === undefined) return fine(`The data folder is ${dataFolder}.`);
  return wrong(
    `The data folder ${dataFolder} is in ${temporary}, which the system empties.`,
    `Stop the server, move the folder, and start the server with its new path: ${startWithDataFolder()}`,
  );
}

async function checkPermissions(dataFolder: string): Promise<Finding> {
  if (process.platform === 'win32')
    return skipped('Windows controls who can read the data folder, so that was not checked.');
  const isOpen = async (path: string) => ((await stat(path)).mode & 0o077) !== 0;
  const files = (await readdir(dataFolder)).filter((name) => name.startsWith(databaseFile));
  const paths = files.map((name) => join(dataFolder, name));
  const open: string[] = [];
  for (const path of paths) if (await isOpen(path)) open.push(path);
  // If nobody else can enter the folder, nobody else can read its files.
  if (open.length === 0 || !(await isOpen(dataFolder))) {
    return fine('Nobody else on this computer can read the data folder.');
  }
  return wrong(
    `Other users of this computer can read ${open.join(', ')}.`,
    `chmod -R go-rwx ${quoteForShell(dataFolder)}`,
  );
}

async function checkSpace(dataFolder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataFolder);
  const bytes = bavail * bsize;
  const amount = bytes >= lowFreeBytes ? `${Math.floor(bytes / 1024 ** 3)} GB` : `${Math.floor(bytes / 1024 ** 2)} MB`;
  if (bytes >= lowFreeBytes) return fine(`The disk has ${amount} of free space.`);
  const sentence = `The disk has only ${amount} of free space.`;
  const remedy = 'When the disk is full, nobody can sign the guestbook. Free some space, or move the data folder.';
  return bytes < criticalFreeBytes ? wrong(sentence, remedy) : advise(sentence, remedy);
}

function checkDatabase(dataFolder: string, writeCommand: WriteCommand): Finding[] {
  const remedy = `Stop the server and restore a backup: ${restoreCommandFor(dataFolder)}`;
  try {
    const { faults, version, newestVersion, missingProxies, backupFailure } = inspectDatabase(
      join(dataFolder, databaseFile),
    );
    return [
      ...checkProxies(missingProxies, writeCommand),
      faults.length === 0 ? fine('The database is intact.') : wrong(`The database is broken: ${faults[0]}`, remedy),
      checkTables(version, newestVersion),
      ...checkBackupFailure(backupFailure, writeCommand),
    ];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [wrong(error.message, remedy)];
  }
}

function checkTables(version: number, newestVersion: number): Finding {
  if (version === newestVersion) return fine('The database tables are up to date.');
  const sentence = `The database tables are version ${version}, and this site needs version ${newestVersion}.`;
  return version > newestVersion
    ? wrong(sentence, 'A newer version of Bonbon has used this data folder: install that version or a later one.')
    : advise(sentence, 'Start the server once: it brings them up to date.');
}

/** A server that is not configured for its proxy records that all its requests come from one. */
function checkProxies(missingProxies: number | undefined, writeCommand: WriteCommand): Finding[] {
  if (missingProxies === undefined) return [];
  return [
    wrong(
      "A proxy is in front of the server, which isn't configured for it: all visitors count as one.",
      `Start the server with  ${withVariable('TRUST_PROXY', missingProxies, writeCommand('start'))}`,
    ),
  ];
}

function checkBackupFailure(failure: BackupFailure | undefined, writeCommand: WriteCommand): Finding[] {
  if (failure === undefined) return [];
  const since = new Date(failure.sinceMs).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return [
    wrong(
      `The server's nightly backup has failed since ${since}: ${failure.reason}.`,
      `The server tries again every hour while it runs. To see whether you can make one: ${writeCommand('backup')}`,
    ),
  ];
}

async function checkBackups(folder: string, nowMs: number, writeCommand: WriteCommand): Promise<Finding> {
  const lastMs = await findLastBackupTime(folder);
  if (lastMs === undefined) return advise('There is no backup yet.', `Make one now: ${writeCommand('backup')}`);
  const ageDays = Math.floor((nowMs - lastMs) / dayMs);
  const age = ageDays < 1 ? 'less than a day' : ageDays === 1 ? 'one day' : `${ageDays} days`;
  const sentence = `The last backup is ${age} old.`;
  return ageDays > oldBackupDays
    ? advise(sentence, `The server makes one each night while it runs. To make one now: ${writeCommand('backup')}`)
    : fine(sentence);
}
