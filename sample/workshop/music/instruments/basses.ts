import type { Instrument } from './instrument.ts';

export const basses = {
  drivingBass: {
    layers: [
      { wave: 'saw', level: 0.55 },
      { wave: 'saw', level: 0.3, detune: 9 },
      { wave: 'pulse', level: 0.3, octave: -1 },
    ],
    sync: true,
    amp: [0.003, 0.3, 0.55, 0.06],
    drive: 1.3,
    filter: { cutoff: 420, sweep: 2.2, shape: [0.002, 0.2, 0.1, 0.1], resonance: 1.3, follow: 0.3, touch: 1.5 },
  },
  funkBass: {
    layers: [
      { wave: 'saw', level: 0.45 },
      { wave: 'pulse', duty: 0.3, level: 0.3 },
      { wave: 'sine', level: 0.5 },
      { wave: 'fm', ratio: 3, index: 1.2, fade: 0.03, level: 0.22 },
    ],
    sync: true,
    amp: [0.003, 0.35, 0.45, 0.05],
    drive: 0.9,
    filter: { cutoff: 480, sweep: 2.4, shape: [0.002, 0.14, 0.08, 0.1], resonance: 1.8, follow: 0.3, touch: 1.6 },
  },
  uprightBass: {
    layers: [
      { wave: 'pluck', soft: 0.8, ring: 1.2, damp: 0.46, level: 0.9 },
      { wave: 'sine', level: 0.45 },
      { wave: 'sine', octave: 1, level: 0.25 },
      { wave: 'triangle', level: 0.2 },
    ],
    sync: true,
    amp: [0.006, 0.9, 0.2, 0.1],
    filter: { cutoff: 1900, touch: 1.4 },
    bend: -12,
    drift: 3,
  },
  roundBass: {
    layers: [
      { wave: 'sine', level: 0.55 },
      { wave: 'sine', octave: 1, level: 0.3 },
      { wave: 'triangle', level: 0.3 },
      { wave: 'saw', level: 0.28 },
    ],
    sync: true,
    amp: [0.008, 0.8, 0.6, 0.12],
    drive: 0.8,
    filter: { cutoff: 800, sweep: 1.2, shape: [0.002, 0.2, 0, 0.1] },
  },
  chipBass: {
    layers: [{ wave: 'stairs', level: 1 }],
    sync: true,
    amp: [0.002, 0.2, 0.9, 0.03],
    filter: { cutoff: 4500 },
  },
  deepBass: {
    layers: [
      { wave: 'sine', level: 0.55 },
      { wave: 'sine', octave: 1, level: 0.4 },
      { wave: 'saw', level: 0.2 },
    ],
    sync: true,
    amp: [0.06, 0.8, 0.8, 0.5],
    filter: { cutoff: 750 },
  },
} satisfies Record<string, Instrument>;
