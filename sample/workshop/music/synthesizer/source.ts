/**
 * Fills `out` with the next samples; `step` is the frequency divided by the sample rate, constant within a block. It
 * works on blocks because a call for each sample takes twice the time.
 */
export type Oscillator = (out: Float32Array, step: number) => void;

/** `phase` is where a wave starts, 0 to 1; `sampleRate` is in Hz. */
export type Source = { phase: number; sampleRate: number; random: () => number };
