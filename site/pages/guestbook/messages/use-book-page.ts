import { useEffect, useState } from 'react';
import { readPlace, writePlace } from '#model/guestbook-pages.ts';
import type { GuestbookView } from '#model/guestbook-view.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import type { BookPage } from '#site/pages/guestbook/store/book-page.ts';
import type { Book, EntryStore } from '#site/pages/guestbook/store/entry-store.ts';
import { openView } from '#site/pages/guestbook/store/open-view.ts';

/** Undefined: the newest messages. `hasFailed`: the page could not be read. */
type Shown = { page: BookPage | undefined; hasFailed: boolean; retry: () => void };

/** The page of older messages that the address asks for. */
export function useBookPage(store: EntryStore | undefined, view: GuestbookView | undefined): Shown | undefined {
  const place = readPlace(new URLSearchParams(useAddress().search).get('before'));
  const before = place && writePlace(place);
  const [read, setRead] = useState<{ before?: string | undefined; page?: BookPage | undefined; attempt: number }>(
    () => ({
      attempt: 0,
      ...(view?.before && {
        before: view.before,
        page: { before: view.before, entries: openView(view).entries, links: view.links },
      }),
    }),
  );
  const isRead = read.before === before;
  const { attempt } = read;
  useEffect(() => {
    if (before === undefined || isRead || !store) return;
    let isCurrent = true;
    void store.readPage(before).then((page) => {
      if (isCurrent) setRead({ before, page, attempt });
    });
    return () => {
      isCurrent = false;
    };
  }, [before, isRead, store, attempt]);
  if (before === undefined) return undefined;
  return {
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
});
