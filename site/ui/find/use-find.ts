import { useEffect, useState } from 'react';
import { type Findable, findByWords } from '#model/find-by-words.ts';
import { isHydrated } from '#site/navigation/hydration.ts';

/** A whole list that can be searched; it is loaded when a visitor first looks for something. */
export type FindSource<Item> = {
  load: () => Promise<Item[]>;
  read: (item: Item) => Findable;
  /** Once it is loaded. */
  items?: Item[];
};

/** How many results are shown: more would keep a phone busy at each letter. */
const maxShown = 48;

export type Finder<Item> = ReturnType<typeof useFind<Item>>;

/** What a visitor looks for in a list. It is kept in the history entry, so it is still there when they come back. */
export function useFind<Item>(source: FindSource<Item>) {
  const [query, setQuery] = useState(() => (isHydrated('page') ? readQuery() : ''));
  const [items, setItems] = useState(source.items);
  const [hasFailed, setFailed] = useState(false);
  const isActive = query.trim() !== '';

  const load = async () => {
    setFailed(false);
    try {
      source.items ??= await source.load();
      setItems(source.items);
    } catch {
      setFailed(true);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query that was kept is read once, after hydration
  useEffect(() => {
    const kept = readQuery();
    if (!kept) return;
    setQuery(kept);
    void load();
  }, []);

  const find = (text: string) => {
    setQuery(text);
    keepQuery(text);
    if (text.trim() && !items) void load();
  };

  const found = isActive && items ? findByWords(items, query, source.read) : undefined;
  return {
    query,
    find,
    load,
    isActive,
    hasFailed: isActive && hasFailed,
    /** Undefined while nothing is looked for, or the list is not loaded. */
    results: found?.slice(0, maxShown),
    count: found?.length ?? 0,
  };
}

type Kept = { find?: string } | null;

const readQuery = () => (history.state as Kept)?.find ?? '';

function keepQuery(find: string): void {
  const { find: _, ...state } = (history.state ?? {}) as NonNullable<Kept>;
  history.replaceState(find.trim() ? { ...state, find } : state, '');
}
