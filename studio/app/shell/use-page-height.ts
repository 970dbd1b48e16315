import { useSyncExternalStore } from 'react';

/** As shell.module.css has them: of a phone's window, its bar, and the sheet that is down. */
const phonePx = 760;
const barPx = 56;
const lowSheetPx = 64;
/** Where the window is lower, because of its keyboard or because it is small, the page is not shown as on a phone that lies on its side. */
const leastPx = 600;

const read = () => (innerWidth < phonePx ? Math.max(innerHeight - barPx - lowSheetPx, leastPx) : 0);

function watch(onChange: () => void) {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

/** How high the page is at least: a phone's sheet covers a part of it, and does not make the page another one. */
export const usePageHeight = (): number => useSyncExternalStore(watch, read);
