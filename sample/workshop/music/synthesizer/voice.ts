import type { Instrument } from '../instruments/instrument.ts';
import { frequencyOf } from '../notation/pitch.ts';
import type { PerformedNote } from '../sequencer/performance.ts';
import { createEnvelope } from './envelope.ts';
import { createFilter } from './filter.ts';
import { createOscillator } from './oscillator.ts';
import { saturate } from './saturation.ts';
import type { Sound } from './sound.ts';

/** Samples between two updates of vibrato, filter and tremolo. */
const controlSamples = 16;

/** Adds a note to a sound. `place` pans it from -1 (left) to 1 (right). */
export function playNote(
  instrument: Instrument,
  note: PerformedNote & { place: number },
  { left, right }: Sound,
  sampleRate: number,
  random: () => number,
): void {
  const { filter, drive = 0, stairs = 0 } = instrument;
  const amp = createEnvelope(instrument.amp, note.seconds);
  const sweep = createEnvelope(filter?.shape ?? [0.001, 0.3, 0, 0.3], note.seconds);
  const layers = instrument.layers.map((layer) => ({
    fill: createOscillator(layer, { phase: instrument.sync ? 0 : random(), sampleRate, random }),
    ratio: 2 ** ((layer.octave ?? 0) + (layer.detune ?? 0) / 1200),
    left: (layer.level ?? 1) * Math.min(1, 1 - (layer.pan ?? 0)),
    right: (layer.level ?? 1) * Math.min(1, 1 + (layer.pan ?? 0)),
  }));
  const isWide = instrument.layers.some(({ pan }) => pan);
  const [leftFilter, rightFilter] = [createFilter(sampleRate), createFilter(sampleRate)];
  const first = Math.round(note.start * sampleRate);
  const length = Math.min(left.length - first, Math.ceil(amp.seconds * sampleRate));
  const softer = 2 ** (((instrument.keyLevel ?? 0) * (60 - note.midi)) / 12);
  const loudness = note.loudness * note.velocity ** (instrument.touch ?? 1) * softer;
  const pitchOf = pitchCourse(instrument, note, (random() * 2 - 1) * (instrument.drift ?? 0));
  const tremoloOf = tremoloCourse(instrument, note.start);
  const cutoffOf = (time: number) => {
    if (!filter) return 0;
    const opened = (filter.sweep ?? 0) * sweep.at(time) + (filter.touch ?? 1) * (note.velocity - 0.8) * 1.5;
    return filter.cutoff * note.bright * 2 ** (opened + ((filter.follow ?? 0) * (note.midi - 60)) / 12);
  };
  const leftGain = Math.min(1, 1 - note.place);
  const rightGain = Math.min(1, 1 + note.place);
  const wave = new Float32Array(controlSamples);
  const [leftBlock, rightBlock] = [new Float32Array(controlSamples), new Float32Array(controlSamples)];
  for (let block = 0; block < length; block += controlSamples) {
    const time = block / sampleRate;
    const step = pitchOf(time) / sampleRate;
    leftBlock.fill(0);
    rightBlock.fill(0);
    for (const layer of layers) {
      layer.fill(wave, step * layer.ratio);
      addScaled(leftBlock, wave, layer.left);
      if (isWide) addScaled(rightBlock, wave, layer.right);
    }
    if (drive > 0) {
      saturateBlock(leftBlock, drive);
      if (isWide) saturateBlock(rightBlock, drive);
    }
    if (filter) {
      const cutoff = cutoffOf(time);
      const resonance = filter.resonance ?? 0.7;
      leftFilter.lowBlock(leftBlock, cutoff, resonance);
      if (isWide) rightFilter.lowBlock(rightBlock, cutoff, resonance);
    }
    const gain = loudness * tremoloOf(time);
    const level = amp.at(time);
    const levelStep = (amp.at(time + controlSamples / sampleRate) - level) / controlSamples;
    const other = isWide ? rightBlock : leftBlock;
    const end = Math.min(controlSamples, length - block);
    for (let i = 0; i < end; i += 1) {
      const plain = level + levelStep * (i + 1);
      const ending = Math.min(1, (length - block - i) / 200);
      const height = (stairs > 0 ? (Math.ceil(plain * stairs) / stairs) * ending : plain) * gain;
      const at = first + block + i;
      left[at] = (left[at] as number) + (leftBlock[i] as number) * height * leftGain;
      right[at] = (right[at] as number) + (other[i] as number) * height * rightGain;
    }
  }
}

function addScaled(target: Float32Array, source: Float32Array, gain: number): void {
  for (let i = 0; i < target.length; i += 1) target[i] = (target[i] as number) + (source[i] as number) * gain;
}

function saturateBlock(block: Float32Array, drive: number): void {
  for (let i = 0; i < block.length; i += 1) block[i] = saturate((block[i] as number) * drive);
}

/** The frequency in Hz over time: slide, bend, delayed vibrato. */
function pitchCourse(instrument: Instrument, note: PerformedNote, offCents: number): (time: number) => number {
  const { vibrato, bend = 0, glide = 0.035 } = instrument;
  const base = frequencyOf(note.midi + offCents / 100);
  const slide = note.glideFrom === undefined ? 0 : (note.glideFrom - note.midi) * 100;
  return (time) => {
    let cents = 0;
    if (slide !== 0) cents += slide * Math.exp(-time / glide);
    if (bend !== 0) cents += bend * Math.exp(-time / 0.03);
    if (vibrato && time > vibrato.delay) {
      const since = time - vibrato.delay;
      cents += vibrato.cents * Math.min(1, since / 0.35) * Math.sin(2 * Math.PI * vibrato.rate * since);
    }
    return cents === 0 ? base : base * 2 ** (cents / 1200);
  };
}

function tremoloCourse({ tremolo }: Instrument, start: number): (time: number) => number {
  if (!tremolo) return () => 1;
  const { rate, depth } = tremolo;
  return (time) => 1 - depth * (0.5 + 0.5 * Math.sin(2 * Math.PI * rate * (start + time)));
}
