export const barCount = 24;
/** A bar is this many steps high at most. */
export const maxLevel = 12;

/** From bass to treble: the first bin of each bar, in ever wider steps, as ears hear. */
const firstBin = (bar: number) => Math.round(1.26 ** bar + bar);

/** The loudest part of each bar, in whole steps; `spectrum` has bytes of equally wide bins. */
export function measureBars(spectrum: Uint8Array): number[] {
  return Array.from({ length: barCount }, (_, bar) => {
    const bins = spectrum.subarray(firstBin(bar), Math.max(firstBin(bar) + 1, firstBin(bar + 1)));
    return Math.round((Math.max(0, ...bins) / 255) * maxLevel);
  });
}

const bassBins = 6;
/** Quieter than this is no beat. */
const minBass = 80;

/** Tells whether the bass has just become louder than it was on average. */
export function createBeatFinder(): (spectrum: Uint8Array) => boolean {
  let average = 0;
  let before = 0;
  return (spectrum) => {
    const bass = spectrum.subarray(1, 1 + bassBins).reduce((sum, level) => sum + level, 0) / bassBins;
    const isBeat = bass > minBass && bass > average * 1.06 && bass > before;
    average = average * 0.9 + bass * 0.1;
    before = bass;
    return isBeat;
  };
}
