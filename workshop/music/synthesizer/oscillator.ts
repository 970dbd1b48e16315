import { createPluck, type PluckSettings } from './pluck.ts';
import { readTable, sawTable, sineTable, stairsTable, tableFor, triangleTable, type Wavetable } from './wavetable.ts';

/** Gives the next sample; `step` is frequency by sample rate. */
export type Oscillator = (step: number) => number;

/** Where a wave starts, 0 to 1; `random` gives the chances, `sampleRate` in Hz. */
export type Source = { phase: number; sampleRate: number; random: () => number };

export type Wave =
  | { wave: 'sine' | 'saw' | 'triangle' | 'stairs' }
  /** `sway` moves the duty slowly, `swayRate` in Hz. */
  | { wave: 'pulse'; duty?: number; sway?: number; swayRate?: number }
  /** Seven saws around the pitch, `spread` cents to the outermost. */
  | { wave: 'supersaw'; spread: number }
  /** A sine bent by another of `ratio`; the bend falls from `index` to `rest` within about `fade` seconds. */
  | { wave: 'fm'; ratio: number; index: number; rest?: number; fade?: number }
  /** Partials of a struck bar or bell: [ratio, level, decay in seconds]. */
  | { wave: 'struck'; partials: readonly [ratio: number, level: number, decay: number][] }
  | ({ wave: 'pluck' } & PluckSettings)
  /** Noise around the pitch. */
  | { wave: 'breath'; width?: number };

const waves: Record<'sine' | 'saw' | 'triangle' | 'stairs', () => Wavetable> = {
  sine: sineTable,
  saw: sawTable,
  triangle: triangleTable,
  stairs: stairsTable,
};

export function createOscillator(wave: Wave, source: Source): Oscillator {
  switch (wave.wave) {
    case 'pulse':
      return createPulse(wave, source);
    case 'supersaw':
      return createSupersaw(wave.spread, source);
    case 'fm':
      return createFm(wave, source);
    case 'struck':
      return createStruck(wave.partials, source);
    case 'pluck':
      return createPluck(wave, source);
    case 'breath':
      return createBreath(wave.width ?? 0.08, source);
    default:
      return createTableWave(waves[wave.wave](), source.phase);
  }
}

class TableWave {
  readonly #wavetable: Wavetable;
  #table: Float32Array;
  #phase: number;
  #tunedTo = 1e-9;

  constructor(wavetable: Wavetable, phase: number) {
    this.#wavetable = wavetable;
    this.#table = tableFor(wavetable, 1);
    this.#phase = phase + 1e-12;
  }

  next(step: number): number {
    if (step !== this.#tunedTo) {
      this.#tunedTo = step;
      this.#table = tableFor(this.#wavetable, step);
    }
    this.#phase += step;
    if (this.#phase >= 1) this.#phase -= 1;
    return readTable(this.#table, this.#phase);
  }

  /** The same wave `behind` a part of a turn, taken off. */
  difference(step: number, behind: number): number {
    const value = this.next(step);
    const place = this.#phase + 1 - behind;
    return value - readTable(this.#table, place >= 1 ? place - 1 : place);
  }
}

function createTableWave(wavetable: Wavetable, phase: number): Oscillator {
  const wave = new TableWave(wavetable, phase);
  return (step) => wave.next(step);
}

/** The difference of two saws, `duty` apart. */
function createPulse(
  { duty = 0.5, sway = 0, swayRate = 0.6 }: { duty?: number; sway?: number; swayRate?: number },
  { phase, sampleRate }: Source,
): Oscillator {
  const wave = new TableWave(sawTable(), phase);
  if (sway === 0) return (step) => wave.difference(step, duty);
  const turn = (2 * Math.PI * swayRate) / sampleRate;
  let count = 0;
  return (step) => {
    count += 1;
    return wave.difference(step, duty + sway * Math.sin(2 * Math.PI * phase + turn * count));
  };
}

function createSupersaw(spread: number, { random }: Source): Oscillator {
  const waves = [-1, -0.63, -0.29, 0, 0.26, 0.66, 1].map((place) => ({
    wave: new TableWave(sawTable(), random()),
    ratio: 2 ** ((place * spread) / 1200),
  }));
  return (step) => {
    let sum = 0;
    for (const { wave, ratio } of waves) sum += wave.next(step * ratio);
    return sum * 0.32;
  };
}

function createFm(
  { ratio, index, rest = 0, fade = 0.4 }: { ratio: number; index: number; rest?: number; fade?: number },
  { phase: start, sampleRate }: Source,
): Oscillator {
  const [table = new Float32Array()] = sineTable();
  const fall = Math.exp(-1 / (fade * sampleRate));
  let phase = start;
  let bendPhase = 0;
  let depth = index - rest;
  return (step) => {
    phase += step;
    if (phase >= 1) phase -= 1;
    bendPhase += step * ratio;
    bendPhase -= Math.floor(bendPhase);
    depth *= fall;
    // Sidebands reach about (bend + 1) * ratio; more bend than fits below half the sample rate would fold back.
    const room = Math.max(0, (0.45 / step - 1) / ratio - 1);
    const bend = Math.min(rest + depth, room);
    const turned = phase + (bend * readTable(table, bendPhase)) / (2 * Math.PI);
    return readTable(table, turned - Math.floor(turned));
  };
}

function createStruck(
  partials: readonly [ratio: number, level: number, decay: number][],
  { sampleRate }: Source,
): Oscillator {
  const [table = new Float32Array()] = sineTable();
  const modes = partials.map(([ratio, level, decay]) => ({
    ratio,
    level,
    phase: 0,
    fall: Math.exp(-1 / (decay * sampleRate)),
  }));
  return (step) => {
    let sum = 0;
    for (const mode of modes) {
      if (mode.level < 1e-4 || step * mode.ratio > 0.45) continue;
      mode.phase += step * mode.ratio;
      mode.phase -= Math.floor(mode.phase);
      sum += mode.level * readTable(table, mode.phase);
      mode.level *= mode.fall;
    }
    return sum;
  };
}

function createBreath(width: number, { random }: Source): Oscillator {
  let low = 0;
  let band = 0;
  return (step) => {
    const tune = Math.min(0.9, 2 * Math.PI * step);
    low += tune * band;
    band += tune * (random() * 2 - 1 - low - width * band);
    return band * 0.25;
  };
}
