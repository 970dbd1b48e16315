import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { isHydrated } from '#site/navigation/hydration.ts';
import { useAddress } from '#site/navigation/navigation.tsx';
import { areSameWindows, findWindows, type PageWindow } from './find-windows.ts';

/**
 * The windows of the page that is shown, in the order of the HTML. None before the page is hydrated. `onFind` is called with those
 * of a new page in its commit, before the frame scrolls it: usePageChange's effect comes after its children's.
 */
export function usePageWindows(
  anchor: RefObject<HTMLElement | null>,
  onFind: (windows: PageWindow[]) => void,
): PageWindow[] {
  const { key } = useAddress();
  const [windows, setWindows] = useState<PageWindow[]>([]);
  const onFound = useEffectEvent(onFind);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other windows.
  useLayoutEffect(() => {
    const frame = anchor.current?.parentElement;
    if (!frame) return;
    const find = () => {
      if (!isHydrated('page')) return;
      const found = findWindows(frame);
      onFound(found);
      setWindows((known) => (areSameWindows(known, found) ? known : found));
    };
    find();
    const observer = new MutationObserver(find);
    observer.observe(frame.querySelector('main') ?? frame, { childList: true, subtree: true });
    addEventListener('hydrated', find);
    return () => {
      observer.disconnect();
      removeEventListener('hydrated', find);
    };
  }, [key]);

  return windows;
}
