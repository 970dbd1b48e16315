import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { answer, requireConfirmation } from '#admin/commands/answer.ts';
import { type Call, type Command, yesOption } from '#admin/commands/command.ts';
import { ToolError } from '#admin/commands/tool-errors.ts';
import { formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { backupsFolder, formatFileTime, listBackups } from '#server/backups/backup-files.ts';
import { closeDoors } from '#server/door/close-doors.ts';
import { makeDataFolder } from '#server/storage/data-folder.ts';
import { databaseFile, openDatabase } from '#server/storage/database.ts';
import { checkpointDatabase, copyDatabase, inspectDatabase } from '#server/storage/database-file.ts';
import { renameWithRetry } from '#server/system/retry-rename.ts';
import { newestWord } from '../guestbook/stores/all-entries.ts';
import { chooseDataFolder } from '../guestbook/stores/backend.ts';
import { formatPath } from '../guestbook/stores/open-store.ts';
import { readSiteServices, siteFile } from '../guestbook/stores/site-services.ts';

/** The database, and the files that SQLite keeps beside one that was not closed. */
const fileSuffixes = ['', '-wal', '-shm'];

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'replace the database with a backup',
  usage: ['FILE', newestWord],
  details:
    'Stop the server first. The current database is not lost: it is moved to the backups folder, as replaced-….sqlite. ' +
    'Instead of a file, newest means the newest backup in that folder.',
  options: yesOption,
  words: [1, 1],
  async run(call) {
    const [typed = ''] = call.words;
    const dataFolder = chooseDataFolder(call.options.data === true ? undefined : call.options.data, call);
    const backup = typed === newestWord ? await requireNewest(call, dataFolder) : resolve(call.workFolder, typed);
    const shown = typed === newestWord ? formatPath(backup, call.workFolder) : typed;
    const current = join(dataFolder, databaseFile);
    if (backup === current) throw new ToolError(`${shown} is the database itself.`);
    const { entryCount } = requireIntact(backup, shown);
    const before = describeCurrent(current);
    await requireConfirmation(call, `Replace the database${before} with ${shown} (${formatEntryCount(entryCount)})?`);

    const staging = await stageBackup(backup, dataFolder, call.now());
    try {
      // Throws if the server was started before the owner answered.
      describeCurrent(current);
      const replaced = await replaceDatabase(
        current,
        join(staging, databaseFile),
        nameReplaced(dataFolder, call.now()),
      );
      const { entryCount: entries } = inspectDatabase(current);
      const folder = formatPath(dataFolder, call.workFolder);
      answer(
        call,
        { entries, dataFolder, replaced: replaced ?? null },
        [
          `The guestbook in ${folder} now has ${formatEntryCount(entries)}.`,
          ...(replaced === undefined ? [] : [`The previous database is now ${formatPath(replaced, call.workFolder)}.`]),
          await describeNextStep(call),
        ].join(' '),
      );
    } finally {
      await rm(staging, { recursive: true, force: true });
    }
  },
};

async function requireNewest({ workFolder, writeCommand }: Call, dataFolder: string): Promise<string> {
  const newest = (await listBackups(backupsFolder(dataFolder))).at(-1);
  if (newest !== undefined) return newest;
  const folder = formatPath(backupsFolder(dataFolder), workFolder);
  throw new ToolError(
    `There is no backup in ${folder}. Name the file, or make a backup first: ${writeCommand('backup')}`,
  );
}

/** If site.yaml names another guestbook, no server shows what is restored here. */
async function describeNextStep({ contentFolder }: Call): Promise<string> {
  const { services } = await readSiteServices(contentFolder).catch(() => ({ services: { guestbook: undefined } }));
  if (services.guestbook !== 'supabase' && services.guestbook !== 'none') return 'You can start the server.';
  return `The backup is shown only with  guestbook: built-in  in ${siteFile}, which now says ${services.guestbook}.`;
}

function requireIntact(backup: string, shown: string) {
  if (!existsSync(backup)) throw new ToolError(`There is no file ${shown}.`);
  const facts = inspectDatabase(backup);
  if (facts.faults.length > 0) throw new ToolError(`${shown} is broken: ${facts.faults[0]}. Nothing was changed.`);
  if (facts.version > facts.newestVersion) {
    throw new ToolError(`${shown} was written by a newer version of Bonbon. Update Bonbon first.`);
  }
  return facts;
}

/** Throws a `ToolError` if another program has the database open. A broken database may be replaced. */
function describeCurrent(current: string): string {
  if (!existsSync(current)) return '';
  let isFree = true;
  try {
    isFree = checkpointDatabase(current);
    if (isFree) return ` (${formatEntryCount(inspectDatabase(current).entryCount)})`;
  } catch {
    return ' (broken)';
  }
  throw new ToolError(
    'The database is in use. Stop the server and any other program that has it open. Nothing was changed.',
  );
}

/** A copy of the backup in the data folder, with its tables brought up to date. Returns the folder that it is in. */
async function stageBackup(backup: string, dataFolder: string, nowMs: number): Promise<string> {
  makeDataFolder(dataFolder);
  const staging = await mkdtemp(join(dataFolder, 'restoring-'));
  try {
    const file = join(staging, databaseFile);
    // Copying only the file would lose what a killed server left in the log beside it.
    copyDatabase(backup, file);
    await chmod(file, 0o600);
    const database = openDatabase(staging);
    // A door that was shut since would be open again.
    closeDoors(database, nowMs);
    database.close();
    checkpointDatabase(file);
    return staging;
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}

/** A name that is free: databases that are replaced in the same second get -2, -3 and so on, as backups do. */
function nameReplaced(dataFolder: string, nowMs: number): string {
  const name = join(backupsFolder(dataFolder), `replaced-${formatFileTime(nowMs)}`);
  let file = `${name}.sqlite`;
  for (let number = 2; existsSync(file); number++) file = `${name}-${number}.sqlite`;
  return file;
}

/**
 * Moves the database aside, and the staged one into its place: both, or nothing. Returns the path of the previous one,
 * undefined if there was none.
 */
async function replaceDatabase(current: string, staged: string, replaced: string): Promise<string | undefined> {
  const present = fileSuffixes.filter((suffix) => existsSync(current + suffix));
  if (present.length > 0) await mkdir(dirname(replaced), { recursive: true, mode: 0o700 });
  const moved: string[] = [];
  try {
    for (const suffix of present) {
      await renameWithRetry(current + suffix, replaced + suffix);
      moved.unshift(suffix);
    }
    await renameWithRetry(staged, current);
  } catch (error) {
    const reason = `The database could not be replaced with the backup: ${(error as Error).message}.`;
    try {
      for (const suffix of moved) await renameWithRetry(replaced + suffix, current + suffix);
    } catch {
      throw new ToolError(
        `${reason} The previous database is now ${replaced}, maybe with -wal and -shm files: move them back to ${current}.`,
      );
    }
    throw new ToolError(`${reason} Nothing was changed.`);
  }
  return present.includes('') ? replaced : undefined;
}
