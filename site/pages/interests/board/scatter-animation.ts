const durationMs = 360;
/** Between two tiles, and from the first to the last. */
const delayMs = 15;
const maxSpreadMs = 300;

export function measureTiles(board: Element | null): DOMRect[] {
  return Array.from(board?.children ?? [], (tile) => tile.getBoundingClientRect());
}

/** Animates the tiles from `origins` to their current places (FLIP), unless the visitor prefers reduced motion. */
export function animateScatter(board: Element | null, origins: DOMRect[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const places = measureTiles(board);
  const stepMs = Math.min(delayMs, maxSpreadMs / origins.length);
  for (const [index, origin] of origins.entries()) {
    const place = places[index];
    if (!place) continue;
    const start = `${origin.left - place.left}px ${origin.top - place.top}px`;
    board?.children[index]?.animate([{ translate: start }, { translate: '0 0' }], {
      duration: durationMs,
      delay: index * stepMs,
      easing: 'steps(8, end)',
      fill: 'backwards',
    });
  }
}
