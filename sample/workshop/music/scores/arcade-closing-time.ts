import { arp } from '../patterns/arp.ts';
import { comp } from '../patterns/comp.ts';
import { figure } from '../patterns/figure.ts';
import type { Score, Section } from '../score.ts';

const verseChords = 'F | C/E | Dm7 | Am7/C | Bbmaj7 | F/A | Gm9 | C7sus4 C7';
const glow = comp('x-----..x---x-..', { around: 'A3', voices: 4 });
const steps = figure('1:4. 1:8 5:4 > | 1:4. 5:8 8:4 >', { from: 'A1' });

const lastCoin: Section = {
  chords: 'F | C/E | Bbmaj7 | C7sus4 C7',
  dynamics: 'f',
  blips: arp("1:8 3 2 4 3 1' 4 3", { around: 'C5', voices: 4 }),
  keys: comp('x---------------', { around: 'A3', voices: 4, strum: 16 }),
  bass: `-:1 | -:1 | Bb1:2. F2:4 | C2:2 C2:4 E2`,
  drums: 'coin - hush pickup',
};

const verse: Section = {
  chords: verseChords,
  dynamics: 'mp<mf',
  lead: `
    -:8 C5 D5 F5 A5:4.~ G5:8 | G5:4. F5:8 E5:2 | -:8 A4 C5 D5 F5:4. E5:8 | E5:4. D5:8 C5:2 |
    -:8 F5 G5 A5 Bb5:4. A5:8 | A5:4. G5:8 F5:4 C5 | D5:4. F5:8 A5:4 G5 | G5:4 F5 E5:2`,
  blips: `
    F5:16 C5 A4:8 -:2. | -:2 G5:16 E5 C5 E5 G5:8 C6 | D5:16 A4 F4:8 -:2. | -:2 E5:16 C5 A4 C5 E5:8 A5 |
    Bb4:16 D5 F5:8 -:2. | -:1 | -:2. D6:16 Bb5 A5 G5 | -:2 G5:16 E5 C5 Bb4 G4:4`,
  keys: glow,
  bass: steps,
  drums: 'sway*3 swayTurn sway*3 swayFill',
};

const photobooth: Section = {
  chords: 'Bbmaj7 | C/Bb | Am7 | Dm7 | Gm7 | Bbm6 | F/C | C7',
  dynamics: 'mf<f',
  lead: `
    D5:4 F5 A5:4. G5:8 | G5:4. F5:8 E5:2 | E5:4 G5 C6:4. A5:8 | A5:4. G5:8 F5:2 |
    Bb5:4. A5:8 G5:4 F5 | Db6:4. C6:8 Bb5:4 G5 | A5:2. F5:4 | G5:4. F5:8 E5:2`,
  second: `
    F4:2 D5:4. D5:8 | E5:4. D5:8 C5:2 | C5:4 E5 G5:4. E5:8 | F5:4. E5:8 D5:2 |
    G5:4. F5:8 D5:4 D5 | F5:4. F5:8 Db5:4 Bb4 | F5:2. C5:4 | E5:4. D5:8 C5:2`,
  keys: comp('x-------x---x---', { around: 'A3', voices: 4, strum: 8 }),
  pad: comp(undefined, { around: 'F4', voices: 2 }),
  bass: `Bb1:4. Bb1:8 F2:4 Bb1 | Bb1:4. Bb1:8 C2:4 Bb1 | A1:4. E2:8 A2:4 C#2 | D2:4. A2:8 D2:4 F#2 | G2:4. D2:8 G2:4 F2 | Bb2:4. F2:8 Db2:4 Bb1 | C2:4. F2:8 A2:4 F2 | C2:4. G2:8 E2:4 C2`,
  drums: 'shine*3 swayTurn shine*3 swayFill',
};

const verseAgain: Section = {
  ...verse,
  keys: comp('x--x..x-..x-x... | x-----x---x-.x..', { around: 'A3', voices: 4 }),
  chords: 'F | C/E | Dm7 | Am7/C | Bbmaj7 | F/A | Gm9 C7 | F',
  dynamics: 'f>mf',
  lead: `
    -:8 C5 D5 F5 A5 C6 A5 G5 | G5:4 F5:8 E5 G5:4 C5 | -:8 A4 C5 D5 F5 A5 F5 E5 | E5:4. D5:8 C5:4 A4 |
    -:8 F5 G5 A5 Bb5 C6 D6 C6 | C6:4 A5:8 G5 F5:4 C5 | D5:8 F5 A5 G5 E5:4. G5:8 | F5:2. -:4`,
  second: `
    -:2 C5:4. Bb4:8 | C5:4. G4:8 E4:2 | -:2 A4:4. G4:8 | G4:4. E4:8 C4:2 |
    -:2 F5:4. D5:8 | C5:4. A4:8 A4:4 C5 | D5:4. D5:8 Bb4:4 G4 | A4:2. -:4`,
  blips: `
    -:1 | -:2. G5:16 E5 C5 G4 | -:1 | -:2. A5:16 E5 C5 A4 |
    -:1 | -:1 | -:1 | -:4 F5:16 A5 C6 A5 F5:8 C5 A4:4`,
  drums: 'shine*3 swayTurn shine*2 swayTurn swayFill',
};

const lightsOut: Section = {
  chords: 'Bbmaj7 | Bbm6 | F/A | Dm7 | Gm7 | C9sus4 | F | F',
  dynamics: 'mf>p',
  lead: `
    D5:4. F5:8 A5:4 F5 | Db5:4. F5:8 G5:4 F5 | C5:4. F5:8 A5:4 G5 | F5:4. E5:8 D5:2 |
    Bb4:4 D5 F5:4. G5:8 | G5:4. F5:8 D5:4 Bb4 | A4:1 | -:1`,
  blips: `
    -:1 | -:1 | -:2. C6:16 A5 F5 C5 | -:2. A5:16 F5 D5 A4 |
    -:1 | -:1 | -:4 C5:8 F5 A5:4 C6 | F5:16 C5 A4 F4 -:2.`,
  keys: comp('x-------x-------', { around: 'A3', voices: 4, strum: 14 }),
  pad: comp(undefined, { around: 'F4', voices: 2, gain: -2 }),
  bass: `Bb1:2. F2:4 | Bb1:2. Db2:4 | A1:2. C2:4 | D2:2. A1:4 | G1:2. D2:4 | C2:2. C2:4 | F1:1 | F1:2 -:2`,
  drums: 'hush*3 swayTurn hush*2 coin -',
  pace: '1>0.9',
};

export const arcadeClosingTime: Score = {
  id: 'arcade-closing-time',
  title: 'Arcade Closing Time',
  artist: 'Bonbon',
  mood: 'Nostalgic and gentle: one last coin, the machines hum themselves to sleep.',
  key: 'F major',
  metre: '4/4',
  tempo: 90,
  swing: { unit: '16', share: 0.53 },
  seed: 31,
  form: 'lastCoin verse photobooth verseAgain lightsOut',
  sections: { lastCoin, verse, photobooth, verseAgain, lightsOut },
  parts: {
    lead: { instrument: 'softPulse', melody: true, level: 0, reverb: 0.28, echo: 0.22, gate: 0.93, loose: 8 },
    second: {
      instrument: 'chipSquare',
      melody: true,
      level: -8,
      pan: -0.3,
      reverb: 0.25,
      echo: 0.12,
      gate: 0.9,
      loose: 6,
      change: { filter: { cutoff: 2800, follow: 0.4 } },
    },
    blips: {
      instrument: 'chipPluck',
      melody: true,
      level: -9,
      pan: 0.35,
      reverb: 0.25,
      echo: 0.3,
      scatter: 0.3,
      loose: 4,
    },
    keys: { instrument: 'electricPiano', level: -6, pan: -0.1, reverb: 0.2, chorus: 0.7, loose: 9 },
    pad: { instrument: 'warmPad', level: -11, reverb: 0.4, chorus: 0.4, gate: 1 },
    bass: {
      instrument: 'chipBass',
      level: -5,
      gate: 0.92,
      change: { filter: { cutoff: 1600 }, amp: [0.004, 0.5, 0.75, 0.06] },
    },
  },
  kit: { name: 'dusty', level: -5, room: 0.7, levels: { coin: 2, hat: -3 } },
  echo: { time: '8.', feedback: 0.35, high: 3600 },
  reverb: { seconds: 2, size: 1.1, bright: 4600, level: 0.85 },
  tape: 0.25,
  tone: { treble: 3.5, width: 1.4 },
  fade: 0.25,
  grooves: {
    coin: { coin: 'x...............' },
    hush: { kick: 'x...............', hat: 'o...o...o...o...', rim: '........o.......' },
    pickup: { kick: 'x.......x.......', hat: 'o.o.o.o.o.o.....', rim: '....o...........', tomHigh: '............x.x.' },
    sway: { kick: 'x.....x.x.......', rim: '....x.......x...', hat: 'x.o.x.o.x.o.x.o.' },
    swayTurn: {
      kick: 'x.....x.x.....x.',
      rim: '....x.......x...',
      snare: '..............oo',
      hat: 'x.o.x.o.x.o.....',
      coin: '............o...',
    },
    swayFill: {
      kick: 'x.....x.x.......',
      snare: '....x...o.xo.oxo',
      hat: 'x.o.x.o.........',
      tomLow: '............x...',
    },
    shine: { kick: 'x.....x.x..x....', snare: '....x.......x...', hat: 'x.oxx.o.x.oxx.o.', shaker: 'o.o.o.o.o.o.o.o.' },
  },
};
