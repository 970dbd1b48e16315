import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { answer } from '#admin/commands/answer.ts';
import type { Call, Command } from '#admin/commands/command.ts';
import { ToolError, UsageError } from '#admin/commands/tool-errors.ts';
import { formatCount, formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { backupsFolder, findBackups, nameBackup } from '#server/backups/backup-files.ts';
import { placeFile } from '#server/backups/write-backup.ts';
import { databaseFile } from '#server/storage/database.ts';
import { copyDatabase, inspectDatabase } from '#server/storage/database-file.ts';
import { describeGitRisk, wouldGitCommit } from '../guestbook/git-risk.ts';
import { chooseDataFolder } from '../guestbook/stores/backend.ts';
import { hasDatabase } from '../guestbook/stores/has-database.ts';
import { formatPath } from '../guestbook/stores/open-store.ts';

export const backupCommand: Command = {
  name: '',
  summary: 'back up the guestbook and the visits while the server keeps running',
  usage: ['[FILE.sqlite | FOLDER] [--keep N]', 'restore FILE', 'restore newest'],
  details:
    'By default the backup goes to the backups folder in the data folder, and is named after the current time (UTC).',
  options: { keep: { value: 'N', description: 'then keep only the newest N that you made in the backups folder' } },
  words: [0, 1],
  async run(call) {
    const keepCount = readKeep(call.options.keep);
    const dataFolder = chooseDataFolder(call.options.data === true ? undefined : call.options.data, call);
    const source = join(dataFolder, databaseFile);
    if (!hasDatabase(dataFolder, formatPath(dataFolder, call.workFolder))) {
      throw new ToolError(
        `There is nothing to back up in ${formatPath(dataFolder, call.workFolder)}: no server has stored anything there. ` +
          `If Supabase keeps your guestbook: ${call.writeCommand('guestbook', 'export guestbook.json')}`,
      );
    }
    const target = await chooseTarget(call, dataFolder);
    const { file, entryCount } = await copyAndCheck(source, target, (path) => formatPath(path, call.workFolder));
    const removed = keepCount === undefined ? [] : (await listOwnBackups(dataFolder)).slice(0, -keepCount);
    for (const path of removed) await rm(path);
    const { size: bytes } = await stat(file);
    const removal =
      removed.length > 0 ? ` ${formatCount(removed.length, 'older backup', 'older backups')} removed.` : '';
    const words = `${formatPath(file, call.workFolder)}: ${formatEntryCount(entryCount)}, ${Math.ceil(bytes / 1000).toLocaleString('en')} kB, checked.${removal}`;
    answer(call, { file, entries: entryCount, bytes, removed }, words);
    if (wouldGitCommit(file)) call.terminal.note(describeGitRisk(formatPath(file, call.workFolder)));
  },
};

/** Not the nightly ones, which the server keeps for longer. */
async function listOwnBackups(dataFolder: string): Promise<string[]> {
  const folder = backupsFolder(dataFolder);
  const own = (await findBackups(folder)).filter(({ kind }) => kind === 'owner');
  return own.map(({ name }) => join(folder, name));
}

function readKeep(typed: string | true | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(String(typed))) throw new UsageError('--keep needs a whole number, 1 or more: --keep 10');
  return Number(typed);
}

/** A file, or a folder in which the backup is named after the time. */
type Target = { file: string } | { folder: string; nowMs: number };

async function chooseTarget({ words: [typed], workFolder, now }: Call, dataFolder: string): Promise<Target> {
  if (typed === undefined) return { folder: backupsFolder(dataFolder), nowMs: now() };
  const path = resolve(workFolder, typed);
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return { folder: path, nowMs: now() };
  if (path.endsWith('.sqlite')) return { file: path };
  throw new UsageError(`${typed} is not a folder, and the name of a file must end with .sqlite: ${typed}.sqlite`);
}

/** Copies a database. The copy gets its name only when it is checked and on the disk. */
async function copyAndCheck(source: string, target: Target, show: (path: string) => string) {
  const folder = 'file' in target ? dirname(target.file) : target.folder;
  // Another backup may run at the same time.
  const unfinished = join(folder, `${randomUUID()}.unfinished`);
  try {
    if ('file' in target && existsSync(target.file)) throw new ToolError(`${show(target.file)} already exists.`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const before = inspectDatabase(source);
    // Only the owner may read it, from the first byte.
    await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 });
    copyDatabase(source, unfinished);
    const copy = inspectDatabase(unfinished);
    const counts = [before.entryCount, inspectDatabase(source).entryCount];
    const faults = [...before.faults, ...copy.faults];
    if (faults.length > 0) throw new ToolError(`The database is broken: ${faults[0]}. No copy was made.`);
    if (copy.entryCount < Math.min(...counts) || copy.entryCount > Math.max(...counts)) {
      throw new ToolError(`The copy has ${copy.entryCount} entries instead of ${counts[0]}, so it was deleted.`);
    }
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    return { file: await moveIntoPlace(unfinished, target, show), entryCount: copy.entryCount };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new ToolError(`${'file' in target ? target.file : folder} could not be written: ${message}`);
  } finally {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

async function moveIntoPlace(unfinished: string, target: Target, show: (path: string) => string): Promise<string> {
  for (let number = 1; ; number++) {
    const file = 'file' in target ? target.file : join(target.folder, nameBackup(target.nowMs, number));
    if (await placeFile(unfinished, file)) return file;
    if ('file' in target) throw new ToolError(`${show(file)} already exists.`);
  }
}
