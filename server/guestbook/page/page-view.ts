import { linkPages } from '#model/guestbook-links.ts';
import { type PagePlace, writePlace } from '#model/guestbook-pages.ts';
import type { StatusRow } from '#model/guestbook-table.ts';
import { type GuestbookView, pageLength, type SentForm, writeViewRow } from '#model/guestbook-view.ts';
import type { EntryStore } from '../store.ts';

type Asked = { before?: PagePlace | undefined; sent?: SentForm | undefined };

/** What a page shows at present. Throws database errors. */
export function readView(store: EntryStore, readStatus: () => StatusRow, { before, sent }: Asked = {}): GuestbookView {
  const rows = before ? store.listBefore(before, pageLength + 1) : store.listVisible(pageLength + 1);
  const [first = before] = rows;
  const newer = before && first && store.listAfter(first, pageLength + 1);
  const [newest] = store.listVisible(1);
  const [oldest] = store.listVisible(1, 'time.asc');
  return {
    rows: rows.slice(0, pageLength).map(writeViewRow),
    status: readStatus(),
    ...(before && { before: writePlace(before) }),
    links: {
      ...linkPages(rows, newer, pageLength),
      ...(newest && oldest && { oldestMs: oldest.time, newestMs: newest.time }),
    },
    ...(sent && { sent }),
  };
}
