/** What React hydrates, in this order: the document's events, the frame around every page, and the page in it. */
export type SitePart = 'events' | 'frame' | 'page';

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

export function isHydrated(part: SitePart): boolean {
  return hydratedParts.has(part);
}
