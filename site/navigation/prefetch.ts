import { useEffect } from 'react';
import { stripBase } from './address.ts';
import { savesData } from './data-saver.ts';
import { useAddress } from './navigation.tsx';
import { prefetchPage } from './page-loader.ts';
import { paths } from './paths.ts';
import { whenLoaded } from './when-loaded.ts';

/** The two largest wait until a visitor opens the menu or points at a link to them. */
const largePages = new Set<string>([paths.guestbookPage, paths.interests]);

/** Here nothing is prefetched unasked: the largest load more late than others, and Home has doors into all directions. */
const quietPages = new Set<string>(['/', ...largePages]);

/** On the wire, for one page view. The last page that is begun may take a few thousand more. */
const maxBytes = 3_000;

/**
 * Prefetches a page when a visitor points at, focuses or touches a link to it; and unless the visitor saves data, also the
 * pages of the page's own links in sight, one after another while the browser is idle: a finger gives no warning. Whoever opens the menu,
 * which on phones is closed, is about to go to one of its pages, so all of them are prefetched then, and the largest last.
 */
export function usePrefetching(): void {
  useEffect(() => {
    const prefetchTarget = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const pathname = link && findPage(link);
      if (pathname && navigator.onLine) void prefetchPage(pathname);
    };
    const prefetchMenu = ({ target, newState }: ToggleEvent) => {
      const menu = newState === 'open' && !savesData() && target instanceof Element && target.closest('nav');
      const pages = [...(menu ? menu.querySelectorAll('a') : [])].flatMap((link) => findPage(link) ?? []);
      const prefetchAll = (isLarge: boolean) =>
        Promise.all(pages.filter((page) => largePages.has(page) === isLarge).map(prefetchPage));
      void prefetchAll(false).then(() => prefetchAll(true));
    };
    const kinds = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const kind of kinds) document.addEventListener(kind, prefetchTarget, { passive: true });
    // It does not bubble.
    document.addEventListener('toggle', prefetchMenu, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, prefetchTarget);
      document.removeEventListener('toggle', prefetchMenu, true);
    };
  }, []);
  const { key, pathname } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links.
  useEffect(() => {
    if (savesData() || quietPages.has(pathname)) return;
    const queue = new Set<string>();
    let isStopped = false;
    let isBusy = false;
    let startMs: number | undefined;
    const fetchNext = async () => {
      isBusy = true;
      for (const pathname of queue) {
        await idle();
        startMs ??= performance.now();
        if (isStopped || countBytes(startMs) > maxBytes) return;
        await prefetchPage(pathname);
        queue.delete(pathname);
      }
      isBusy = false;
    };
    const add = (link: HTMLAnchorElement) => {
      const pathname = findPage(link);
      if (pathname && !largePages.has(pathname)) queue.add(pathname);
      if (!isBusy) void fetchNext();
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        add(target as HTMLAnchorElement);
      }
    });
    const cancel = whenLoaded(() => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('main a')) observer.observe(link);
    });
    return () => {
      isStopped = true;
      cancel();
      observer.disconnect();
    };
  }, [key]);
}

/** What has been fetched over the network since then, `startMs` being on the page's own clock. */
function countBytes(startMs: number): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.reduce((sum, { startTime, transferSize }) => sum + (startTime < startMs ? 0 : transferSize), 0);
}

/** The path of another page of this site that the link opens without a new document. */
function findPage(link: HTMLAnchorElement): string | undefined {
  const base = import.meta.env.BASE_URL;
  const isElsewhere = link.origin !== location.origin || !link.pathname.startsWith(base) || link.target === '_blank';
  if (isElsewhere || link.pathname === location.pathname) return undefined;
  const pathname = stripBase(link.pathname, base);
  // A file is not a page.
  return pathname.includes('.') ? undefined : pathname;
}

/** Resolves when nothing else is to be done; at the latest after two seconds, as animations may never leave time. */
const idle = () =>
  new Promise<void>((resolve) => {
    // Safari 17 lacks it.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
