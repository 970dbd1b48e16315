import type { EnvelopeTimes } from '../synthesizer/envelope.ts';
import type { Wave } from '../synthesizer/oscillator.ts';

/** One wave of an instrument: detune in cents, pan from -1 to 1. */
export type Layer = Wave & { level?: number; octave?: number; detune?: number; pan?: number };

export type Instrument = {
  layers: readonly Layer[];
  amp: EnvelopeTimes;
  /** Cutoff in Hz, opened by `sweep` octaves along `shape`; it follows the keyboard and the touch by 0 to 1. */
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
  /** Seconds of a slide from the note before, where the score asks for one. */
  glide?: number;
  /** Cents off at the very start, as of a breath or a lip. */
  bend?: number;
  /** Cents each note may be out of tune, as of an old circuit or a hand. */
  drift?: number;
  /** Saturation before the filter, 1 is gentle. */
  drive?: number;
  /** Steps of the volume, as a sound chip has. */
  stairs?: number;
  /** All waves start at the same point, for basses with a steady attack. */
  sync?: boolean;
  /** How much louder a harder touch is. */
  touch?: number;
  /** How much softer high notes are, 0 to 1. */
  keyLevel?: number;
};

/** Two of the same wave, `detune` cents and `width` apart. */
export const pair = (layer: Layer, detune: number, width: number): Layer[] => [
  { ...layer, detune: -detune, pan: -width },
  { ...layer, detune, pan: width },
];
