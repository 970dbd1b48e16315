// Becomes count.js, which counts visits on this site's own server as GoatCounter's script does on GoatCounter's, and
// tells it nothing but the path.
type Visit = { path?: string; event?: boolean };

const skipKey = 'skipgc';
const isSkipped = () => localStorage.getItem(skipKey) === 't';

const count = ({ path = location.pathname, event }: Visit = {}) => {
  const endpoint = document.querySelector<HTMLElement>('script[data-goatcounter]')?.dataset.goatcounter;
  const isSeen = document.visibilityState === 'visible' && window === top && !navigator.webdriver;
  if (!endpoint || !isSeen) return;
  try {
    if (isSkipped()) return;
  } catch {}
  const address = `${endpoint}?p=${encodeURIComponent(path)}${event ? '&e=true' : ''}`;
  if (!navigator.sendBeacon?.(address)) new Image().src = address;
};

window.goatcounter = { ...window.goatcounter, count };

// How owners leave out their own visits.
if (location.hash === '#toggle-goatcounter') {
  try {
    localStorage.setItem(skipKey, isSkipped() ? 'f' : 't');
    alert(`Your visits in this browser are ${isSkipped() ? 'not counted any more' : 'counted again'}.`);
  } catch {}
}
