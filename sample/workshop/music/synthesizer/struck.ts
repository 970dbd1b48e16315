import type { Oscillator, Source } from './source.ts';
import { readTable, sineTable } from './wavetable.ts';

/** A partial of a struck bar or bell; `decay` in seconds. */
export type Partial = readonly [ratio: number, level: number, decay: number];

export function createStruck(partials: readonly Partial[], { sampleRate }: Source): Oscillator {
  const [table = new Float32Array()] = sineTable();
  const modes = partials.map(([ratio, level, decay]) => ({
    ratio,
    level,
    phase: 0,
    fall: Math.exp(-1 / (decay * sampleRate)),
  }));
  return (out, step) => {
    out.fill(0);
    for (const mode of modes) {
      const modeStep = step * mode.ratio;
      if (mode.level < 1e-4 || modeStep > 0.45) continue;
      const { fall } = mode;
      let { level, phase } = mode;
      for (let i = 0; i < out.length; i += 1) {
        phase += modeStep;
        phase -= Math.floor(phase);
        out[i] = (out[i] as number) + level * readTable(table, phase);
        level *= fall;
      }
      mode.level = level;
      mode.phase = phase;
    }
  };
}
