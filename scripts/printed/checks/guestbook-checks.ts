import assert from 'node:assert/strict';
import { join } from 'node:path';
import { inspectDatabase } from '#server/storage/database-file.ts';
import type { Check } from '../plan.ts';

// Checks of commands that several documents print.

export const listsNewMessages: Check = {
  expects: 'shows the newest messages with their ids',
  runsOnce: true,
  async run(walk) {
    await walk.serve();
    // A different one each time: the server reports a repeated message as a duplicate.
    const id = await walk.sign(`Lovely hills, at ${Date.now()}!`);
    const { printed } = await walk.type();
    const line = printed.split('\n').find((one) => one.includes(id));
    assert.match(line ?? '', /Lovely hills/);
  },
};

export const findsAllWell: Check = {
  expects: 'finds nothing wrong, and removes what it signed',
  async run(walk) {
    await walk.serve();
    const before = walk.countEntries();
    await walk.type();
    assert.equal(walk.countEntries(), before);
  },
};

export const copiesTheDatabase: Check = {
  expects: 'copies the live database to data/backups/, and checks the copy',
  async run(walk) {
    await walk.serve();
    const { printed } = await walk.type();
    checkBackup(walk.folder, readBackupName(printed), walk.countEntries());
  },
};

export function readBackupName(printed: string): string {
  const name = /data\/backups\/\S+?\.sqlite/.exec(printed)?.[0];
  assert(name, `No backup is named in:\n${printed}`);
  return name;
}

export function checkBackup(folder: string, file: string, entryCount: number): void {
  const facts = inspectDatabase(join(folder, file));
  assert.deepEqual([facts.faults, facts.entryCount], [[], entryCount]);
}
