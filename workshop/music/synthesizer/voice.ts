import type { Instrument } from '../instruments/instrument.ts';
import { frequencyOf } from '../notation/pitch.ts';
import type { PerformedNote } from '../sequencer/performance.ts';
import { createEnvelope } from './envelope.ts';
import { createFilter } from './filter.ts';
import { createOscillator } from './oscillator.ts';

/** Samples between two looks at what moves slowly: vibrato, filter, tremolo. */
const controlSamples = 16;

export type Sound = { left: Float32Array; right: Float32Array };

/** Adds a note to a sound. `place` moves it, -1 left to 1 right. */
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
    next: createOscillator(layer, { phase: instrument.sync ? 0 : random(), sampleRate, random }),
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
  let step = 0;
  let tremolo = 1;
  let level = 0;
  let levelStep = 0;
  for (let i = 0; i < length; i += 1) {
    if (i % controlSamples === 0) {
      const time = i / sampleRate;
      step = pitchOf(time) / sampleRate;
      tremolo = tremoloOf(time);
      if (filter) {
        const cutoff = cutoffOf(time);
        leftFilter.tune(cutoff, filter.resonance ?? 0.7);
        if (isWide) rightFilter.tune(cutoff, filter.resonance ?? 0.7);
      }
      level = amp.at(time);
      levelStep = (amp.at(time + controlSamples / sampleRate) - level) / controlSamples;
    }
    let l = 0;
    let r = 0;
    for (const layer of layers) {
      const sample = layer.next(step * layer.ratio);
      l += sample * layer.left;
      r += sample * layer.right;
    }
    if (drive > 0) {
      l = Math.tanh(l * drive);
      r = isWide ? Math.tanh(r * drive) : l;
    }
    if (filter) {
      l = leftFilter.low(l);
      r = isWide ? rightFilter.low(r) : l;
    }
    level += levelStep;
    const stepped = stairs > 0 ? (Math.ceil(level * stairs) / stairs) * Math.min(1, (length - i) / 200) : level;
    const gain = stepped * loudness * tremolo;
    left[first + i] = (left[first + i] ?? 0) + l * gain * leftGain;
    right[first + i] = (right[first + i] ?? 0) + r * gain * rightGain;
  }
}

/** The frequency in Hz over time: slide, bend, vibrato that sets in. */
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
