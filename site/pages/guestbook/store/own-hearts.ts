/** Which entries this browser has given a heart, and the key that it sends with each: model/guestbook-hearts.ts. */
const storageKey = 'guestbookHearts';

/** `wishes`: what was clicked and has no answer yet, `true` for giving, by the entry's id. `given` is what the backend has. */
type Kept = { key?: string; given: string[]; wishes: Record<string, boolean> };

export type OwnHearts = ReturnType<typeof createOwnHearts>;

export function createOwnHearts(createKey: () => string, openStorage: () => Storage = () => window.localStorage) {
  const read = (): Kept => {
    try {
      return readKept(openStorage().getItem(storageKey));
    } catch {
      return { given: [], wishes: {} };
    }
  };
  const write = (kept: Kept): boolean => {
    try {
      openStorage().setItem(storageKey, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  };
  /** Each note of a long wall asks. */
  let cached: { given: Set<string>; wishes: Map<string, boolean> } | undefined;
  const look = () => {
    if (!cached) {
      const { given, wishes } = read();
      cached = { given: new Set(given), wishes: new Map(Object.entries(wishes)) };
    }
    return cached;
  };
  const keep = (kept: Kept) => {
    write(kept);
    cached = undefined;
  };

  return {
    has: (id: string): boolean => look().given.has(id),
    wishOf: (id: string): boolean | undefined => look().wishes.get(id),
    wishedFor: (): string[] => [...look().wishes.keys()],
    /** Before it is sent, so that a reload in between forgets nothing. */
    keepWish: (id: string, gives: boolean): void => {
      const kept = read();
      keep({ ...kept, wishes: { ...kept.wishes, [id]: gives } });
    },
    dropWish: (id: string): void => {
      const { [id]: _, ...wishes } = read().wishes;
      keep({ ...read(), wishes });
    },
    /** Of this browser; undefined where it cannot be kept. Nothing is kept before the first heart. */
    takeKey: (): string | undefined => {
      const kept = read();
      const key = kept.key ?? createKey();
      return write({ ...kept, key }) ? key : undefined;
    },
    /** The backend has it; what was wished for since then is still to be sent. */
    put: (id: string, isGiven: boolean): void => {
      const kept = read();
      const others = kept.given.filter((other) => other !== id);
      const { [id]: wish, ...wishes } = kept.wishes;
      keep({
        ...kept,
        given: isGiven ? [...others, id] : others,
        wishes: wish === isGiven ? wishes : kept.wishes,
      });
    },
    /** Calls `onChange` when another tab gave or took a heart; returns the function that unsubscribes. */
    watchOtherTabs: (onChange: () => void): (() => void) => {
      const listen = ({ key }: StorageEvent) => {
        if (key !== storageKey && key !== null) return;
        cached = undefined;
        onChange();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}

function readKept(text: string | null): Kept {
  const { key, given, wishes } = (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return {
    ...(typeof key === 'string' && { key }),
    given: Array.isArray(given) ? given.filter((id) => typeof id === 'string') : [],
    wishes: Object.fromEntries(Object.entries(wishes ?? {}).filter(([, wish]) => typeof wish === 'boolean')),
  };
}
