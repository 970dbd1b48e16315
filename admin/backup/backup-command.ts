import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { formatCount, formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { databaseFile } from '#server/storage/database.ts';
import { copyDatabase, inspectDatabase } from '#server/storage/database-file.ts';
import { renameWithRetry } from '#server/system/retry-rename.ts';
import { answer } from '../guestbook/answer.ts';
import type { Call, Command } from '../guestbook/command.ts';
import { describeGitRisk, wouldGitTake } from '../guestbook/git-risk.ts';
import { chooseDataFolder } from '../guestbook/stores/backend.ts';
import { hasDatabase } from '../guestbook/stores/has-database.ts';
import { showPath } from '../guestbook/stores/open-store.ts';
import { ToolError, UsageError } from '../guestbook/tool-errors.ts';
import { backupsFolder, listBackups, nameBackup } from './backup-files.ts';

export const backupCommand: Command = {
  name: '',
  summary: 'copy the guestbook and the visits, while the server goes on running',
  usage: ['[FILE.sqlite | FOLDER] [--keep N]', 'restore FILE', 'restore newest'],
  details:
    'Without a place it goes to the folder backups in the data folder, under a name with the moment (UTC) in it.',
  options: { keep: { value: 'N', description: 'afterwards leave only the newest N in the folder backups' } },
  words: [0, 1],
  async run(call) {
    const keptCount = readKeep(call.options.keep);
    const dataFolder = chooseDataFolder(call.options.data === true ? undefined : call.options.data, call);
    const source = join(dataFolder, databaseFile);
    if (!hasDatabase(dataFolder, showPath(dataFolder, call.workFolder))) {
      throw new ToolError(
        `There is nothing to copy in ${showPath(dataFolder, call.workFolder)}: no server has kept anything there. If your ` +
          `guestbook is kept by Supabase: ${call.writeCommand('guestbook', 'export guestbook.json')}`,
      );
    }
    const place = await choosePlace(call, dataFolder);
    const { file, entryCount } = await copyWhole(source, place, (taken) => showPath(taken, call.workFolder));
    const removed = keptCount === undefined ? [] : (await listBackups(backupsFolder(dataFolder))).slice(0, -keptCount);
    for (const path of removed) await rm(path);
    const { size: bytes } = await stat(file);
    const gone = removed.length > 0 ? ` ${formatCount(removed.length, 'older one', 'older ones')} removed.` : '';
    const words = `${showPath(file, call.workFolder)}: ${formatEntryCount(entryCount)}, ${Math.ceil(bytes / 1000).toLocaleString('en')} kB, checked.${gone}`;
    answer(call, { file, entries: entryCount, bytes, removed }, words);
    if (wouldGitTake(file)) call.terminal.note(describeGitRisk(showPath(file, call.workFolder)));
  },
};

function readKeep(typed: string | true | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(String(typed))) throw new UsageError('--keep needs a whole number from 1: --keep 10');
  return Number(typed);
}

/** One file, or a folder in which a backup gets the name of its moment. */
type Place = { file: string } | { folder: string; nowMs: number };

async function choosePlace({ words: [typed], workFolder, now }: Call, dataFolder: string): Promise<Place> {
  if (typed === undefined) return { folder: backupsFolder(dataFolder), nowMs: now() };
  const path = resolve(workFolder, typed);
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return { folder: path, nowMs: now() };
  if (path.endsWith('.sqlite')) return { file: path };
  throw new UsageError(`${typed} is no folder, and a file's name must end with .sqlite: ${typed}.sqlite`);
}

/** Copies a database, and gives the copy its name only when it is whole and on the disk. */
async function copyWhole(source: string, place: Place, show: (path: string) => string) {
  const folder = 'file' in place ? dirname(place.file) : place.folder;
  // Another backup may be made at the same moment.
  const unfinished = join(folder, `${randomUUID()}.unfinished`);
  try {
    if ('file' in place && existsSync(place.file)) throw new ToolError(`${show(place.file)} is there already.`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const before = inspectDatabase(source);
    // For the owner alone from the first byte on.
    await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 });
    copyDatabase(source, unfinished);
    const copy = inspectDatabase(unfinished);
    const counts = [before.entryCount, inspectDatabase(source).entryCount];
    const faults = [...before.faults, ...copy.faults];
    if (faults.length > 0) throw new ToolError(`The database is broken: ${faults[0]}. No copy was made.`);
    if (copy.entryCount < Math.min(...counts) || copy.entryCount > Math.max(...counts)) {
      throw new ToolError(`The copy has ${copy.entryCount} entries instead of ${counts[0]}, so it was not kept.`);
    }
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    return { file: await giveName(unfinished, place, show), entryCount: copy.entryCount };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new ToolError(`${'file' in place ? place.file : folder} could not be written: ${message}`);
  } finally {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

/** Moves the copy to its place. A second name for a file is refused where there is one already, whoever was faster. */
async function giveName(unfinished: string, place: Place, show: (path: string) => string): Promise<string> {
  for (let number = 1; ; number++) {
    const file = 'file' in place ? place.file : join(place.folder, nameBackup(place.nowMs, number));
    try {
      await link(unfinished, file);
      return file;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST' || existsSync(file);
      if (isTaken && 'file' in place) throw new ToolError(`${show(file)} is there already.`);
      if (isTaken) continue;
      // Memory sticks and some network drives know no second names.
      await renameWithRetry(unfinished, file);
      return file;
    }
  }
}
