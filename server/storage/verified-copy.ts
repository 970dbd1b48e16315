import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { connect, copyPages, type Database, readVersion } from './database.ts';

/** What is in a copy. */
export type CopyCounts = { entryCount: number; visitCount: number; bytes: number };

/** Above this a copy is not restored into memory, which a small server may not have; the file itself is checked instead. */
const maxRestoredBytes = 256 * 1024 ** 2;

/**
 * Copies a database to an empty file while others write to it, then proves that the copy is good for something: it is
 * restored into memory, and all pages, indexes and numbers of rows are compared. Throws an error that says what is wrong.
 */
export async function makeVerifiedCopy(
  source: string,
  copy: string,
  { maxBytesInMemory = maxRestoredBytes } = {},
): Promise<CopyCounts> {
  const database = connect(source, { readOnly: true });
  const before = countRows(database);
  await copyPages(database, copy);
  const after = countRows(database);
  database.close();

  const copied = connect(copy);
  try {
    // A file in WAL mode is not complete without the log beside it.
    copied.exec('pragma journal_mode = delete');
    const counts = countRows(copied);
    const bytes = statSync(copy).size;
    await requireRestorable(copied, counts, bytes <= maxBytesInMemory);
    for (const name of ['entryCount', 'visitCount'] as const) {
      // Visitors may have signed in the meantime.
      const [least, most] = [Math.min(before[name], after[name]), Math.max(before[name], after[name])];
      if (counts[name] < least || counts[name] > most) {
        throw new Error(`the copy has ${counts[name]} rows where the database has ${after[name]}`);
      }
    }
    return { entryCount: counts.entryCount, visitCount: counts.visitCount, bytes };
  } finally {
    copied.close();
  }
}

async function requireRestorable(copied: Database, counts: RowCounts, isInMemory: boolean): Promise<void> {
  if (!isInMemory) return requireIntact(copied);
  const place = `file:restored-${randomUUID()}?mode=memory&cache=shared`;
  const restored = connect(place);
  try {
    await copyPages(copied, place);
    requireIntact(restored);
    if (JSON.stringify(countRows(restored)) !== JSON.stringify(counts)) {
      throw new Error('restoring the copy gives other rows than it has');
    }
  } finally {
    restored.close();
  }
}

function requireIntact(database: Database): void {
  const [fault] = database
    .prepare('pragma integrity_check(1)')
    .all()
    .map((row) => String(row.integrity_check));
  if (fault !== 'ok') throw new Error(`the database is broken: ${fault}`);
}

type RowCounts = { version: number; entryCount: number; visitCount: number };

function countRows(database: Database): RowCounts {
  const count = (table: string) => Number(database.prepare(`select count(*) as count from ${table}`).get()?.count);
  return { version: readVersion(database), entryCount: count('guestbook_entries'), visitCount: count('visits') };
}
