import { type DrumSound, metal, noise, tone } from './drum-sound.ts';
import { percussion, toms } from './percussion.ts';

const neon = {
  ...percussion,
  ...toms(0.28, 0.4, 3000),
  kick: {
    drive: 1.2,
    layers: [tone(1, 170, 50, 0.032, 0.26), tone(0.22, 420, 120, 0.012, 0.03), noise(0.2, 1500, 6000, 0.006)],
  },
  snare: {
    room: 0.45,
    drive: 1,
    layers: [
      tone(0.72, 260, 185, 0.03, 0.12),
      tone(0.2, 420, 330, 0.02, 0.06),
      noise(0.8, 700, 8500, 0.17),
      noise(0.35, 400, 4000, 0.28, { hold: 0.13 }),
    ],
  },
  hat: { pan: 0.2, choke: 'hat', layers: [metal(0.42, 7000, 0.04), noise(0.5, 7000, 14000, 0.035)] },
  open: { pan: 0.2, choke: 'hat', layers: [metal(0.26, 6500, 0.22), noise(0.28, 6500, 13000, 0.2)] },
} satisfies Record<string, DrumSound>;

const dusty = {
  ...percussion,
  ...toms(0.24, 0.2, 1800),
  kick: {
    drive: 1.1,
    layers: [tone(1, 120, 52, 0.03, 0.2), tone(0.16, 260, 110, 0.015, 0.03), noise(0.15, 200, 1800, 0.02)],
  },
  snare: {
    room: 0.15,
    pan: 0.05,
    drive: 0.9,
    layers: [tone(0.68, 230, 180, 0.02, 0.09), tone(0.16, 380, 310, 0.02, 0.05), noise(0.71, 900, 4800, 0.12)],
  },
  hat: { pan: 0.22, choke: 'hat', layers: [noise(0.53, 5000, 9500, 0.035)] },
  open: { pan: 0.22, choke: 'hat', layers: [noise(0.4, 4500, 9000, 0.16)] },
  brush: { pan: 0.05, room: 0.2, layers: [noise(0.5, 1500, 6500, 0.1, { attack: 0.03 })] },
} satisfies Record<string, DrumSound>;

const chip = {
  ...percussion,
  ...toms(0.16, 0.05, 2500),
  kick: { layers: [tone(1, 190, 46, 0.03, 0.14), noise(0.18, 100, 4000, 0.012, { grain: 10 })] },
  snare: { layers: [noise(0.8, 300, 8000, 0.11, { grain: 5 }), tone(0.5, 230, 160, 0.02, 0.06)] },
  hat: { pan: 0.15, choke: 'hat', layers: [noise(0.71, 4500, 12000, 0.022, { grain: 2 })] },
  open: { pan: 0.15, choke: 'hat', layers: [noise(0.57, 4000, 11000, 0.12, { grain: 2 })] },
  crash: { pan: -0.15, layers: [noise(0.5, 1500, 10000, 0.6, { grain: 3 })] },
} satisfies Record<string, DrumSound>;

const club = {
  ...percussion,
  ...toms(0.22, 0.2, 3000),
  kick: {
    drive: 1.2,
    layers: [tone(1, 145, 52, 0.03, 0.2), tone(0.22, 380, 120, 0.01, 0.025), noise(0.22, 1200, 5000, 0.008)],
  },
  snare: {
    room: 0.18,
    drive: 1,
    layers: [tone(0.68, 245, 190, 0.02, 0.1), tone(0.18, 400, 325, 0.02, 0.05), noise(0.8, 1000, 8500, 0.14)],
  },
  hat: { pan: 0.25, choke: 'hat', layers: [metal(0.32, 7500, 0.035), noise(0.58, 7500, 14000, 0.032)] },
  open: { pan: 0.25, choke: 'hat', layers: [metal(0.22, 6500, 0.16), noise(0.34, 6500, 13000, 0.15)] },
  conga: { pan: -0.35, room: 0.2, layers: [tone(0.7, 330, 300, 0.02, 0.12), noise(0.1, 800, 3000, 0.02)] },
  congaLow: { pan: -0.3, room: 0.2, layers: [tone(0.7, 235, 205, 0.02, 0.17), noise(0.1, 600, 2500, 0.02)] },
} satisfies Record<string, DrumSound>;

const village = {
  ...percussion,
  ...toms(0.18, 0.25, 1500),
  kick: { room: 0.2, drive: 0.9, layers: [tone(1, 110, 62, 0.025, 0.16), noise(0.1, 200, 1500, 0.015)] },
  snare: { room: 0.25, layers: [noise(0.71, 1200, 6500, 0.07), tone(0.42, 280, 230, 0.02, 0.06)] },
  hat: { pan: 0.25, layers: [noise(0.53, 6000, 12000, 0.03)] },
} satisfies Record<string, DrumSound>;

const temple = {
  ...percussion,
  ...toms(0.32, 0.5, 1500),
  kick: { room: 0.45, drive: 1, layers: [tone(1, 105, 58, 0.05, 0.42), noise(0.2, 150, 1400, 0.05)] },
  snare: { room: 0.35, pan: 0.1, layers: [tone(0.85, 310, 250, 0.02, 0.11), noise(0.49, 900, 5000, 0.09)] },
  rimTap: { pan: 0.3, room: 0.3, layers: [tone(0.5, 1150, 1000, 0.01, 0.03), noise(0.25, 1500, 6000, 0.015)] },
  gong: {
    pan: -0.1,
    room: 0.6,
    layers: [
      tone(0.3, 130, 124, 0.3, 2.4),
      tone(0.18, 311, 305, 0.3, 1.8),
      metal(0.08, 1500, 1.6, { attack: 0.08 }),
      noise(0.12, 800, 5000, 1.2, { attack: 0.1 }),
    ],
  },
  hat: { pan: 0.3, layers: [noise(0.53, 6000, 12000, 0.03)] },
} satisfies Record<string, DrumSound>;

const all = { neon, dusty, chip, club, village, temple };
type NamesIn<Kit> = Kit extends unknown ? keyof Kit : never;

export type KitName = keyof typeof all;
export type DrumSoundName = NamesIn<(typeof all)[KitName]>;

export const kits: Readonly<Record<KitName, Readonly<Record<string, DrumSound>>>> = all;
