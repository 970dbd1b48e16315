import type { Database } from '#server/storage/database.ts';
import { hashSecret, makeSecret } from '../secret.ts';

export const linkMinutes = 10;
const linkMs = linkMinutes * 60_000;
/** For so long a used link tells who opens it that it is used up. Later nobody can tell that it ever was one. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Times are epoch milliseconds. */
export type Link = { expires: number; used: number | null };

export type LinkStore = ReturnType<typeof createLinkStore>;

/** Links into the door. Only their hashes are stored. */
export function createLinkStore(database: Database) {
  const find = database.prepare('select expires, used from door_links where hash = ?');
  const add = database.prepare('insert into door_links (hash, expires) values (?, ?)');
  const use = database.prepare('update door_links set used = ? where hash = ? and used is null and expires > ?');
  const prune = database.prepare('delete from door_links where expires < ?');
  const close = database.prepare('update door_links set expires = ? where used is null and expires > ?');
  return {
    /** Makes a link and forgets those of a month ago. Returns its secret, which is stored nowhere. */
    makeLink(nowMs: number, secret = makeSecret()): { secret: string; expires: number } {
      prune.run(nowMs - keptMs);
      add.run(hashSecret(secret), nowMs + linkMs);
      return { secret, expires: nowMs + linkMs };
    },
    findLink: (secret: string) => find.get(hashSecret(secret)) as Link | undefined,
    /** Whether the link was still good. One of two browsers that come at the same time is let in. */
    useLink: (secret: string, nowMs: number): boolean => use.run(nowMs, hashSecret(secret), nowMs).changes === 1,
    /** Links that nobody has used open nothing any more. */
    closeLinks: (nowMs: number): number => Number(close.run(nowMs, nowMs).changes),
  };
}
