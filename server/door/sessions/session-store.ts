import { randomInt } from 'node:crypto';
import type { Database } from '#server/storage/database.ts';
import { hashSecret, makeSecret } from '../secret.ts';

export const sessionDays = 90;
const sessionMs = sessionDays * 24 * 60 * 60_000;
/** `seen` is this exact, so that reading writes rarely. */
const seenMs = 60 * 60_000;

export type Theme = 'day' | 'night';
/** A browser that is the owner's. Times are epoch milliseconds. */
export type Session = {
  /** Names it in lists; opens nothing. */
  id: string;
  isSecure: boolean;
  browser: string;
  passkey: string | null;
  made: number;
  seen: number;
  expires: number;
  theme: Theme | null;
};
type NewSession = Pick<Session, 'isSecure' | 'browser' | 'passkey'>;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Who can come in. Only the hash of a session's secret is stored. */
export function createSessionStore(database: Database) {
  const columns = 'id, is_secure, browser, passkey, made, seen, expires, theme';
  const find = database.prepare(`select ${columns} from door_sessions where hash = ? and expires > ?`);
  const list = database.prepare(`select ${columns} from door_sessions where expires > ? order by seen desc, id`);
  const add = database.prepare(
    `insert into door_sessions (id, hash, is_secure, browser, passkey, made, seen, expires)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const prune = database.prepare('delete from door_sessions where expires <= ?');
  const see = database.prepare('update door_sessions set seen = ? where id = ?');
  const paint = database.prepare('update door_sessions set theme = ? where id = ?');
  const close = database.prepare('delete from door_sessions where id = ?');
  const closeOf = database.prepare('delete from door_sessions where passkey = ?');
  const closeAll = database.prepare('delete from door_sessions');
  return {
    /** Returns the secret for the browser's cookie. */
    addSession(
      { isSecure, browser, passkey }: NewSession,
      nowMs: number,
      { secret = makeSecret(), id = makeId() } = {},
    ): string {
      prune.run(nowMs);
      add.run(id, hashSecret(secret), isSecure ? 1 : 0, browser, passkey, nowMs, nowMs, nowMs + sessionMs);
      return secret;
    },
    findSession(secret: string, nowMs: number): Session | undefined {
      const row = find.get(hashSecret(secret), nowMs);
      return row && readSession(row);
    },
    /** The one used last comes first. */
    listSessions: (nowMs: number): Session[] => list.all(nowMs).map(readSession),
    isSeenLongAgo: ({ seen }: Session, nowMs: number) => nowMs - seen > seenMs,
    markSeen: ({ id }: Session, nowMs: number) => void see.run(nowMs, id),
    setTheme: ({ id }: Session, theme: Theme) => void paint.run(theme, id),
    /** Whether there was one. */
    closeSession: (id: string): boolean => close.run(id).changes === 1,
    /** Those that came in by a passkey. */
    closeSessionsOf: (passkey: string) => void closeOf.run(passkey),
    closeSessions: (): number => Number(closeAll.run().changes),
  };
}

/** Letters and digits that nobody mistakes for each other, to type in a terminal. */
const idLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const makeId = () => Array.from({ length: 6 }, () => idLetters[randomInt(idLetters.length)]).join('');

function readSession({ is_secure, ...row }: Record<string, unknown>): Session {
  return { ...(row as Omit<Session, 'isSecure'>), isSecure: is_secure === 1 };
}
