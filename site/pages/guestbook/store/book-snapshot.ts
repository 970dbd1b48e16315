import type { Book } from './entry-store.ts';

/** A book as `useSyncExternalStore` reads it: the same object until it is replaced. */
export function createBookSnapshot(initial: Book) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => current,
    replace: (book: Book) => {
      current = book;
      for (const onChange of listeners) onChange();
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    hasSubscribers: () => listeners.size > 0,
  };
}
