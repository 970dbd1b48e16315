/**
 * Fills `out` with the next samples; `step` is frequency by sample rate and stands still for so long. Whole blocks,
 * because a call for each sample takes twice the time.
 */
export type Oscillator = (out: Float32Array, step: number) => void;

/** Where a wave starts, 0 to 1; `random` gives the chances, `sampleRate` in Hz. */
export type Source = { phase: number; sampleRate: number; random: () => number };
