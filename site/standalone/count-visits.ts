// Compiled to count.js, which counts visits on this site's own server as GoatCounter's script does on GoatCounter's, but
// sends only the path and, once, the host that the visitor came from.
type Visit = { path?: string; event?: boolean; referrer?: string };

const skipKey = 'skipgc';
const timeoutMs = 5000;
const isSkipped = () => localStorage.getItem(skipKey) === 't';

/** A visitor who does not want to be followed: then only pages are counted, not where they came from or what they heard. */
const isPrivate = () =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

/** A static file server answers with one of these. It is then not asked again on every page. */
const noCounterStatuses = [404, 405, 501];
let hasNoCounter = false;

/** Resolves when the visit has been counted, or cannot be. */
const count = async ({ path = location.pathname, event, referrer = document.referrer }: Visit = {}) => {
  const endpoint = document.querySelector<HTMLElement>('script[data-goatcounter]')?.dataset.goatcounter;
  // Music goes on in a hidden tab.
  const isSeen = (event || document.visibilityState === 'visible') && window === top && !navigator.webdriver;
  if (!endpoint || !isSeen || hasNoCounter) return;
  try {
    if (isSkipped()) return;
  } catch {}
  if (event && isPrivate()) return;
  const [, host = ''] = isPrivate() || event ? [] : /^https?:\/\/([^/?#]+)/.exec(referrer) || [];
  const address = `${endpoint}?p=${encodeURIComponent(path)}${event ? '&e=true' : ''}${host && `&r=${host}`}`;
  try {
    // Survives the page's unload like a beacon, but, unlike a beacon, reports when it is done.
    const signal = AbortSignal.timeout(timeoutMs);
    const { status } = await fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, signal });
    hasNoCounter = noCounterStatuses.includes(status);
  } catch {
    // A visit is not worth a retry.
  }
};

window.goatcounter = { ...window.goatcounter, count };

// How owners exclude their own visits.
if (location.hash === '#toggle-goatcounter') {
  try {
    localStorage.setItem(skipKey, isSkipped() ? 'f' : 't');
    alert(`Your visits in this browser are ${isSkipped() ? 'not counted any more' : 'counted again'}.`);
  } catch {}
}
