export type RhythmHit = { tick: number; ticks: number; velocity: number };

const velocities: Record<string, number> = { X: 1, x: 0.78, o: 0.45 };

/** One bar, such as 'X--.x-..': X is loud, x normal, o soft, - holds, . rests, = is a double hit. */
export function readRhythm(text: string, barTicks: number): RhythmHit[] {
  const marks = [...text.replace(/\s/g, '')];
  const ticks = barTicks / marks.length;
  const hits: RhythmHit[] = [];
  for (const [index, mark] of marks.entries()) {
    const tick = index * ticks;
    const velocity = velocities[mark];
    const last = hits.at(-1);
    if (velocity !== undefined) hits.push({ tick, ticks, velocity });
    else if (mark === '=') {
      hits.push(
        { tick, ticks: ticks / 2, velocity: 0.55 },
        { tick: tick + ticks / 2, ticks: ticks / 2, velocity: 0.7 },
      );
    } else if (mark === '-' && last) last.ticks += ticks;
    else if (mark !== '.') throw new Error(`Cannot read "${mark}" in the rhythm "${text}".`);
  }
  return hits;
}
