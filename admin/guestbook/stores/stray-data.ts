import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Tool } from '#admin/commands/tool.ts';
import { formatEntryCount } from '#admin/guestbook/show-entries.ts';
import { databaseFile } from '#server/storage/database.ts';
import { inspectDatabase } from '#server/storage/database-file.ts';
import { quoteForShell } from '#server/system/shell.ts';
import { formatPath } from './open-store.ts';

/**
 * Up to version 0.5.0, import and restore without --data and DATA_FOLDER wrote to scripts/data, where no server looks.
 * Returns how to move that data, or an empty text if there is none.
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
  const folder = formatPath(strayFolder, workFolder);
  return [
    `${folder} has ${formatEntryCount(entryCount)} that no visitor sees: an older version stored them there by mistake.`,
    'To move them into the guestbook, run these commands, then delete that folder:',
    `    ${writeCommand('guestbook', `export stray.json --data ${quoteForShell(folder)}`)}`,
    `    ${writeCommand('guestbook', 'import stray.json --write')}`,
    '',
  ].join('\n');
}

function countEntries(file: string): number {
  try {
    return inspectDatabase(file).entryCount;
  } catch {
    // Nothing that could be moved.
    return 0;
  }
}
