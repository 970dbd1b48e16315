/** Which entries this browser has given a heart, and the key that it sends with each: model/guestbook-hearts.ts. */
const storageKey = 'guestbookHearts';

type Kept = { key?: string; given: string[] };

export type OwnHearts = ReturnType<typeof createOwnHearts>;

export function createOwnHearts(createKey: () => string, openStorage: () => Storage = () => window.localStorage) {
  const read = (): Kept => {
    try {
      return readKept(openStorage().getItem(storageKey));
    } catch {
      return { given: [] };
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
  let given: Set<string> | undefined;

  return {
    has: (id: string): boolean => {
      given ??= new Set(read().given);
      return given.has(id);
    },
    /** Of this browser; undefined where it cannot be kept. Nothing is kept before the first heart. */
    takeKey: (): string | undefined => {
      const kept = read();
      const key = kept.key ?? createKey();
      return write({ ...kept, key }) ? key : undefined;
    },
    put: (id: string, isGiven: boolean): void => {
      const kept = read();
      const others = kept.given.filter((other) => other !== id);
      write({ ...kept, given: isGiven ? [...others, id] : others });
      given = undefined;
    },
    /** Calls `onChange` when another tab gave or took a heart; returns the function that unsubscribes. */
    watchOtherTabs: (onChange: () => void): (() => void) => {
      const listen = ({ key }: StorageEvent) => {
        if (key !== storageKey && key !== null) return;
        given = undefined;
        onChange();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}

function readKept(text: string | null): Kept {
  const { key, given } = (JSON.parse(text ?? '{}') ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return {
    ...(typeof key === 'string' && { key }),
    given: Array.isArray(given) ? given.filter((id) => typeof id === 'string') : [],
  };
}
