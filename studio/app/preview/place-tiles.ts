import type { Change } from '#studio/protocol/change.ts';
import type { PlainValue } from '#studio/protocol/field.ts';

/** What writes down where all tiles of a board lie, of which `items` are those that the file has; what stays is left alone. */
export function placeTiles(file: string, items: PlainValue | undefined, places: [number, number][]): Change[] {
  if (!Array.isArray(items) || items.length !== places.length) return [];
  return places.flatMap((place, index): Change[] => {
    const item = items[index];
    const old = typeof item === 'object' && item && !Array.isArray(item) ? item.place : undefined;
    if (JSON.stringify(old) === JSON.stringify(place)) return [];
    return [{ do: 'set', file, path: ['items', index, 'place'], value: place }];
  });
}
