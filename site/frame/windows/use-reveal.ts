import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useAddress } from '#site/navigation/navigation.tsx';
import type { PageWindow } from './find-windows.ts';
import { findClickedPart, findPart } from './reveal.ts';

/**
 * Opens the windows around a part of the page that a link leads to, before the page is scrolled there, and around what asks for it
 * (ui/reveal-element.ts). A zoomed window beside it goes back to its place.
 */
export function useReveal(
  windows: PageWindow[],
  { onOpen, onUncover }: { onOpen: (window: PageWindow) => void; onUncover: () => void },
): void {
  const { key, hash, arrival } = useAddress();
  const open = useEffectEvent((part: HTMLElement | null) => {
    if (!part) return false;
    const zoomed = windows.find(({ element }) => element.dataset.windowState === 'zoomed');
    const isCovered = zoomed && !zoomed.element.contains(part);
    if (isCovered) onUncover();
    const closed = windows.filter(
      (window) => window !== zoomed && window.element.dataset.windowState && window.element.contains(part),
    );
    for (const window of closed) onOpen(window);
    return isCovered || closed.length > 0;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each link to a part opens it again
  useLayoutEffect(() => {
    const part = findPart(hash);
    // In a microtask: flushSync cannot be called while React commits. The browser paints after it.
    if (part && arrival !== 'return') queueMicrotask(() => open(part) && part.scrollIntoView());
  }, [key, hash, arrival]);

  useEffect(() => {
    const openClicked = (event: Event) => void open(findClickedPart(event));
    const openRevealed = ({ target }: Event) => void open(target as HTMLElement);
    document.addEventListener('click', openClicked, true);
    document.addEventListener('reveal', openRevealed);
    return () => {
      document.removeEventListener('click', openClicked, true);
      document.removeEventListener('reveal', openRevealed);
    };
  }, []);
}
