import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** `bonbon-` is a backup that the owner asked for, `nightly-` one that the server made; the number tells apart those of a second. */
const backupName = /^(bonbon|nightly)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(?:-(\d+))?\.sqlite$/;

export type BackupKind = 'owner' | 'nightly';
/** A backup file. `madeMs` is in its name, because copying a file changes the file's own time. */
export type BackupFile = { name: string; kind: BackupKind; madeMs: number };

/** Where backups go by default. */
export const backupsFolder = (dataFolder: string): string => join(dataFolder, 'backups');

/** A time for a file's name, in UTC: 2026-11-21T22-17-29. `timeMs` is epoch milliseconds. */
export function formatFileTime(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 19).replaceAll(':', '-');
}

/** `number` distinguishes backups of the same second: 2 for the second one, and so on. */
export const nameBackup = (timeMs: number, number = 1, kind: BackupKind = 'owner'): string =>
  `${kind === 'owner' ? 'bonbon' : 'nightly'}-${formatFileTime(timeMs)}${number === 1 ? '' : `-${number}`}.sqlite`;

/** Undefined for a file that is not named like a backup. */
export function readBackupName(name: string): BackupFile | undefined {
  const [, prefix, day, hours, minutes, seconds] = backupName.exec(name) ?? [];
  const madeMs = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(madeMs)) return undefined;
  return { name, kind: prefix === 'bonbon' ? 'owner' : 'nightly', madeMs };
}

/** The backups in a folder, oldest first; none if there is no such folder. */
export async function findBackups(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder).catch(() => []);
  const numberOf = ({ name }: BackupFile) => Number(backupName.exec(name)?.[6] ?? 1);
  return names
    .flatMap((name) => readBackupName(name) ?? [])
    .sort((a, b) => a.madeMs - b.madeMs || numberOf(a) - numberOf(b));
}

/** The paths of the backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  return (await findBackups(folder)).map(({ name }) => join(folder, name));
}

/** When the newest backup was made, epoch milliseconds; undefined if there is none. */
export async function findLastBackupTime(folder: string): Promise<number | undefined> {
  const newest = (await listBackups(folder)).at(-1);
  return newest === undefined ? undefined : (await stat(newest)).mtimeMs;
}
