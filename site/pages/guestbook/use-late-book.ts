import { startTransition, useCallback, useEffect, useState } from 'react';
import { type ChunkLoadError, loadChunk } from '#site/navigation/chunk.ts';
import { loadStyles } from '#site/navigation/style-files.ts';
import { whenLoaded } from '#site/navigation/when-loaded.ts';
import { resolveParts, type WallParts } from './awaited-parts.ts';
import { readView } from './embedded-view.ts';
import type { EntryStore } from './store/entry-store.ts';

/** On the server there are parts without a store. */
type Loaded = { parts: WallParts; store?: EntryStore };
export type LateBook = Partial<Loaded> & {
  hasFailed: boolean;
  retry: () => void;
};

const folder = 'site/pages/guestbook';

/** Each call after a failure tries again. */
export const loadStore = () =>
  loadChunk<EntryStore>(`${folder}/store/guestbook-store.ts`, 'guestbookStore', () =>
    import('./store/guestbook-store.ts').then(({ guestbookStore }) => ({ guestbookStore })),
  );

export const loadParts = () =>
  loadChunk<WallParts>(`${folder}/late-wall.ts`, 'wallParts', () =>
    import('./late-wall.ts').then(({ wallParts }) => ({ wallParts })),
  );

/** Kept for the next visit to the page. */
let loaded: Loaded | undefined;
/** On the server, which renders the messages into the HTML. */
export function provideParts(parts: WallParts): void {
  loaded = { parts };
  resolveParts(parts);
}

async function loadBook(): Promise<Loaded> {
  const [store, parts] = await Promise.all([
    loadStore(),
    loadParts(),
    // Without its styles the wall is plain, and can be read.
    loadStyles('note-wall').catch(() => {}),
  ]);
  await parts.prepareTools(readView());
  loaded = { store, parts };
  resolveParts(parts);
  return loaded;
}

let isGone: boolean | undefined;

/** What the form does without until it is sent: it comes after the load event, or when somebody starts to write. */
export function useLateBook(): LateBook {
  const [book, setBook] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  const retry = useCallback(() => {
    // After a redeploy only a full load knows the new files. What was typed is kept in the tab.
    if (isGone) return location.reload();
    setHasFailed(false);
    loadBook().then(
      // In slices: nobody waits for what it adds, and in one piece it holds a cheap phone up for 100 ms.
      (book) => startTransition(() => setBook(book)),
      (error: Partial<ChunkLoadError>) => {
        isGone = error.needsFullLoad;
        setHasFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    if (loaded) return setBook(loaded);
    let hasStarted = false;
    const start = () => {
      if (!hasStarted) retry();
      hasStarted = true;
    };
    const cancel = whenLoaded(start);
    addEventListener('input', start, { once: true });
    return () => {
      cancel();
      removeEventListener('input', start);
    };
  }, [retry]);
  return { ...book, hasFailed, retry };
}
