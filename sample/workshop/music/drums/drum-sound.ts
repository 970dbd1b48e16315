/** Times in seconds, pitches in Hz, levels as factors. */
type Common = { level: number; decay: number; attack?: number; delay?: number };
/** A sine that falls from one pitch to another in `sweep` seconds. */
export type ToneLayer = Common & { kind: 'tone'; from: number; to: number; sweep: number };
/** Band-limited noise; `grain` makes it coarse like a sound chip, `hold` cuts it off, `rise` makes it swell. */
export type NoiseLayer = Common & {
  kind: 'noise';
  low: number;
  high: number;
  grain?: number;
  hold?: number;
  rise?: boolean;
};
/** Six inharmonic pulses above `low`. */
export type MetalLayer = Common & { kind: 'metal'; low: number };
export type DrumLayer = ToneLayer | NoiseLayer | MetalLayer;

export type DrumSound = {
  layers: readonly DrumLayer[];
  /** -1 is left, 1 is right. */
  pan?: number;
  /** Share sent to the reverb. */
  room?: number;
  /** Sounds of the same choke group cut each other off. */
  choke?: string;
  /** Saturation, 1 is gentle. */
  drive?: number;
};

export const tone = (level: number, from: number, to: number, sweep: number, decay: number): ToneLayer => ({
  kind: 'tone',
  level,
  from,
  to,
  sweep,
  decay,
});

export const noise = (
  level: number,
  low: number,
  high: number,
  decay: number,
  more: Partial<NoiseLayer> = {},
): NoiseLayer => ({ kind: 'noise', level, low, high, decay, ...more });

export const metal = (level: number, low: number, decay: number, more: Partial<MetalLayer> = {}): MetalLayer => ({
  kind: 'metal',
  level,
  low,
  decay,
  ...more,
});
