import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isHydrated } from '#site/navigation/hydration.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import { deskWidth } from './desk-width.ts';
import { areSameWindows, findWindows, type PageWindow } from './find-windows.ts';

/**
 * The windows of the page that is shown, in the order of the HTML. None before the page is hydrated. `onFind` is called with those
 * of a new page in its commit, before the frame scrolls it: usePageChange's effect comes after its children's. They are returned once that
 * page is painted, as their buttons change nothing about its size; at once on a desk, where they lie elsewhere, and for a link to a
 * part of the page, whose windows open (use-reveal.ts).
 */
export function usePageWindows(
  anchor: RefObject<HTMLElement | null>,
  onFind: (windows: PageWindow[]) => void,
): PageWindow[] {
  const { key, hash } = useAddress();
  const [windows, setWindows] = useState<PageWindow[]>([]);
  const onFound = useEffectEvent(onFind);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other windows.
  useLayoutEffect(() => {
    const frame = anchor.current?.parentElement;
    if (!frame) return;
    const find = (keep = (change: () => void) => change()) => {
      if (!isHydrated('page')) return;
      const found = findWindows(frame);
      onFound(found);
      keep(() => setWindows((known) => (areSameWindows(known, found) ? known : found)));
    };
    let isGone = false;
    const isUrgent = hash || matchMedia(deskWidth).matches;
    find(isUrgent ? undefined : (change) => afterPaint(() => isGone || change()));
    const findAgain = () => find();
    const observer = new MutationObserver(findAgain);
    observer.observe(frame.querySelector('main') ?? frame, { childList: true, subtree: true });
    addEventListener('hydrated', findAgain);
    return () => {
      isGone = true;
      observer.disconnect();
      removeEventListener('hydrated', findAgain);
    };
  }, [key]);

  return windows;
}

/** A hidden page has no frames. */
function afterPaint(run: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
