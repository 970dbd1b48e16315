import type { Oscillator, Source } from './source.ts';
import { readTable, sawTable, tableFor, type Wavetable } from './wavetable.ts';

/** Adds a wave to `out`, and returns the phase after it. */
function addWave(out: Float32Array, table: Float32Array, start: number, step: number, level: number): number {
  let phase = start;
  for (let i = 0; i < out.length; i += 1) {
    phase += step;
    if (phase >= 1) phase -= 1;
    out[i] = (out[i] as number) + level * readTable(table, phase);
  }
  return phase;
}

export function createTableWave(wavetable: Wavetable, source: Pick<Source, 'phase'>): Oscillator {
  let { phase } = source;
  return (out, step) => {
    out.fill(0);
    phase = addWave(out, tableFor(wavetable, step), phase, step, 1);
  };
}

/** A pulse wave: the difference of two saws, `duty` apart. */
export function createPulse(
  { duty = 0.5, sway = 0, swayRate = 0.6 }: { duty?: number; sway?: number; swayRate?: number },
  { phase: start, sampleRate }: Source,
): Oscillator {
  let phase = start;
  let samples = 0;
  let width = duty + sway * Math.sin(2 * Math.PI * start);
  return (out, step) => {
    samples += out.length;
    const next = duty + sway * Math.sin(2 * Math.PI * (start + (swayRate * samples) / sampleRate));
    const table = tableFor(sawTable(), step);
    out.fill(0);
    const behind = phase + 1 - width;
    addWave(out, table, behind - Math.floor(behind), step - (next - width) / out.length, -1);
    phase = addWave(out, table, phase, step, 1);
    width = next;
  };
}

/** Seven saws around the pitch. */
export function createSupersaw(spread: number, { random }: Source): Oscillator {
  const saws = [-1, -0.63, -0.29, 0, 0.26, 0.66, 1].map((place) => ({
    phase: random(),
    ratio: 2 ** ((place * spread) / 1200),
  }));
  return (out, step) => {
    out.fill(0);
    const table = tableFor(sawTable(), step * 1.01);
    for (const saw of saws) saw.phase = addWave(out, table, saw.phase, step * saw.ratio, 0.32);
  };
}
