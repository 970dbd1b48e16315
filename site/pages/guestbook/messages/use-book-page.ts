import { useEffect, useState, useSyncExternalStore } from 'react';
import { readBookQuery, writeBookQuery, writePlace } from '#model/guestbook-pages.ts';
import type { GuestbookView } from '#model/guestbook-view.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import type { BookPage } from '#site/pages/guestbook/store/book-page.ts';
import type { Book, EntryStore } from '#site/pages/guestbook/store/entry-store.ts';
import { openView } from '#site/pages/guestbook/store/open-view.ts';

const never = () => () => {};

/**
 * What the HTML was made for, with which it is hydrated: the visitor may have gone on meanwhile. A page that the build made is
 * the same file for every query.
 */
const queryOf = (view: GuestbookView) => (view.takenMs === undefined ? writeBookQuery(view) : '');

/** `hasFailed`: the page could not be read. */
type Shown = { find: string | undefined; page: BookPage | undefined; hasFailed: boolean; retry: () => void };

/** The page that the address asks for, of older messages or of what was found; undefined: the newest messages. */
export function useBookPage(store: EntryStore | undefined, view: GuestbookView | undefined): Shown | undefined {
  const { search } = useAddress();
  const asked = useSyncExternalStore(
    never,
    () => search,
    () => (view ? queryOf(view) : search),
  );
  const { find, before } = readBookQuery(asked);
  const query = writeBookQuery({ find, before: before && writePlace(before) });
  const [read, setRead] = useState<{ query?: string; page?: BookPage | undefined; attempt: number }>(() => {
    const shown = view ? writeBookQuery(view) : '';
    if (!view || shown === '') return { attempt: 0 };
    return {
      attempt: 0,
      query: shown,
      page: { query: shown, entries: openView(view).entries, links: view.links },
    };
  });
  const isRead = read.query === query;
  const { attempt } = read;
  useEffect(() => {
    if (query === '' || isRead || !store) return;
    let isCurrent = true;
    void store.readPage(query).then((page) => {
      if (isCurrent) setRead({ query, page, attempt });
    });
    return () => {
      isCurrent = false;
    };
  }, [query, isRead, store, attempt]);
  if (query === '') return undefined;
  return {
    find,
    page: isRead ? read.page : undefined,
    hasFailed: isRead && !read.page,
    retry: () => setRead({ attempt: attempt + 1 }),
  };
}

/** The book with a page's messages in place of the newest. */
export const showPage = (book: Book, { page, hasFailed }: Shown): Book => ({
  ...book,
  entries: page?.entries ?? [],
  isLoading: !page && !hasFailed,
  obstacle: hasFailed ? 'unreachable' : undefined,
  takenMs: undefined,
});
