import type { Instrument } from './instrument.ts';

/** Keys and bells: struck, then ringing. */
export const keys = {
  electricPiano: {
    layers: [
      { wave: 'fm', ratio: 1, index: 1.5, rest: 0.2, fade: 0.55, level: 0.7, detune: -2, pan: -0.25 },
      { wave: 'fm', ratio: 1, index: 1.3, rest: 0.18, fade: 0.5, level: 0.7, detune: 3, pan: 0.25 },
      { wave: 'fm', ratio: 14, index: 0.5, fade: 0.08, level: 0.22 },
    ],
    amp: [0.003, 2.2, 0.12, 0.22],
    touch: 1.4,
    keyLevel: 0.12,
    tremolo: { rate: 4.3, depth: 0.14 },
    drive: 0.9,
    filter: { cutoff: 5600, follow: 0.3, touch: 1.6 },
  },
  bell: {
    layers: [
      { wave: 'fm', ratio: 3.5, index: 1.5, fade: 0.5, level: 0.55, pan: -0.2, detune: -2 },
      { wave: 'fm', ratio: 2, index: 0.8, fade: 0.8, level: 0.5, pan: 0.2, detune: 2 },
    ],
    amp: [0.002, 2.6, 0, 0.9],
    touch: 1.2,
    keyLevel: 0.15,
  },
  softBell: {
    layers: [
      { wave: 'sine', level: 0.6 },
      { wave: 'fm', ratio: 4, index: 0.7, fade: 0.18, level: 0.35 },
    ],
    amp: [0.004, 1.9, 0, 0.7],
    touch: 1.2,
    keyLevel: 0.15,
  },
  musicBox: {
    layers: [
      {
        wave: 'struck',
        partials: [
          [1, 0.75, 0.9],
          [2.01, 0.2, 0.5],
          [3.98, 0.2, 0.28],
          [5.43, 0.12, 0.16],
          [8.2, 0.08, 0.08],
        ],
      },
      { wave: 'fm', ratio: 9, index: 1.4, fade: 0.01, level: 0.06 },
    ],
    amp: [0.001, 3, 0.25, 0.6],
    touch: 1.1,
    keyLevel: 0.12,
    drift: 3,
  },
  marimba: {
    layers: [
      {
        wave: 'struck',
        partials: [
          [1, 0.9, 0.32],
          [3.93, 0.3, 0.1],
          [9.2, 0.12, 0.04],
        ],
      },
    ],
    amp: [0.001, 1.2, 0.3, 0.25],
    keyLevel: 0.2,
  },
  kalimba: {
    layers: [
      {
        wave: 'struck',
        partials: [
          [1, 0.85, 0.6],
          [2, 0.12, 0.3],
          [2.92, 0.14, 0.18],
          [5.4, 0.16, 0.08],
        ],
      },
    ],
    amp: [0.001, 1.6, 0.3, 0.35],
    keyLevel: 0.2,
    drift: 3,
  },
  vibraphone: {
    layers: [
      {
        wave: 'struck',
        partials: [
          [1, 0.85, 1.5],
          [2, 0.05, 0.8],
          [3.98, 0.3, 0.45],
          [9.9, 0.1, 0.08],
        ],
      },
      { wave: 'fm', ratio: 7, index: 1.2, fade: 0.012, level: 0.08 },
    ],
    amp: [0.002, 3, 0.5, 0.3],
    tremolo: { rate: 4.6, depth: 0.28 },
    keyLevel: 0.15,
  },
} satisfies Record<string, Instrument>;
