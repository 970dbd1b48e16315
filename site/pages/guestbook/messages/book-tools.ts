import { useEffect, useState } from 'react';
import type { GuestbookView } from '#model/guestbook-view.ts';
import { loadChunk } from '#site/navigation/chunk.ts';

type BookTools = typeof import('#site/pages/guestbook/late-tools.ts').bookTools;

/** A shorter list is seen at a glance. */
export const minSearched = 30;

let loaded: BookTools | undefined;
/** On the server. */
export function provideTools(tools: BookTools): void {
  loaded = tools;
}

const loadTools = async () => {
  loaded ??= await loadChunk<BookTools>('site/pages/guestbook/late-tools.ts', 'bookTools', () =>
    import('#site/pages/guestbook/late-tools.ts').then(({ bookTools }) => ({ bookTools })),
  );
  return loaded;
};

/** Resolves when the messages of the HTML can be hydrated: with the tools, if there are any in it. */
export async function prepareTools(view: GuestbookView | undefined): Promise<void> {
  const { rows, links, before, find } = view ?? { rows: [], links: {} };
  if (rows.length >= minSearched || (links.older ?? before ?? find) !== undefined) await loadTools();
}

/** Links to other pages and the form to find a word, which only a longer book needs. */
export function useTools(isNeeded: boolean) {
  const [tools, setTools] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || tools || hasFailed) return;
    loadTools().then(
      (tools) => setTools(() => tools),
      () => setHasFailed(true),
    );
  }, [isNeeded, tools, hasFailed]);
  return { tools, hasFailed, retry: () => setHasFailed(false) };
}
