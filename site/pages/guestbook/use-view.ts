import { useEffect, useState } from 'react';
import type { GuestbookView } from '#model/guestbook-view.ts';
import { getPageData, keepPageData } from '#site/navigation/page-data.ts';
import { paths } from '#site/navigation/paths.ts';
import { holdView } from './embedded-view.ts';

const path = paths.guestbookPage;

/**
 * What the server put into this page's HTML, until the visitor leaves it: the next visit begins with what is known by then.
 * Undefined on a static host.
 */
export function useView(): GuestbookView | undefined {
  const [view] = useState(() => (getPageData(path) ?? undefined) as GuestbookView | undefined);
  useEffect(() => {
    holdView(view);
    return () => {
      keepPageData(path, null);
      holdView(undefined);
    };
  }, [view]);
  return view;
}
