import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const backupName = /^bonbon-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(-\d+)?\.sqlite$/;

/** Where backups go by default. */
export const backupsFolder = (dataFolder: string): string => join(dataFolder, 'backups');

/** A time for a file's name, in UTC: 2026-11-21T22-17-29. `timeMs` is epoch milliseconds. */
export function formatFileTime(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 19).replaceAll(':', '-');
}

/** `number` distinguishes backups of the same second: 2 for the second one, and so on. */
export const nameBackup = (timeMs: number, number = 1): string =>
  `bonbon-${formatFileTime(timeMs)}${number === 1 ? '' : `-${number}`}.sqlite`;

/** The paths of the backups in a folder, oldest first; none if there is no such folder. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return (
    names
      .filter((name) => backupName.test(name))
      // Without the extension a name sorts before longer ones that begin with it, and 10 after 9.
      .sort((a, b) => a.slice(0, -7).localeCompare(b.slice(0, -7), 'en', { numeric: true }))
      .map((name) => join(folder, name))
  );
}

/** When the newest backup was made, epoch milliseconds; undefined if there is none. */
export async function findLastBackupTime(folder: string): Promise<number | undefined> {
  const newest = (await listBackups(folder)).at(-1);
  return newest === undefined ? undefined : (await stat(newest)).mtimeMs;
}
