import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { decode } from '#site/navigation/address.ts';
import { useAddress } from '#site/navigation/navigation.tsx';

const positionsKey = 'scrollPositions';

/**
 * After a navigation: the new page's heading takes the focus, which makes a screen reader say where one is, and the
 * page starts at its top, or where the visitor had left it when going back. Returns the ref for that heading.
 */
export function usePageChange(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { key, hash, pathname, arrival } = useAddress();
  const shown = useRef({ key, pathname, scrollY: 0 });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const saved = readPositions()[shown.current.key];
    if (saved) scrollTo(0, saved);
    shown.current.scrollY = scrollY;
    // A jump within the page scrolls before its address is known here: what it leaves is where the visitor was before.
    const note = () => {
      if (history.state?.key === shown.current.key) shown.current.scrollY = scrollY;
    };
    const remember = () => rememberPosition(shown.current);
    addEventListener('scroll', note);
    addEventListener('pagehide', remember);
    // iOS ends pages in the background without a pagehide.
    document.addEventListener('visibilitychange', remember);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', remember);
      document.removeEventListener('visibilitychange', remember);
    };
  }, []);

  useLayoutEffect(() => {
    const left = shown.current;
    if (left.key === key) {
      // Back again before the jump was shown here.
      if (arrival === 'return') scrollTo(0, left.scrollY);
      return;
    }
    // Where the visitor was, as last heard: by now the next page may be laid out, and be shorter.
    rememberPosition(left);
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

function rememberPosition({ key, scrollY }: { key: string; scrollY: number }): void {
  try {
    sessionStorage.setItem(positionsKey, JSON.stringify({ ...readPositions(), [key]: Math.round(scrollY) }));
  } catch {
    // Without storage a return starts at the top.
  }
}
