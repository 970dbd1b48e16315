/** The secrets with which this browser changes its entries: model/guestbook-hand.ts. Beside the entries of own-entries.ts. */
const storageKey = 'guestbookHands';

/** `until`: epoch milliseconds by this browser's clock. `changes` counts up, which tells other tabs. */
export type OwnHand = { id: string; secret: string; until: number; changes: number };

export type OwnHands = ReturnType<typeof createOwnHands>;

/** Until the backend says how long it keeps them. */
const firstMs = 24 * 60 * 60 * 1000;

/**
 * Browsers hash in secure contexts only. Over plain http everybody on the way could read a secret, and so there is none: what was
 * written stays as it is.
 */
export const hasHands = (): boolean => globalThis.crypto?.subtle !== undefined;

/** SHA-256 in base64url; undefined where browsers cannot hash. */
export async function hashSecret(secret: string): Promise<string | undefined> {
  if (!hasHands()) return undefined;
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/** Without storage there are none: what cannot be kept cannot be changed later. `now` is epoch milliseconds. */
export function createOwnHands(now: () => number = Date.now, openStorage: () => Storage = () => window.localStorage) {
  const list = (): OwnHand[] => {
    try {
      return readHands(openStorage().getItem(storageKey)).filter(({ until }) => until > now());
    } catch {
      return [];
    }
  };
  const write = (hands: OwnHand[]) => {
    try {
      openStorage().setItem(storageKey, JSON.stringify(hands));
    } catch {
      // The entry is stored all the same.
    }
  };
  const find = (id: string) => list().find((hand) => hand.id === id);
  const others = (id: string) => list().filter((hand) => hand.id !== id);
  return {
    list,
    find,
    /** A backend has the entry and the hash. */
    add: (id: string, secret: string) => write([...others(id), { id, secret, until: now() + firstMs, changes: 0 }]),
    /** The backend said how long it is possible. */
    extend: (id: string, msLeft: number) => {
      const hand = find(id);
      if (hand) write([...others(id), { ...hand, until: now() + msLeft }]);
    },
    /** Tells other tabs that the entry has other words. */
    noteChange: (id: string) => {
      const hand = find(id);
      if (hand) write([...others(id), { ...hand, changes: hand.changes + 1 }]);
    },
    remove: (id: string) => {
      if (find(id)) write(others(id));
    },
  };
}

/** Calls `onChange` when another tab has changed or taken back an entry; returns the function that unsubscribes. */
export function watchOtherHands(onChange: () => void): () => void {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== storageKey) return;
    const after = readHands(newValue);
    const isSame = (one: OwnHand) => after.some(({ id, changes }) => id === one.id && changes === one.changes);
    if (!readHands(oldValue).every(isSame)) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function readHands(stored: string | null): OwnHand[] {
  try {
    const hands: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(hands) ? hands.filter(isHand) : [];
  } catch {
    return [];
  }
}

function isHand(hand: unknown): hand is OwnHand {
  const { id, secret, until, changes } = (hand ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' && typeof secret === 'string' && typeof until === 'number' && typeof changes === 'number'
  );
}
