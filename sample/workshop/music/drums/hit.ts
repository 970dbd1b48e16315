import { createFilter } from '../synthesizer/filter.ts';
import { readTable, sawTable, tableFor } from '../synthesizer/wavetable.ts';
import type { DrumLayer, DrumSound, MetalLayer, NoiseLayer, ToneLayer } from './drum-sound.ts';

const metalPitches = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523].map((ratio) => 540 * ratio);
const fadeSeconds = 0.004;

function secondsOf(layer: DrumLayer): number {
  const isRise = layer.kind === 'noise' && layer.rise;
  const tail = (layer.kind === 'noise' ? layer.hold : undefined) ?? layer.decay * (isRise ? 0.1 : 3.2);
  return (layer.attack ?? 0) + (layer.delay ?? 0) + tail;
}

/** Renders a single hit, in mono. */
export function renderHit({ layers, drive = 0 }: DrumSound, sampleRate: number, random: () => number): Float32Array {
  const wave = new Float32Array(Math.ceil(Math.max(...layers.map(secondsOf)) * sampleRate));
  for (const layer of layers) addLayer(wave, layer, sampleRate, random);
  if (drive > 0) for (let i = 0; i < wave.length; i += 1) wave[i] = Math.tanh((wave[i] ?? 0) * drive) / drive;
  return closeHit(wave, sampleRate, Infinity);
}

/** Ends a hit early without a click, like a closing hi-hat. */
export function closeHit(wave: Float32Array, sampleRate: number, seconds: number): Float32Array {
  const closed = wave.slice(0, Math.min(wave.length, Math.ceil(seconds * sampleRate)));
  const fade = Math.min(closed.length, Math.round(fadeSeconds * sampleRate));
  for (let i = 0; i < fade; i += 1) {
    const at = closed.length - 1 - i;
    closed[at] = (closed[at] ?? 0) * (i / fade);
  }
  return closed;
}

function addLayer(wave: Float32Array, layer: DrumLayer, sampleRate: number, random: () => number): void {
  const { level, attack = 0, delay = 0 } = layer;
  const isRise = layer.kind === 'noise' && layer.rise === true;
  const decay = isRise ? 0.03 : layer.decay;
  const first = Math.round(delay * sampleRate);
  const next = sourceOf(layer, sampleRate, random);
  for (let i = first; i < wave.length; i += 1) {
    const time = (i - first) / sampleRate;
    const rising = isRise ? (time / attack) ** 2 : time / attack;
    const body = time < attack ? rising : Math.exp((-3 * (time - attack)) / decay);
    wave[i] = (wave[i] ?? 0) + next(time) * body * level;
  }
}

function sourceOf(layer: DrumLayer, sampleRate: number, random: () => number): (time: number) => number {
  if (layer.kind === 'tone') return toneSource(layer, sampleRate);
  return layer.kind === 'noise' ? noiseSource(layer, sampleRate, random) : metalSource(layer, sampleRate, random);
}

function toneSource({ from, to, sweep }: ToneLayer, sampleRate: number) {
  let phase = 0;
  return (time: number) => {
    phase += (to + (from - to) * Math.exp(-time / sweep)) / sampleRate;
    return Math.sin(2 * Math.PI * phase) * Math.min(1, time * 2000);
  };
}

function noiseSource(layer: NoiseLayer, sampleRate: number, random: () => number) {
  const { low, high, grain = 1, hold, attack = 0, rise = false } = layer;
  const [above, below] = [createFilter(sampleRate), createFilter(sampleRate)];
  above.tune(low, 0.7);
  below.tune(high, 0.7);
  let held = 0;
  let left = 0;
  let count = 0;
  return (time: number) => {
    if (left <= 0) {
      held = random() * 2 - 1;
      left += grain;
    }
    left -= 1;
    if (rise && count % 64 === 0) above.tune(low * 2 ** (2.2 * Math.min(1, time / attack)), 0.8);
    count += 1;
    const value = below.low(above.high(held));
    return hold !== undefined && time > hold ? value * Math.exp(-(time - hold) * 90) : value;
  };
}

function metalSource({ low }: MetalLayer, sampleRate: number, random: () => number) {
  const above = createFilter(sampleRate);
  above.tune(low, 0.7);
  const pulses = metalPitches.map((pitch) => {
    const step = pitch / sampleRate;
    return { step, phase: random(), table: tableFor(sawTable(), step) };
  });
  return () => {
    let sum = 0;
    for (const pulse of pulses) {
      pulse.phase = (pulse.phase + pulse.step) % 1;
      sum += readTable(pulse.table, pulse.phase) - readTable(pulse.table, (pulse.phase + 0.5) % 1);
    }
    return above.high(sum * 0.3);
  };
}
