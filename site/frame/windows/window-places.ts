/** What a visitor did to a window; a window that is as it came has none. */
export type WindowPlace = {
  state?: 'rolled' | 'away' | undefined;
  /** How far it was dragged, in CSS pixels. */
  moved?: { x: number; y: number } | undefined;
};

/** Per page, and per window of it. */
export type WindowPlaces = Map<string, Map<string, WindowPlace>>;

/** For as long as the document lives: a reload brings everything back. */
export const visitPlaces: WindowPlaces = new Map();

/** The boxes beside the pages are the same on each of them. */
export const sideKey = 'side';

export function readPlace(places: WindowPlaces, page: string, id: string): WindowPlace {
  return places.get(page)?.get(id) ?? {};
}

export function changePlace(places: WindowPlaces, page: string, id: string, change: WindowPlace): void {
  const ofPage = places.get(page) ?? new Map<string, WindowPlace>();
  places.set(page, ofPage);
  ofPage.set(id, { ...ofPage.get(id), ...change });
}
