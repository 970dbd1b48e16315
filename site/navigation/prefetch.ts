import { stripBase } from './address.ts';
import { prefetchPage } from './page-loader.ts';

/** Prefetches a page's chunk when a visitor points at, focuses or touches a link to it, before they click. */
export function startPrefetching(): void {
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(kind, prefetchTarget, { passive: true });
  }
}

function prefetchTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const base = import.meta.env.BASE_URL;
  if (!link || link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')) return;
  if (link.pathname === location.pathname || !link.pathname.startsWith(base)) return;
  void prefetchPage(stripBase(link.pathname, base));
}
