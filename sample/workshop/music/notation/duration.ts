export const ticksPerQuarter = 480;
const ticksPerWhole = 4 * ticksPerQuarter;
const factors: Record<string, number> = { '': 1, '.': 1.5, '..': 1.75, t: 2 / 3 };

/** '8' is 240 ticks, '4.' 720, '8t' (a triplet) 160, '2+8' 1200. */
export function ticksOf(duration: string): number {
  return duration.split('+').reduce((sum, piece) => {
    const [, denominator, dots = ''] = /^(\d+)(\.{0,2}|t)$/.exec(piece) ?? [];
    if (denominator === undefined) throw new Error(`"${duration}" is not a duration, such as 8, 4. or 2+8.`);
    return sum + (ticksPerWhole / Number(denominator)) * (factors[dots] ?? 1);
  }, 0);
}

/** Ticks in one bar of '6/8'. */
export function barTicksOf(metre: string): number {
  const [, count, unit] = /^(\d+)\/(\d+)$/.exec(metre) ?? [];
  if (count === undefined || unit === undefined) throw new Error(`"${metre}" is not a metre, such as 6/8.`);
  return (Number(count) * ticksPerWhole) / Number(unit);
}
