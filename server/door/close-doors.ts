import type { Database } from '#server/storage/database.ts';
import { createLinkStore } from './links/link-store.ts';
import { createPasskeyStore } from './passkeys/passkey-store.ts';
import { createSessionStore } from './sessions/session-store.ts';

/** Closes every door, and every unused link and passkey that could open one again. Returns how many there were. */
export function closeDoors(database: Database, nowMs: number) {
  // Whoever was in may have made a passkey to come back with.
  const passkeys = createPasskeyStore(database).removePasskeys();
  const links = createLinkStore(database).closeLinks(nowMs);
  return { sessions: createSessionStore(database).closeSessions(), passkeys, links };
}
