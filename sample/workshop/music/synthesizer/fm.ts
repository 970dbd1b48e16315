import type { Oscillator, Source } from './source.ts';
import { readTable, sineTable } from './wavetable.ts';

/** Frequency modulation: a sine modulated by another. */
export function createFm(
  { ratio, index, rest = 0, fade = 0.4 }: { ratio: number; index: number; rest?: number; fade?: number },
  { phase: start, sampleRate }: Source,
): Oscillator {
  const [table = new Float32Array()] = sineTable();
  let phase = start;
  let bendPhase = 0;
  let depth = index - rest;
  return (out, step) => {
    // Sidebands reach about (bend + 1) * ratio; above half the sample rate they would alias.
    const room = Math.max(0, (0.45 / step - 1) / ratio - 1);
    const bend = Math.min(rest + depth, room) / (2 * Math.PI);
    depth *= Math.exp(-out.length / (fade * sampleRate));
    const bendStep = step * ratio;
    let [carrier, modulator] = [phase, bendPhase];
    for (let i = 0; i < out.length; i += 1) {
      carrier += step;
      if (carrier >= 1) carrier -= 1;
      modulator += bendStep;
      modulator -= Math.floor(modulator);
      const turned = carrier + bend * readTable(table, modulator);
      out[i] = readTable(table, turned - Math.floor(turned));
    }
    phase = carrier;
    bendPhase = modulator;
  };
}
