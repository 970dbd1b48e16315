import { useEffect, useState } from 'react';
import { type Entry, mergeEntries } from '#model/guestbook.ts';
import type { Added, EntryStore } from './entry-store.ts';

type Entries = {
  /** Newest first. */
  entries: Entry[];
  isLoading: boolean;
  addEntry: (entry: Entry) => Promise<Added>;
};

/** What the store holds, kept up to date, with what was added here since. */
export function useEntries(store: EntryStore): Entries {
  const [listed, setListed] = useState<Entry[]>();
  const [added, setAdded] = useState<Entry[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const entries = await store.list();
      if (isCurrent) setListed(entries);
    };
    void load();
    const stopWatching = store.watch(() => void load());
    return () => {
      isCurrent = false;
      stopWatching();
    };
  }, [store]);

  const addEntry = async (entry: Entry) => {
    const answer = await store.add(entry);
    setAdded((earlier) => [answer.entry, ...earlier]);
    return answer;
  };
  return { entries: mergeEntries(listed ?? [], added), isLoading: !listed, addEntry };
}
