import { createBreath } from './breath.ts';
import { createFm } from './fm.ts';
import { createPluck, type PluckSettings } from './pluck.ts';
import type { Oscillator, Source } from './source.ts';
import { createStruck, type Partial } from './struck.ts';
import { createPulse, createSupersaw, createTableWave } from './table-waves.ts';
import { sawTable, sineTable, stairsTable, triangleTable, type Wavetable } from './wavetable.ts';

export type Wave =
  | { wave: 'sine' | 'saw' | 'triangle' | 'stairs' }
  /** `sway` modulates the duty cycle slowly, `swayRate` in Hz. */
  | { wave: 'pulse'; duty?: number; sway?: number; swayRate?: number }
  /** Seven saws around the pitch, the outermost `spread` cents off. */
  | { wave: 'supersaw'; spread: number }
  /** FM with a modulator at `ratio`; the modulation falls from `index` to `rest` in about `fade` seconds. */
  | { wave: 'fm'; ratio: number; index: number; rest?: number; fade?: number }
  | { wave: 'struck'; partials: readonly Partial[] }
  | ({ wave: 'pluck' } & PluckSettings)
  /** Band-pass noise around the pitch. */
  | { wave: 'breath'; width?: number };

const tables: Record<'sine' | 'saw' | 'triangle' | 'stairs', () => Wavetable> = {
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
      return createTableWave(tables[wave.wave](), source);
  }
}
