import { headers } from 'virtual:content';
import { readAddress } from './address.ts';
import { ChunkLoadError, loadChunk } from './chunk.ts';
import { isHydrated } from './hydration.ts';
import { findRoute, type PageComponent, type SiteRoute } from './routes.ts';

declare global {
  interface WindowEventMap {
    /** The prerendered page can be read, but the script that would hydrate it failed to load. */
    pagestuck: Event;
  }
}

type Load = { page: Promise<PageComponent>; visit: string; state: 'good' | 'failed' | 'stuck' };
/** Keyed by route object: HMR creates new ones in development. */
const loads = new WeakMap<SiteRoute, Load>();
const prefetching = 'prefetch';
/** The visit in which the prerendered page is shown. */
let firstVisit: string | undefined;
let retryStuck = () => {};

/**
 * The page's component. A failed load is retried only in another visit: within one visit React calls this on every
 * render and must get the same promise.
 */
export function loadPage(route: SiteRoute, visit: string): Promise<PageComponent> {
  if (visit !== prefetching) firstVisit ??= visit;
  const known = loads.get(route);
  // A page is stuck only as long as its prerendered HTML is shown.
  const isExpired = known?.visit !== visit || (known.state === 'stuck' && isHydrated('page'));
  if (known && (known.state === 'good' || !isExpired)) {
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
    // React keeps HTML that it cannot hydrate yet, but would replace it on an error.
    load.state = 'stuck';
    return new Promise((resolve) => {
      retryStuck = () => resolve(startLoad(route, load));
      addEventListener('online', retryStuck, { once: true });
      dispatchEvent(new Event('pagestuck'));
    });
  }
}

const isHydrating = ({ module }: SiteRoute, { visit }: Load) =>
  visit === firstVisit && !isHydrated('page') && document.getElementById('root')?.dataset.page === module;

/** Tries again to load the script of the prerendered page. */
export const retryStuckPage = () => retryStuck();

/** Loads a page that a visitor may open next. A failure is ignored: the visit itself tries again and reports it. */
export function prefetchPage(route: SiteRoute): void {
  loadPage(route, prefetching).catch(() => {});
}

const fullLoadKey = 'fullLoadFor';

/**
 * Reloads the document if the route is that of the current address: after a redeploy the new HTML names the new chunks.
 * An address is reloaded at most once before a page renders successfully, so this never loops. Returns whether it reloads.
 */
function startFullLoad(route: SiteRoute): boolean {
  if (findRoute(headers, readAddress(import.meta.env.BASE_URL, 'link').pathname) !== route) return false;
  try {
    if (sessionStorage.getItem(fullLoadKey) === location.href) return false;
    sessionStorage.setItem(fullLoadKey, location.href);
  } catch {
    return false; // Without storage, a loop could not be detected.
  }
  location.reload();
  return true;
}

/** Call when a page is shown: an address may then be reloaded again. */
export function allowFullLoad(): void {
  try {
    sessionStorage.removeItem(fullLoadKey);
  } catch {
    // Then nothing was stored either.
  }
}
