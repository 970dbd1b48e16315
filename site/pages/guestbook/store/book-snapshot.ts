import type { Book } from './entry-store.ts';

/** The book as React reads it, and whoever watches it. */
export function createShownBook(unopened: Book) {
  let shown = unopened;
  const watchers = new Set<() => void>();
  return {
    unopened,
    read: () => shown,
    show: (book: Book) => {
      shown = book;
      for (const onChange of watchers) onChange();
    },
    watch: (onChange: () => void) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    isWatched: () => watchers.size > 0,
  };
}
