import { ChunkLoadError, loadChunk } from './chunk.ts';
import type { PageComponent, SiteRoute } from './routes.tsx';

const loads = new Map<string, Promise<PageComponent>>();
const failures = new Set<string>();

/** The page's component. The same promise is given again until it has failed and `forgetFailures` was called. */
export function loadPage(route: SiteRoute): Promise<PageComponent> {
  const known = loads.get(route.module);
  if (known) return known;
  const load = import.meta.env.SSR
    ? route.load().then((loaded) => (loaded as Record<string, PageComponent>)[route.component] as PageComponent)
    : loadChunk<PageComponent>(route.module, route.component, route.load);
  loads.set(route.module, load);
  load.catch(() => failures.add(route.module));
  return load;
}

/** Loads a page that a visitor is about to open. A failure is left for the real opening to try again and to report. */
export function prefetchPage(route: SiteRoute): void {
  loadPage(route).catch(forgetFailures);
}

/** Lets pages that failed be tried once more. */
export function forgetFailures(): void {
  for (const module of failures) loads.delete(module);
  failures.clear();
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
