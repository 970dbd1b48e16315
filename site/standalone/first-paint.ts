/**
 * What waits for the first paint, so that nothing competes with what it needs: the scene's art and, on a phone, the font of
 * numbers (the style sheet leaves them out while the root has `data-unpainted`), and the page's scripts. Their addresses are
 * attributes of this script's element (build/loading-elements.ts); the dev server writes none and names its entry in the HTML.
 *
 * A visitor who has seen this build has all of it in the browser's cache: fonts and art then belong to the first frame.
 */
const { dataset: root } = document.documentElement;
const { entry, chunks = '', styles = '', manifest = '' } = document.currentScript?.dataset ?? {};
/** Holds the entry of the last build whose fonts and art this browser has loaded. */
const seenKey = 'seenBuild';

const load = (addresses: string, rel: string) => {
  for (const href of addresses.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }));
  }
};

const isSeen = () => {
  try {
    return localStorage.getItem(seenKey) === entry;
  } catch {
    return false;
  }
};

const rememberBuild = async () => {
  // For a browser that can install the site: it would fetch this before the page is painted.
  load(manifest, 'manifest');
  await document.fonts.ready;
  try {
    localStorage.setItem(seenKey, entry as string);
  } catch {
    // Then every visit is a first one.
  }
};

/** The three engines' messages for a file that cannot be fetched, which they log themselves. */
const fetchFailure = /(imported|importing a) module/i;

const reportFailure = (error: Error) => {
  // Links that would open a dialog are followed now, as without script; see before-paint.ts.
  dispatchEvent(new Event('pagestuck'));
  if (!fetchFailure.test(error.message)) reportError(error);
};

/** React is run first, in a task of its own: together with the entry it holds a cheap phone up for 100 ms. */
const loadEntry = () => {
  const importEntry = () => import(/* @vite-ignore */ entry as string).then(rememberBuild, reportFailure);
  import(/* @vite-ignore */ chunks.split(' ')[0] as string).then(
    () => setTimeout(importEntry as () => void),
    reportFailure,
  );
};

/**
 * Scripts add what the later styles are for (see build/style-files.ts): without them it would move once more. They run in any
 * case: what they add looks plain then.
 */
const loadAll = () => {
  if (!styles) return loadEntry();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles, crossOrigin: '' });
  link.onload = link.onerror = loadEntry;
  // Before an owner's own, whose rules win.
  document.querySelector('link[rel="stylesheet"]')?.after(link);
};

let hasStarted = false;
const start = () => {
  if (hasStarted) return;
  hasStarted = true;
  delete root.unpainted;
  load(`${chunks} ${entry}`, 'modulepreload');
  // React hydrates complete HTML only.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadAll);
  else loadAll();
};

const maxWaitMs = 1000;

/**
 * Calls `start` after the first frame with content, once the pictures that the HTML loads at once are there, too. A visitor
 * who acts does not wait for either, and a hidden page has no frames.
 */
const awaitPaint = () => {
  for (const kind of ['pointerdown', 'keydown', 'visibilitychange']) addEventListener(kind, start, true);
  const awaitPictures = () => {
    if (document.readyState === 'complete') setTimeout(start);
    addEventListener('load', () => setTimeout(start));
    // A slow picture, perhaps from another host, holds nothing up.
    setTimeout(start, maxWaitMs);
  };
  new PerformanceObserver(awaitPictures).observe({ type: 'paint', buffered: true });
  // Should a browser report no paint.
  addEventListener('load', () => setTimeout(start, maxWaitMs));
};

if (entry) {
  const isComplete = isSeen() || document.visibilityState === 'hidden';
  if (isComplete) start();
  else {
    root.unpainted = '';
    awaitPaint();
  }
}
