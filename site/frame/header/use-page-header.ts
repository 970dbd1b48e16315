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
  if (data === null || !findRoute(headers, pathname).hasData) return findHeader(headers, pathname);
  let above = pathname;
  while (!headers[above]) above = above.slice(0, above.lastIndexOf('/')) || '/';
  return headers[above] as FrameHeader;
}
