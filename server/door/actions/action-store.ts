import type { Database } from '#server/storage/database.ts';
import { hashSecret, makeSecret } from '../secret.ts';

const actionDays = 7;
const actionMs = actionDays * 24 * 60 * 60_000;

export type ActionKind = 'approve' | 'hide';
/** A button of a notice. Times are epoch milliseconds; `used` is 0 if its message is not any more what the notice said. */
export type Action = { entry: string; kind: ActionKind; expires: number; used: number | null; deed: number | null };

export type ActionStore = ReturnType<typeof createActionStore>;

/** Buttons of notices, each good once, for one entry and one deed, for seven days. Only their hashes are stored. */
export function createActionStore(database: Database) {
  const add = database.prepare('insert into door_actions (hash, entry, kind, expires) values (?, ?, ?, ?)');
  const find = database.prepare('select entry, kind, expires, used, deed from door_actions where hash = ?');
  const use = database.prepare('update door_actions set used = ? where hash = ? and used is null and expires > ?');
  const note = database.prepare('update door_actions set deed = ? where hash = ?');
  // A used-up button says for as long again what it did.
  const prune = database.prepare('delete from door_actions where expires < ?');
  return {
    /** Returns the secret of its address. */
    addAction(entry: string, kind: ActionKind, nowMs: number, secret = makeSecret()): string {
      add.run(hashSecret(secret), entry, kind, nowMs + actionMs);
      return secret;
    },
    forgetOldActions: (nowMs: number) => void prune.run(nowMs - actionMs),
    findAction: (secret: string) => find.get(hashSecret(secret)) as Action | undefined,
    /** Whether it was still good. Of two clicks at the same time, one is. */
    useAction: (secret: string, nowMs: number): boolean => use.run(nowMs, hashSecret(secret), nowMs).changes === 1,
    noteDeed: (secret: string, deed: number) => void note.run(deed, hashSecret(secret)),
  };
}
