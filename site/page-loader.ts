import { ChunkLoadError, loadChunk } from './chunk.ts';
import type { PageComponent, SiteRoute } from './routes.ts';

type Load = { page: Promise<PageComponent>; visit: string; hasFailed: boolean };
/** By the route itself: while one works on the site, a page that changes comes with new routes. */
const loads = new WeakMap<SiteRoute, Load>();

/**
 * The page's component. A load that failed is tried anew for another visit only: during one visit the same promise is
 * given again and again, as React asks for it at every render.
 */
export function loadPage(route: SiteRoute, visit: string): Promise<PageComponent> {
  const known = loads.get(route);
  if (known && (!known.hasFailed || known.visit === visit)) {
    known.visit = visit;
    return known.page;
  }
  const load: Load = { page: startLoad(route), visit, hasFailed: false };
  loads.set(route, load);
  load.page.catch(() => {
    load.hasFailed = true;
  });
  return load.page;
}

function startLoad(route: SiteRoute): Promise<PageComponent> {
  if (!import.meta.env.SSR) return loadChunk<PageComponent>(route.module, route.component, route.load);
  return route.load().then((loaded) => (loaded as Record<string, PageComponent>)[route.component] as PageComponent);
}

/** Loads a page that a visitor is about to open. A failure is left for the real visit to try again and to report. */
export function prefetchPage(route: SiteRoute): void {
  loadPage(route, 'prefetch').catch(() => {});
}

const fullLoadKey = 'fullLoadFor';

/**
 * Whether a page's missing chunk is worth one full load of its address: after a redeploy the new HTML names the new
 * chunks. Each address gets one until a page has been shown again, so this never loops.
 */
export function startFullLoad(error: unknown): boolean {
  if (!(error instanceof ChunkLoadError && error.isGone)) return false;
  try {
    if (sessionStorage.getItem(fullLoadKey) === location.href) return false;
    sessionStorage.setItem(fullLoadKey, location.href);
  } catch {
    return false; // Without storage there is no telling a first try from a loop.
  }
  location.reload();
  return true;
}

export function markPageShown(): void {
  try {
    sessionStorage.removeItem(fullLoadKey);
  } catch {
    // Nothing was stored either.
  }
}
