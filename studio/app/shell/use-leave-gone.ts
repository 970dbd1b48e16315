import { useEffect, useEffectEvent, useState } from 'react';
import type { ShownPage } from '#studio/app/preview/preview-props.ts';
import type { SitePage } from '#studio/protocol/site-state.ts';

type Shown = { pages: SitePage[]; page: SitePage | undefined; shown: ShownPage };

/** A page that is taken back, or whose folder went away, is left for the one above it. */
export function useLeaveGone(
  { pages, page, shown }: Shown,
  { onLeave }: { onLeave: (gone: SitePage, above: string) => void },
): void {
  const [hadPage, setHadPage] = useState(page);
  if (hadPage !== page && page) setHadPage(page);
  const gone = hadPage?.address === shown.address && page === undefined ? hadPage : undefined;
  const leave = useEffectEvent((left: SitePage) => {
    const above = `/${left.address.split('/')[1] ?? ''}`;
    onLeave(left, pages.some(({ address }) => address === above) ? above : '/');
  });
  useEffect(() => {
    if (gone) leave(gone);
  }, [gone]);
}
