/** What React hydrates: the document's events, the frame around every page, the page in it, and the frame's later parts. */
export type SitePart = 'events' | 'frame' | 'page' | 'ticker' | 'extras' | 'player';

declare global {
  interface WindowEventMap {
    hydrated: CustomEvent<SitePart>;
  }
}

const hydratedParts = new Set<SitePart>();

/** From now on React handles its events; before-paint.ts then replays a click that came too early. */
export function markHydrated(part: SitePart): void {
  hydratedParts.add(part);
  dispatchEvent(new CustomEvent('hydrated', { detail: part }));
}

/** When the whole site is removed from the document; only tests do that. */
export function forgetHydrated(): void {
  hydratedParts.clear();
}

export function isHydrated(part: SitePart): boolean {
  return hydratedParts.has(part);
}
