import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { decode } from '#site/address.ts';
import { useAddress } from '#site/navigation.tsx';

const positionsKey = 'scrollPositions';

/**
 * After a navigation: the new page's heading takes the focus, which makes a screen reader say where one is, and the
 * page starts at its top, or where the visitor had left it when going back. Returns the ref for that heading.
 */
export function usePageChange(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { key, hash, pathname, arrival } = useAddress();
  const shownKey = useRef(key);
  const shownPathname = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const scrollY = readPositions()[shownKey.current];
    if (scrollY) scrollTo(0, scrollY);
    const remember = () => rememberPosition(shownKey.current);
    addEventListener('pagehide', remember);
    // The position of the page one leaves: by the time the address changes, the next page may already be laid out.
    addEventListener('scrollend', remember);
    return () => {
      removeEventListener('pagehide', remember);
      removeEventListener('scrollend', remember);
    };
  }, []);

  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (arrival === 'jump') return;
    const isNewPage = shownPathname.current !== pathname;
    shownPathname.current = pathname;
    const target = hash ? document.getElementById(decode(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else scrollTo(0, arrival === 'return' ? (readPositions()[key] ?? 0) : 0);
    if (isNewPage) (target ?? headingRef.current)?.focus({ preventScroll: true });
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

function rememberPosition(key: string): void {
  try {
    sessionStorage.setItem(positionsKey, JSON.stringify({ ...readPositions(), [key]: Math.round(scrollY) }));
  } catch {
    // Without storage a return starts at the top.
  }
}
