import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { decode } from '#site/navigation/address.ts';
import { useAddress } from '#site/navigation/navigation.tsx';

const positionsKey = 'scrollPositions';

/**
 * After a navigation: focuses the new page's heading, so that a screen reader announces the page, and scrolls to the
 * top, or to the previous scroll position when going back. Returns the ref for that heading.
 */
export function usePageChange(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { key, hash, pathname, arrival } = useAddress();
  const shown = useRef({ key, pathname, scrollY: 0 });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const saved = readPositions()[shown.current.key];
    // Unless the browser has restored it before: by now the visitor may have scrolled on.
    if (saved && !scrollY) scrollTo(0, saved);
    shown.current.scrollY = scrollY;
    let reading: ReturnType<typeof setTimeout> | undefined;
    // A jump within the page scrolls before its address is known here; the position to save is the one before the jump.
    const readScroll = () => {
      clearTimeout(reading);
      reading = undefined;
      if (history.state?.key === shown.current.key) shown.current.scrollY = scrollY;
    };
    // After the frame: before it, reading would compute all styles and the layout one more time.
    const trackScroll = () => {
      reading ??= setTimeout(readScroll);
    };
    const save = () => {
      readScroll();
      savePosition(shown.current);
    };
    const leave = () => {
      save();
      // A document that is loaded again has its whole page long before this script.
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', trackScroll);
    // A click on a link may come in the same frame as a scroll, before the timer.
    addEventListener('click', readScroll, true);
    addEventListener('pagehide', leave);
    // iOS terminates pages in the background without a pagehide event.
    document.addEventListener('visibilitychange', save);
    return () => {
      clearTimeout(reading);
      removeEventListener('scroll', trackScroll);
      removeEventListener('click', readScroll, true);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', save);
    };
  }, []);

  useLayoutEffect(() => {
    const left = shown.current;
    if (left.key === key) {
      // The visitor went back before the jump was rendered.
      if (arrival === 'return') scrollTo(0, left.scrollY);
      return;
    }
    // Saves the last tracked position: scrollY itself may already be clamped to a shorter page.
    savePosition(left);
    if (arrival !== 'jump') {
      const target = hash ? document.getElementById(decode(hash.slice(1))) : null;
      if (target) target.scrollIntoView();
      else scrollTo(0, arrival === 'return' ? (readPositions()[key] ?? 0) : 0);
      if (left.pathname !== pathname) (target ?? headingRef.current)?.focus({ preventScroll: true });
    }
    shown.current = { key, pathname, scrollY };
  }, [key, hash, pathname, arrival]);

  return headingRef;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}');
  } catch {
    return {};
  }
}

function savePosition({ key, scrollY }: { key: string; scrollY: number }): void {
  try {
    sessionStorage.setItem(positionsKey, JSON.stringify({ ...readPositions(), [key]: Math.round(scrollY) }));
  } catch {
    // Without storage, going back starts at the top.
  }
}
