import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { databaseFile } from '#server/storage/database.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import { quoteForShell } from '#server/system/shell.ts';
import type { Tool } from '../command.ts';
import { showPath } from './open-store.ts';

/**
 * Up to version 0.5.0 the tools wrote to scripts/data what was imported or restored without --data and DATA_FOLDER, where
 * no server looks. Returns how to bring it over, until it is gone.
 */
export function describeStrayData({
  strayFolder,
  workFolder,
  writeCommand,
}: Pick<Tool, 'strayFolder' | 'workFolder' | 'writeCommand'>): string {
  const file = join(strayFolder, databaseFile);
  if (!existsSync(file)) return '';
  const entryCount = countEntries(file);
  if (entryCount === 0) return '';
  const folder = showPath(strayFolder, workFolder);
  return [
    `${folder} has ${formatEntryCount(entryCount)} that no visitor sees: an older version of this tool put them there by mistake.`,
    'To bring them into the guestbook, and then delete that folder:',
    `    ${writeCommand('guestbook', `export stray.json --data ${quoteForShell(folder)}`)}`,
    `    ${writeCommand('guestbook', 'import stray.json --write')}`,
    '',
  ].join('\n');
}

function countEntries(file: string): number {
  try {
    return inspectDatabase(file).entryCount;
  } catch {
    // Nothing that could be brought over.
    return 0;
  }
}
