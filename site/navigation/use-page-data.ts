import { useSyncExternalStore } from 'react';
import type { PageData } from '#model/page-data.ts';
import { useAddress } from './navigation.tsx';
import { getPageData, subscribeToPageData } from './page-data.ts';

/** The data of the page that is shown; null if its address is unknown, undefined if it is not loaded or has none. */
export function usePageData(): PageData | null | undefined {
  const { pathname } = useAddress();
  const read = () => {
    const data = getPageData(pathname);
    // What the guestbook's HTML embeds is no data of an address: its header is known.
    return data && !('header' in data) ? undefined : data;
  };
  return useSyncExternalStore(subscribeToPageData, read, read);
}
