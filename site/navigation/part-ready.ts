/** What React takes over, one after the other: the document's events, the frame around every page, and the page in it. */
export type SitePart = 'events' | 'frame' | 'page';

declare global {
  interface WindowEventMap {
    partready: CustomEvent<SitePart>;
  }
}

const readyParts = new Set<SitePart>();

/** From now on it is React's; before-paint.ts then does again what was pressed there too early. */
export function tellPartReady(part: SitePart): void {
  readyParts.add(part);
  dispatchEvent(new CustomEvent('partready', { detail: part }));
}

export function isPartReady(part: SitePart): boolean {
  return readyParts.has(part);
}
