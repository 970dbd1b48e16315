import { type Instrument, pair } from './instrument.ts';

const slowVibrato = { rate: 5.2, cents: 14, delay: 0.28 };
const chipVibrato = { rate: 6, cents: 18, delay: 0.22 };

export const leads = {
  neonLead: {
    layers: [
      ...pair({ wave: 'saw', level: 0.42 }, 7, 0.4),
      { wave: 'pulse', duty: 0.4, sway: 0.1, octave: -1, level: 0.28 },
    ],
    amp: [0.012, 0.5, 0.75, 0.22],
    drive: 1.3,
    filter: { cutoff: 2300, sweep: 1.2, shape: [0.012, 0.45, 0.25, 0.3], resonance: 1.1, follow: 0.5, touch: 1.4 },
    vibrato: slowVibrato,
    glide: 0.04,
    drift: 4,
  },
  softPulse: {
    layers: [...pair({ wave: 'pulse', duty: 0.32, sway: 0.08, level: 0.5 }, 5, 0.3)],
    amp: [0.015, 0.6, 0.6, 0.2],
    filter: { cutoff: 2300, sweep: 0.8, shape: [0.005, 0.4, 0.1, 0.2], follow: 0.5, touch: 1.3 },
    vibrato: slowVibrato,
    glide: 0.03,
    drift: 3,
  },
  chipLead: {
    layers: [{ wave: 'pulse', duty: 0.25, level: 0.6 }],
    amp: [0.002, 0.35, 0.62, 0.05],
    stairs: 16,
    filter: { cutoff: 6500, follow: 0.3, sweep: 0.5, shape: [0.001, 0.12, 0, 0.05] },
    vibrato: chipVibrato,
    glide: 0.02,
  },
  chipSquare: {
    layers: [{ wave: 'pulse', duty: 0.5, level: 0.6 }],
    amp: [0.002, 0.3, 0.55, 0.05],
    stairs: 16,
    filter: { cutoff: 5500, follow: 0.3 },
    vibrato: chipVibrato,
    glide: 0.02,
  },
  chipThin: {
    layers: [{ wave: 'pulse', duty: 0.125, level: 0.6 }],
    amp: [0.002, 0.16, 0.35, 0.04],
    stairs: 16,
    filter: { cutoff: 6000, follow: 0.3 },
  },
  chipPluck: {
    layers: [{ wave: 'pulse', duty: 0.25, level: 0.6 }],
    amp: [0.002, 0.12, 0, 0.04],
    stairs: 16,
    filter: { cutoff: 5500, follow: 0.3 },
  },
  whistle: {
    layers: [
      { wave: 'triangle', level: 0.8 },
      { wave: 'sine', level: 0.14, octave: 1 },
      { wave: 'breath', level: 0.6 },
    ],
    amp: [0.05, 0.5, 0.85, 0.18],
    vibrato: { rate: 4.8, cents: 16, delay: 0.3 },
    glide: 0.05,
    bend: -25,
    drift: 4,
  },
  ocarina: {
    layers: [
      { wave: 'triangle', level: 0.75 },
      { wave: 'triangle', level: 0.2, octave: 1 },
      { wave: 'pulse', duty: 0.4, level: 0.05 },
      { wave: 'breath', level: 0.7, width: 0.2 },
    ],
    amp: [0.03, 0.3, 0.85, 0.1],
    filter: { cutoff: 4200, follow: 0.6 },
    vibrato: { rate: 5.4, cents: 12, delay: 0.25 },
    bend: -30,
    drift: 4,
  },
  bambooFlute: {
    layers: [
      { wave: 'triangle', level: 0.6 },
      { wave: 'pulse', duty: 0.46, level: 0.09 },
      { wave: 'breath', level: 0.9, width: 0.12 },
    ],
    amp: [0.045, 0.4, 0.85, 0.14],
    filter: { cutoff: 3200, follow: 0.6, sweep: 0.5, shape: [0.06, 0.3, 0.3, 0.2] },
    vibrato: { rate: 5, cents: 22, delay: 0.32 },
    glide: 0.06,
    bend: -60,
    drift: 5,
  },
  clarinet: {
    layers: [
      { wave: 'pulse', duty: 0.5, level: 0.5 },
      { wave: 'breath', level: 0.12 },
    ],
    amp: [0.03, 0.4, 0.85, 0.09],
    filter: { cutoff: 2000, follow: 0.7, sweep: 0.5, shape: [0.04, 0.3, 0.5, 0.1], touch: 1.5 },
    vibrato: { rate: 4.6, cents: 7, delay: 0.4 },
    drift: 3,
  },
  melodica: {
    layers: [
      { wave: 'pulse', duty: 0.22, level: 0.4 },
      { wave: 'saw', level: 0.22, detune: 5 },
      { wave: 'breath', level: 0.12 },
    ],
    amp: [0.05, 0.4, 0.85, 0.13],
    filter: { cutoff: 2300, follow: 0.5, sweep: 0.4, shape: [0.06, 0.5, 0.4, 0.2], touch: 1.5 },
    vibrato: { rate: 4.9, cents: 13, delay: 0.35 },
    bend: -20,
    drift: 4,
  },
  brass: {
    layers: [...pair({ wave: 'saw', level: 0.42 }, 6, 0.35), { wave: 'saw', level: 0.3 }],
    amp: [0.022, 0.25, 0.7, 0.1],
    drive: 1.1,
    filter: { cutoff: 900, sweep: 1.9, shape: [0.035, 0.28, 0.45, 0.1], follow: 0.4, touch: 1.6 },
    bend: -18,
    drift: 4,
  },
} satisfies Record<string, Instrument>;
