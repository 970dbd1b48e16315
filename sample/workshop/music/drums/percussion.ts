import { type DrumSound, metal, noise, tone } from './drum-sound.ts';

/** The percussion of every kit. */
export const percussion = {
  crash: { pan: -0.25, room: 0.3, layers: [metal(0.24, 3500, 0.9), noise(0.34, 3000, 12000, 1.1)] },
  shaker: { pan: 0.3, room: 0.1, layers: [noise(0.35, 5000, 11000, 0.05, { attack: 0.012 })] },
  rim: {
    pan: -0.15,
    room: 0.15,
    layers: [tone(0.63, 900, 800, 0.01, 0.025), tone(0.48, 480, 430, 0.01, 0.03), noise(0.32, 2000, 7000, 0.01)],
  },
  clap: {
    pan: 0.05,
    room: 0.3,
    layers: [
      noise(0.79, 900, 5500, 0.012),
      noise(0.79, 900, 5500, 0.012, { delay: 0.011 }),
      noise(0.95, 900, 5000, 0.11, { delay: 0.022 }),
    ],
  },
  snap: {
    pan: 0.1,
    room: 0.25,
    layers: [noise(0.89, 1500, 4200, 0.02), noise(0.8, 1700, 4000, 0.06, { delay: 0.008 })],
  },
  block: { pan: 0.25, room: 0.2, layers: [tone(0.48, 850, 820, 0.01, 0.06), tone(0.24, 1270, 1250, 0.01, 0.03)] },
  blockLow: { pan: 0.15, room: 0.2, layers: [tone(0.48, 610, 590, 0.01, 0.07), tone(0.24, 930, 910, 0.01, 0.03)] },
  triangle: {
    pan: 0.4,
    room: 0.4,
    layers: [metal(0.12, 5000, 0.5), tone(0.12, 4390, 4390, 0.01, 0.8), tone(0.08, 7130, 7130, 0.01, 0.6)],
  },
  tambourine: { pan: 0.3, room: 0.15, layers: [metal(0.44, 6500, 0.09), noise(0.36, 6000, 12000, 0.06)] },
  riser: { room: 0.3, layers: [noise(0.4, 800, 9000, 1.6, { attack: 1.6, rise: true })] },
  ding: {
    pan: 0.2,
    room: 0.4,
    layers: [tone(0.14, 2093, 2093, 0.01, 0.9), tone(0.07, 5650, 5650, 0.01, 0.35), noise(0.04, 4000, 9000, 0.01)],
  },
  tick: { pan: -0.2, room: 0.1, layers: [tone(0.49, 2400, 2200, 0.004, 0.012), noise(0.21, 3000, 8000, 0.008)] },
  coin: {
    pan: 0.2,
    room: 0.35,
    layers: [metal(0.24, 4200, 0.16), tone(0.2, 3136, 3136, 0.01, 0.2), tone(0.14, 5274, 5274, 0.01, 0.15)],
  },
  buoy: {
    pan: 0.55,
    room: 0.7,
    layers: [tone(0.2, 740, 740, 0.01, 1.3), tone(0.11, 1777, 1777, 0.01, 0.7), tone(0.05, 2950, 2950, 0.01, 0.3)],
  },
  slosh: { room: 0.25, layers: [noise(0.5, 350, 1600, 0.28, { attack: 0.22 })] },
} satisfies Record<string, DrumSound>;

/** Three toms: high on the right, low on the left. */
export function toms(decay: number, room: number, color: number) {
  const tom = (pitch: number, pan: number): DrumSound => ({
    pan,
    room,
    drive: 0.8,
    layers: [
      tone(0.66, pitch * 1.5, pitch, 0.05, decay),
      tone(0.14, pitch * 2.4, pitch * 1.59, 0.03, decay * 0.4),
      noise(0.15, 300, color, 0.06),
    ],
  });
  return { tomHigh: tom(190, 0.35), tomMid: tom(140, 0), tomLow: tom(98, -0.35) };
}
