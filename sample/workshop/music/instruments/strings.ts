import { type Instrument, pair } from './instrument.ts';

/** Plucked and bowed strings. */
export const strings = {
  koto: {
    layers: [{ wave: 'pluck', soft: 0.35, ring: 2.2, damp: 0.28 }],
    amp: [0.001, 3, 0.3, 0.4],
    keyLevel: 0.1,
    bend: 8,
  },
  nylon: {
    layers: [{ wave: 'pluck', soft: 0.62, ring: 1.8, damp: 0.42 }],
    amp: [0.002, 3, 0.4, 0.2],
    filter: { cutoff: 5000, follow: 0.3, touch: 1.4 },
    drift: 2,
  },
  muteGuitar: {
    layers: [{ wave: 'pluck', soft: 0.45, ring: 0.5, damp: 0.45 }],
    amp: [0.001, 0.5, 0.1, 0.06],
    filter: { cutoff: 3800, touch: 1.4 },
  },
  pizzicato: {
    layers: [
      { wave: 'pluck', soft: 0.7, ring: 0.45, damp: 0.4 },
      { wave: 'triangle', level: 0.25 },
    ],
    amp: [0.002, 0.3, 0, 0.12],
    filter: { cutoff: 2600, follow: 0.3 },
  },
  neonPluck: {
    layers: [...pair({ wave: 'saw', level: 0.5 }, 6, 0.5)],
    amp: [0.002, 0.35, 0.05, 0.16],
    filter: { cutoff: 850, sweep: 2.2, shape: [0.001, 0.2, 0, 0.2], resonance: 1.7, follow: 0.4, touch: 1.5 },
    drift: 3,
  },
  strings: {
    layers: [...pair({ wave: 'saw', level: 0.34 }, 9, 0.7), ...pair({ wave: 'saw', level: 0.22 }, 4, 0.25)],
    amp: [0.12, 0.5, 0.9, 0.35],
    filter: { cutoff: 1900, follow: 0.5, sweep: 0.3, shape: [0.2, 0.6, 0.7, 0.3] },
    vibrato: { rate: 5.3, cents: 9, delay: 0.3 },
    drift: 5,
  },
} satisfies Record<string, Instrument>;
