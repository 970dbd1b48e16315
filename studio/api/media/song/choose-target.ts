/** In LUFS: what the sample's songs have, and what streaming services come near to. */
const usualTarget = -16;
/** A few songs are no habit yet. */
const minOthers = 3;
/** Beyond these, being like the others is no kindness to anybody's ears. */
const limits = { quietest: -20, loudest: -11 };

/** How loud a new song should be: as the middle one of those that are there. */
export function chooseTarget(others: (number | undefined)[]): number {
  const known = others.filter((loudness) => loudness !== undefined).sort((one, other) => one - other);
  const middle = known[Math.floor(known.length / 2)];
  if (known.length < minOthers || middle === undefined) return usualTarget;
  return Math.round(Math.min(Math.max(middle, limits.quietest), limits.loudest) * 10) / 10;
}
