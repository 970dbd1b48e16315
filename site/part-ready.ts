/** What React takes over at once: the frame around every page, or the page in it. */
export type SitePart = 'frame' | 'page';

declare global {
  interface WindowEventMap {
    partready: CustomEvent<SitePart>;
  }
}

/** From now on React hears what is pressed there; before-paint.ts then does again what was pressed too early. */
export function tellPartReady(part: SitePart): void {
  dispatchEvent(new CustomEvent('partready', { detail: part }));
}
