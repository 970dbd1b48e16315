import { useEffect } from 'react';
import { site } from '#site/content/content.ts';
import { useAddress } from '#site/navigation/navigation.tsx';

/**
 * Sends what a visitor wrote in the guestbook when it could not be reached: from whichever page they open next, when
 * the browser is online again, and when they come back to this tab. The guestbook's code comes only if there is
 * something to send.
 */
export function useResending(): void {
  const { key } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that is opened is an occasion.
  useEffect(() => look(), [key]);
  useEffect(() => {
    const kinds = ['online', 'visibilitychange'];
    for (const kind of kinds) addEventListener(kind, look);
    return () => {
      for (const kind of kinds) removeEventListener(kind, look);
    };
  }, []);
}

function look(event?: Event) {
  if (site.services.guestbook === 'none' || !hasUnsent()) return;
  import('#site/pages/guestbook/store/guestbook-store.ts')
    .then(({ resendEntries }) => resendEntries(event?.type !== 'visibilitychange'))
    // A chunk that does not come is tried again with the next page.
    .catch(() => {});
}

/** As site/pages/guestbook/store/own-entries.ts writes it. Within a text the quotes would have backslashes. */
function hasUnsent() {
  try {
    return localStorage.getItem('guestbookEntries')?.includes('"unsent":true');
  } catch {
    return false;
  }
}
