import { headers } from '#site/content/content.ts';
import { readAddress } from './address.ts';
import { ChunkLoadError, loadChunk } from './chunk.ts';
import { isPartReady } from './part-ready.ts';
import { findRoute, type PageComponent, type SiteRoute } from './routes.ts';

declare global {
  interface WindowEventMap {
    /** The prerendered page is readable, and the script that would hydrate it does not come. */
    pagestuck: Event;
  }
}

type Load = { page: Promise<PageComponent>; visit: string; state: 'good' | 'failed' | 'stuck' };
/** By the route itself: while one works on the site, a page that changes comes with new routes. */
const loads = new WeakMap<SiteRoute, Load>();
const prefetching = 'prefetch';
/** The visit of the page that the HTML shows. */
let firstVisit: string | undefined;
let retryStuck = () => {};

/**
 * The page's component. A load that failed is tried anew for another visit only: during one visit the same promise is
 * given again and again, as React asks for it at every render.
 */
export function loadPage(route: SiteRoute, visit: string): Promise<PageComponent> {
  if (visit !== prefetching) firstVisit ??= visit;
  const known = loads.get(route);
  // A page is stuck only for as long as its HTML is there.
  const isOver = known?.visit !== visit || (known.state === 'stuck' && isPartReady('page'));
  if (known && (known.state === 'good' || !isOver)) {
    known.visit = visit;
    return known.page;
  }
  const load = { visit, state: 'good' } as Load;
  load.page = startLoad(route, load);
  loads.set(route, load);
  return load.page;
}

async function startLoad(route: SiteRoute, load: Load): Promise<PageComponent> {
  try {
    const page = await (import.meta.env.SSR
      ? route.load().then((loaded) => (loaded as Record<string, PageComponent>)[route.component] as PageComponent)
      : loadChunk<PageComponent>(route.module, route.component, route.load));
    load.state = 'good';
    return page;
  } catch (error) {
    if (error instanceof ChunkLoadError && error.needsFullLoad && startFullLoad(route)) return new Promise(() => {});
    load.state = 'failed';
    if (!isHydrating(route, load)) throw error;
    // React keeps HTML that it cannot hydrate yet, and would replace it by any error.
    load.state = 'stuck';
    return new Promise((resolve) => {
      retryStuck = () => resolve(startLoad(route, load));
      addEventListener('online', retryStuck, { once: true });
      dispatchEvent(new Event('pagestuck'));
    });
  }
}

const isHydrating = ({ module }: SiteRoute, { visit }: Load) =>
  visit === firstVisit && !isPartReady('page') && document.getElementById('root')?.dataset.page === module;

/** Tries once more to load the script of the page that the HTML shows. */
export const retryStuckPage = () => retryStuck();

/** Loads a page that a visitor is about to open. A failure is left for the real visit to try again and to report. */
export function prefetchPage(route: SiteRoute): void {
  loadPage(route, prefetching).catch(() => {});
}

const fullLoadKey = 'fullLoadFor';

/**
 * Loads the address in full, if that is where the route's page is: after a redeploy the new HTML names the new chunks.
 * Each address gets one full load until a page has been hydrated again, so this never loops. Returns whether it leaves.
 */
function startFullLoad(route: SiteRoute): boolean {
  if (findRoute(headers, readAddress(import.meta.env.BASE_URL, 'link').pathname) !== route) return false;
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
