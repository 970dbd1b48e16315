import { existsSync, realpathSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { advise, type Finding, fine, wrong } from '#admin/terminal/finding.ts';
import { StartError } from '#server/start-error.ts';
import { databaseFile } from '#server/storage/database.ts';
import { restoreCommandFor } from '#server/storage/database-damage.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import { isWithin } from '#server/system/folder-within.ts';
import { quoteForShell, startWithDataFolder, withVariable } from '#server/system/shell.ts';
import { backupsFolder, findLastBackupTime } from '../../backup/backup-files.ts';
import type { Tool } from '../command.ts';

type WriteCommand = Tool['writeCommand'];

const dayMs = 24 * 60 * 60 * 1000;
const oldBackupDays = 7;
const littleBytes = 100 * 1024 ** 2;
const someBytes = 1024 ** 3;

/** What could make the built-in guestbook lose something. */
export async function checkDataFolder(
  dataFolder: string,
  { now, writeCommand }: Pick<Tool, 'now' | 'writeCommand'>,
): Promise<Finding[]> {
  return [
    checkPlace(dataFolder),
    await checkRights(dataFolder),
    await checkSpace(dataFolder),
    ...checkDatabase(dataFolder, writeCommand),
    await checkBackups(backupsFolder(dataFolder), now(), writeCommand),
  ];
}

function checkPlace(dataFolder: string): Finding {
  const temporary = [tmpdir(), '/tmp', '/var/tmp', '/dev/shm', '/run'].find((folder) => {
    // On a Mac /tmp and /var are links, and a command in them is told where they lead.
    const real = existsSync(folder) ? realpathSync(folder) : folder;
    return isWithin(resolve(folder), dataFolder) || isWithin(real, dataFolder);
  });
  if (temporary === undefined) return fine(`The data folder is ${dataFolder}.`);
  return wrong(
    `The data folder ${dataFolder} is in ${temporary}, which the computer empties.`,
    `Stop the server, move the folder, and name its new place: ${startWithDataFolder()}`,
  );
}

async function checkRights(dataFolder: string): Promise<Finding> {
  if (process.platform === 'win32') return fine('Who may read the data folder is up to Windows.');
  const isOpen = async (path: string) => ((await stat(path)).mode & 0o077) !== 0;
  const files = (await readdir(dataFolder)).filter((name) => name.startsWith(databaseFile));
  const paths = files.map((name) => join(dataFolder, name));
  const open: string[] = [];
  for (const path of paths) if (await isOpen(path)) open.push(path);
  // Where nobody else gets into the folder, nobody gets at its files.
  if (open.length === 0 || !(await isOpen(dataFolder))) {
    return fine('Nobody else on this computer can read the data folder.');
  }
  return wrong(`Others on this computer can read ${open.join(', ')}.`, `chmod -R go-rwx ${quoteForShell(dataFolder)}`);
}

async function checkSpace(dataFolder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataFolder);
  const bytes = bavail * bsize;
  const amount = bytes >= someBytes ? `${Math.floor(bytes / someBytes)} GB` : `${Math.floor(bytes / 1024 ** 2)} MB`;
  const sentence = `${amount} are free on the disk.`;
  if (bytes >= someBytes) return fine(sentence);
  const remedy = 'On a full disk nothing can be signed. Make room, or move the data folder.';
  return bytes < littleBytes ? wrong(`Only ${sentence}`, remedy) : advise(`Only ${sentence}`, remedy);
}

function checkDatabase(dataFolder: string, writeCommand: WriteCommand): Finding[] {
  const remedy = `Stop the server and restore a backup: ${restoreCommandFor(dataFolder)}`;
  try {
    const { faults, version, newestVersion, missingProxies } = inspectDatabase(join(dataFolder, databaseFile));
    return [
      ...checkProxies(missingProxies, writeCommand),
      faults.length === 0 ? fine('The database is whole.') : wrong(`The database is broken: ${faults[0]}`, remedy),
      version === newestVersion
        ? fine('Its tables are up to date.')
        : advise(
            `Its tables are of version ${version}, the site's of ${newestVersion}.`,
            'Start the server once: it brings them up to date.',
          ),
    ];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [wrong(error.message, remedy)];
  }
}

/** A server that is asked by a proxy alone notes it, unless it was told of the proxy. */
function checkProxies(missingProxies: number | undefined, writeCommand: WriteCommand): Finding[] {
  if (missingProxies === undefined) return [];
  return [
    wrong(
      'A proxy stands in front of the server, which was not told of it: all visitors count as one.',
      `Start the site with  ${withVariable('TRUST_PROXY', missingProxies, writeCommand('start'))}`,
    ),
  ];
}

async function checkBackups(folder: string, nowMs: number, writeCommand: WriteCommand): Promise<Finding> {
  const lastMs = await findLastBackupTime(folder);
  if (lastMs === undefined)
    return advise('There is no backup yet.', `Make one: ${writeCommand('backup')}. Best of all, every day.`);
  const ageDays = Math.floor((nowMs - lastMs) / dayMs);
  const age = ageDays < 1 ? 'less than a day' : ageDays === 1 ? 'one day' : `${ageDays} days`;
  const sentence = `The last backup is ${age} old.`;
  return ageDays > oldBackupDays ? advise(sentence, `Make a new one: ${writeCommand('backup')}`) : fine(sentence);
}
