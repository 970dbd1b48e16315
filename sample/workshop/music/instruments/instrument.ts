import type { EnvelopeTimes } from '../synthesizer/envelope.ts';
import type { Wave } from '../synthesizer/oscillator.ts';

/** One wave of an instrument: `detune` in cents, `pan` from -1 to 1. */
export type Layer = Wave & { level?: number; octave?: number; detune?: number; pan?: number };

export type Instrument = {
  layers: readonly Layer[];
  amp: EnvelopeTimes;
  /** Cutoff in Hz, opened by `sweep` octaves along `shape`; `follow` is key tracking, `touch` velocity sensitivity. */
  filter?: {
    cutoff: number;
    resonance?: number;
    sweep?: number;
    shape?: EnvelopeTimes;
    follow?: number;
    touch?: number;
  };
  /** Rate in Hz, `delay` in seconds. */
  vibrato?: { rate: number; cents: number; delay: number };
  tremolo?: { rate: number; depth: number };
  /** Seconds of a slide from the previous note, if the score has one. */
  glide?: number;
  /** Cents off pitch at the start of a note, like a wind player. */
  bend?: number;
  /** How many cents a note may be out of tune. */
  drift?: number;
  /** Saturation before the filter, 1 is gentle. */
  drive?: number;
  /** Number of volume steps, like a sound chip. */
  stairs?: number;
  /** All waves start at the same phase, for basses with a steady attack. */
  sync?: boolean;
  /** Velocity sensitivity: the exponent from velocity to loudness. */
  touch?: number;
  /** How much softer high notes are, 0 to 1. */
  keyLevel?: number;
};

/** Two copies of a wave, each `detune` cents off and `width` to the side. */
export const pair = (layer: Layer, detune: number, width: number): Layer[] => [
  { ...layer, detune: -detune, pan: -width },
  { ...layer, detune, pan: width },
];
