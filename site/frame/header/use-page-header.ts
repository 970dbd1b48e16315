import { headers } from 'virtual:content';
import type { FrameHeader } from '#model/page-header.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import { findRoute } from '#site/navigation/routes.ts';
import { usePageData } from '#site/navigation/use-page-data.ts';
import { findHeader } from './page-header.ts';

/** What the header shows at the current address. Until an address's own data is loaded, it is that of the page above. */
export function usePageHeader(): FrameHeader {
  const { pathname } = useAddress();
  const data = usePageData();
  if (data) return data.header;
  const isMissing = data === undefined && findRoute(headers, pathname).hasData;
  return findHeader(headers, isMissing ? pathname.slice(0, pathname.lastIndexOf('/')) : pathname);
}
