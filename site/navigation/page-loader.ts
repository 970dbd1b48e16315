import { headers } from 'virtual:content';
import { readAddress } from './address.ts';
import { ChunkLoadError, loadChunk } from './chunk.ts';
import { isHydrated } from './hydration.ts';
import { loadPageData } from './page-data.ts';
import { findRoute, type PageComponent, type SiteRoute } from './routes.ts';
import { loadStyles } from './style-files.ts';

declare global {
  interface WindowEventMap {
    /** The prerendered page can be read, but the script that would hydrate it failed to load. */
    pagestuck: Event;
  }
}

/** `status` and `value` are what React's `use` looks at first: with them it renders without waiting for a microtask. */
type PagePromise = Promise<PageComponent> & { status?: 'fulfilled'; value?: PageComponent };
type Load = { page: PagePromise; visit: string; state: 'good' | 'failed' | 'stuck' };
/** By route object, as HMR creates new ones in development, and by address if each has its own data. */
const loads = new WeakMap<SiteRoute, Map<string, Load>>();
const prefetching = 'prefetch';
/** The visit in which the prerendered page is shown. */
let firstVisit: string | undefined;
let retryStuck = () => {};

/**
 * The page's component, once the address's own data and the page's style file have arrived, too. A failed load is retried
 * only in another visit: within one visit React calls this on every render and must get the same promise.
 */
export function loadPage(route: SiteRoute, pathname: string, visit: string): Promise<PageComponent> {
  if (visit !== prefetching) firstVisit ??= visit;
  const ofRoute = loads.get(route) ?? new Map<string, Load>();
  loads.set(route, ofRoute);
  const known = findLoad(route, pathname);
  // A page is stuck only as long as its prerendered HTML is shown.
  const isExpired = known?.visit !== visit || (known.state === 'stuck' && isHydrated('page'));
  if (known && (known.state === 'good' || !isExpired)) {
    // A style file that failed to load is tried again.
    if (known.visit !== visit) loadPageStyles(route).catch(() => {});
    known.visit = visit;
    return known.page;
  }
  const load = { visit, state: 'good' } as Load;
  load.page = startLoad(route, pathname, load);
  ofRoute.set(getLoadKey(route, pathname), load);
  return load.page;
}

const getLoadKey = ({ hasData, path }: SiteRoute, pathname: string) => (hasData ? pathname : path);
const findLoad = (route: SiteRoute, pathname: string) => loads.get(route)?.get(getLoadKey(route, pathname));

/** Whether the page can be rendered at once. */
export function isPageLoaded(pathname: string): boolean {
  return findLoad(findRoute(headers, pathname), pathname)?.page.status === 'fulfilled';
}

async function startLoad(route: SiteRoute, pathname: string, load: Load): Promise<PageComponent> {
  try {
    if (import.meta.env.SSR) {
      const loaded = (await route.load()) as Record<string, PageComponent>;
      return loaded[route.component] as PageComponent;
    }
    const [page] = await Promise.all([
      loadChunk<PageComponent>(route.module, route.component, route.load),
      route.hasData && loadPageData(pathname),
      // Without its styles a page is plain, and can be read.
      loadPageStyles(route).catch(() => {}),
    ]);
    load.state = 'good';
    void Object.assign(load.page, { status: 'fulfilled', value: page });
    return page;
  } catch (error) {
    if (error instanceof ChunkLoadError && error.needsFullLoad && startFullLoad(route, pathname))
      return new Promise(() => {});
    load.state = 'failed';
    if (!isHydrating(route, load)) throw error;
    // React keeps HTML that it cannot hydrate yet, but would replace it on an error.
    load.state = 'stuck';
    return new Promise((resolve) => {
      retryStuck = () => resolve(startLoad(route, pathname, load));
      addEventListener('online', retryStuck, { once: true });
      dispatchEvent(new Event('pagestuck'));
    });
  }
}

/** Of the folder of the page's module. */
const loadPageStyles = ({ module }: SiteRoute) => loadStyles(module.split('/')[2] as string);

const isHydrating = ({ module }: SiteRoute, { visit }: Load) =>
  visit === firstVisit && !isHydrated('page') && document.getElementById('root')?.dataset.page === module;

/** Tries again to load the script of the prerendered page. */
export const retryStuckPage = () => retryStuck();

/** Loads a page that a visitor may open next. A failure is ignored: the visit itself tries again and reports it. */
export async function prefetchPage(pathname: string): Promise<void> {
  await loadPage(findRoute(headers, pathname), pathname, prefetching).catch(() => {});
}

const fullLoadKey = 'fullLoadFor';
let isReloading = false;

/**
 * Reloads the document if the page is that of the current address: after a redeploy the new HTML names the new chunks.
 * An address is reloaded at most once before a page renders successfully, so this never loops. Returns whether it reloads.
 */
function startFullLoad(route: SiteRoute, pathname: string): boolean {
  const current = readAddress(import.meta.env.BASE_URL, 'link').pathname;
  if (route.hasData ? current !== pathname : findRoute(headers, current) !== route) return false;
  try {
    if (sessionStorage.getItem(fullLoadKey) === location.href) return false;
    sessionStorage.setItem(fullLoadKey, location.href);
  } catch {
    return false; // Without storage, a loop could not be detected.
  }
  isReloading = true;
  location.reload();
  return true;
}

/** Call when a page is shown: an address may then be reloaded again. A document that is being reloaded does not count. */
export function allowFullLoad(): void {
  try {
    if (!isReloading) sessionStorage.removeItem(fullLoadKey);
  } catch {
    // Then nothing was stored either.
  }
}
