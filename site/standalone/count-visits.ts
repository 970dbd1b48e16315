// Becomes count.js, which counts visits on this site's own server as GoatCounter's script does on GoatCounter's, and
// tells it nothing but the path.
type Visit = { path?: string; event?: boolean };

const skipKey = 'skipgc';
const timeoutMs = 5000;
const isSkipped = () => localStorage.getItem(skipKey) === 't';

/** A file server that has the pages alone answers so. It need not be asked again for every page. */
let isNobodyCounting = false;

/** Resolves when the visit has been counted, or cannot be. */
const count = async ({ path = location.pathname, event }: Visit = {}) => {
  const endpoint = document.querySelector<HTMLElement>('script[data-goatcounter]')?.dataset.goatcounter;
  const isSeen = document.visibilityState === 'visible' && window === top && !navigator.webdriver;
  if (!endpoint || !isSeen || isNobodyCounting) return;
  try {
    if (isSkipped()) return;
  } catch {}
  const address = `${endpoint}?p=${encodeURIComponent(path)}${event ? '&e=true' : ''}`;
  try {
    // Goes on when the page is left, as a beacon does; unlike with a beacon, one knows when it is over.
    const signal = AbortSignal.timeout(timeoutMs);
    const { status } = await fetch(address, { method: 'POST', mode: 'no-cors', keepalive: true, signal });
    isNobodyCounting = [404, 405, 501].includes(status);
  } catch {
    // A visit is not worth a second try.
  }
};

window.goatcounter = { ...window.goatcounter, count };

// How owners leave out their own visits.
if (location.hash === '#toggle-goatcounter') {
  try {
    localStorage.setItem(skipKey, isSkipped() ? 'f' : 't');
    alert(`Your visits in this browser are ${isSkipped() ? 'not counted any more' : 'counted again'}.`);
  } catch {}
}
