/** How tiles go to new places: in steps, one after the other within `spreadMs`. */
export type Movement = { durationMs: number; steps: number; delayMs: number; spreadMs: number };

/** From the grid of the prerendered page to their places. */
export const arrival: Movement = { durationMs: 360, steps: 8, delayMs: 15, spreadMs: 300 };
/** From places to places. */
export const move: Movement = { durationMs: 180, steps: 3, delayMs: 0, spreadMs: 0 };

export function measureTiles(board: Element | null): DOMRect[] {
  return Array.from(board?.children ?? [], (tile) => tile.getBoundingClientRect());
}

/** Animates the tiles from `origins` to their current places (FLIP), unless the visitor prefers reduced motion. */
export function animateMoves(board: Element | null, origins: DOMRect[], movement: Movement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const places = measureTiles(board);
  const stepMs = Math.min(movement.delayMs, movement.spreadMs / origins.length);
  for (const [index, origin] of origins.entries()) {
    const place = places[index];
    if (!place) continue;
    const start = `${origin.left - place.left}px ${origin.top - place.top}px`;
    board?.children[index]?.animate([{ translate: start }, { translate: '0 0' }], {
      duration: movement.durationMs,
      delay: index * stepMs,
      easing: `steps(${movement.steps}, end)`,
      fill: 'backwards',
    });
  }
}
