import { sortMonths } from '#model/guestbook-months.ts';
import { linkPages } from '#model/guestbook-page-links.ts';
import { type BookQuery, type PagePlace, writePlace } from '#model/guestbook-pages.ts';
import type { StatusRow } from '#model/guestbook-table.ts';
import { type GuestbookView, pageLength, type SentForm, writeViewRow } from '#model/guestbook-view.ts';
import type { FindEntries } from '../find-store.ts';
import type { EntryStore } from '../store.ts';

type Options = { store: EntryStore; find: FindEntries; readStatus: () => StatusRow };
type Shown = Pick<GuestbookView, 'rows' | 'find' | 'links'>;

/** Reads what a page shows at present. Rejects with database errors. */
export function createViewReader({ store, find, readStatus }: Options) {
  const readFound = async (words: string, before: PagePlace | undefined): Promise<Shown> => {
    const rows = await find(words, before, pageLength + 1);
    // A page further on leads back to the first.
    const links = linkPages(rows, before && [], pageLength);
    return { rows: rows.slice(0, pageLength).map(writeViewRow), find: words, links };
  };

  const readPage = (before: PagePlace | undefined): Shown => {
    const rows = before ? store.listBefore(before, pageLength + 1) : store.listVisible(pageLength + 1);
    const [first = before] = rows;
    const newer = before && first && store.listAfter(first, pageLength + 1);
    return {
      rows: rows.slice(0, pageLength).map(writeViewRow),
      links: {
        ...linkPages(rows, newer, pageLength),
        months: sortMonths(store.listMonths()),
      },
    };
  };

  return async ({ find: words, before, sent }: BookQuery & { sent?: SentForm }): Promise<GuestbookView> => ({
    ...(words === undefined ? readPage(before) : await readFound(words, before)),
    status: readStatus(),
    ...(before && { before: writePlace(before) }),
    ...(sent && { sent }),
  });
}
