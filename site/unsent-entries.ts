import { site } from './content.ts';

/**
 * Sends what a visitor wrote in the guestbook when it could not be reached: from whichever page they open next, when
 * the browser is online again, and when they come back to this tab. The guestbook's code comes only if there is
 * something to send.
 */
export function startResending(): void {
  if (site.services.guestbook === 'none') return;
  const look = (event?: Event) => {
    if (!hasUnsent()) return;
    import('./pages/guestbook/guestbook-store.ts')
      .then(({ resendEntries }) => resendEntries(event?.type === 'online'))
      // A chunk that does not come is tried again with the next page.
      .catch(() => {});
  };
  look();
  for (const kind of ['online', 'visibilitychange']) addEventListener(kind, look);
}

/** As site/pages/guestbook/own-entries.ts writes it. Within a text the quotes would have backslashes. */
function hasUnsent() {
  try {
    return localStorage.getItem('guestbookEntries')?.includes('"unsent":true');
  } catch {
    return false;
  }
}
