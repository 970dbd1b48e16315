import { site } from 'virtual:content';
import { useEffect } from 'react';
import { useAddress } from '#site/navigation/navigation.tsx';

/**
 * Sends guestbook entries that could not be sent when they were written: on every page view, when the browser comes
 * back online, and when the visitor returns to this tab. The guestbook's code is loaded only if there is an entry to send.
 */
export function useResending(): void {
  const { key } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again on every page view.
  useEffect(() => check(), [key]);
  useEffect(() => {
    const listening = new AbortController();
    for (const kind of ['online', 'visibilitychange']) addEventListener(kind, check, listening);
    return () => listening.abort();
  }, []);
}

function check(event?: Event) {
  if (site.services.guestbook === 'none' || !hasUnsent()) return;
  import('#site/pages/guestbook/store/guestbook-store.ts')
    .then(({ resendEntries }) => resendEntries(event?.type !== 'visibilitychange'))
    // A chunk that fails to load is tried again on the next page view.
    .catch(() => {});
}

/** Matches what site/pages/guestbook/store/own-entry.ts writes. Inside a message the quotes would be escaped. */
function hasUnsent() {
  try {
    return localStorage.getItem('guestbookEntries')?.includes('"unsent":');
  } catch {
    return false;
  }
}
