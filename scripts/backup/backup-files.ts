import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const backupName = /^bonbon-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.sqlite$/;

/** Where backups lie that are given no other place. */
export const backupsFolder = (dataFolder: string): string => join(dataFolder, 'backups');

/** A moment in a file's name, in UTC: 2026-11-21T22-17-29. `timeMs` is epoch milliseconds. */
export function formatMoment(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 19).replaceAll(':', '-');
}

export const nameBackup = (timeMs: number): string => `bonbon-${formatMoment(timeMs)}.sqlite`;

/** The paths of the backups in a folder, oldest first; none where there is no folder. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => backupName.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** When the newest backup was made, epoch milliseconds; undefined where there is none. */
export async function findLastBackupTime(folder: string): Promise<number | undefined> {
  const newest = (await listBackups(folder)).at(-1);
  return newest === undefined ? undefined : (await stat(newest)).mtimeMs;
}
