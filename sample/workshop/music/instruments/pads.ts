import { type Instrument, pair } from './instrument.ts';

/** Sustained sounds for the background. */
export const pads = {
  warmPad: {
    layers: [
      ...pair({ wave: 'saw', level: 0.36 }, 9, 0.7),
      { wave: 'pulse', duty: 0.42, sway: 0.12, swayRate: 0.4, level: 0.22 },
    ],
    amp: [0.28, 0.8, 0.85, 0.7],
    filter: { cutoff: 1500, sweep: 0.5, shape: [0.5, 1.2, 0.6, 0.6], follow: 0.4 },
    drift: 5,
  },
  superPad: {
    layers: [
      { wave: 'supersaw', spread: 16, level: 0.5, pan: -0.7 },
      { wave: 'supersaw', spread: 13, level: 0.5, pan: 0.7 },
    ],
    amp: [0.09, 0.8, 0.85, 0.5],
    filter: { cutoff: 2000, sweep: 0.4, shape: [0.2, 0.8, 0.5, 0.4], follow: 0.3 },
  },
  glassPad: {
    layers: [
      { wave: 'fm', ratio: 2, index: 0.9, rest: 0.35, fade: 1.5, level: 0.4, detune: -4, pan: -0.6 },
      { wave: 'fm', ratio: 1, index: 0.7, rest: 0.3, fade: 2, level: 0.4, detune: 4, pan: 0.6 },
      { wave: 'sine', level: 0.2 },
    ],
    amp: [0.5, 1.5, 0.8, 1.3],
    filter: { cutoff: 2600, follow: 0.2 },
  },
  accordion: {
    layers: [
      ...pair({ wave: 'pulse', duty: 0.3, level: 0.34 }, 9, 0.45),
      { wave: 'saw', level: 0.2, octave: 1, detune: 3 },
    ],
    amp: [0.03, 0.3, 0.9, 0.09],
    filter: { cutoff: 3200, follow: 0.3, touch: 1.3 },
    drift: 4,
  },
  foghorn: {
    layers: [
      { wave: 'saw', level: 0.5 },
      { wave: 'saw', level: 0.4, detune: 11 },
      { wave: 'sine', level: 0.5 },
    ],
    amp: [0.5, 1, 0.9, 0.9],
    filter: { cutoff: 260, sweep: 0.7, shape: [0.7, 1, 0.6, 0.8], follow: 0.3 },
    bend: -35,
  },
} satisfies Record<string, Instrument>;
