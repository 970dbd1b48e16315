import { arp } from '../patterns/arp.ts';
import { comp } from '../patterns/comp.ts';
import type { Score, Section } from '../score.ts';

const cradle = arp("1:8 2 3 4 3 2 | 1:8 3 2 4 1' 4", { around: 'Eb4', voices: 4 });
const rocking = arp("1:8 3 1' 4 3 2 | 2:8 4 3 1' 4 3", { around: 'Eb4', voices: 4 });

const dialling: Section = {
  chords: 'Ebm11 | Ab9sus4 | Ebm11 | Ab9sus4 . Ab7',
  dynamics: 'f',
  dial: `F5+Eb6:8 - Ab5+Eb6 - F5+Gb6 - | Ab5+Gb6:8 - Bb5+Eb6 - -:4 | F5+Gb6:8 - F5+Eb6 - Bb5+Gb6 - | Ab5+Eb6:8 - Bb5+Eb6 - -:4`,
  pad: comp(undefined, { around: 'Bb3', voices: 4 }),
  bass: `Eb2:2. | Ab1:2. | Eb2:2. | Ab1:2 C2:4`,
  drums: '- static - static',
};

const cradleSong: Section = {
  chords: 'Db | Gb/Db | Db | Ab7/C | Bbm | Gb | Ab7sus4 . Ab7 | Db',
  dynamics: 'mp<mf',
  lead: `
    F5:4. Gb5:8 Ab5:4 | Bb5:4. Ab5:8 Gb5:4 | F5:4. Gb5:8 Ab5:4 | Gb5:4 Eb5:2 |
    Db5:4. Eb5:8 F5:4 | Gb5:4 Bb5 Db6 | Db6:4. Bb5:8 C6:4 | Ab5:2.`,
  harp: cradle,
  bass: `Db2:2. | Db2:2. | Db2:2 Ab1:4 | C2:2. | Bb1:2 F2:4 | Gb1:2 Db2:4 | Ab1:2 C2:4 | Db2:2 Ab1:4`,
  drums: 'rock*3 rockTurn rock*3 rockTurn',
};

const cradleHome: Section = {
  ...cradleSong,
  harp: rocking,
  chords: 'Db | Gb/Db | Db | F7/C | Bbm | Ebm7 | Ab7sus4 . Ab7 | Db',
  dynamics: 'mf',
  lead: `
    Ab5:4. Gb5:8 F5:4 | Gb5:4 Bb5:4. Db6:8 | F5:4. Gb5:8 Ab5 Db6 | C6:4 A5:4. F5:8 |
    Bb5:4. C6:8 Db6:4 | Bb5:4. Ab5:8 Gb5:4 | Eb5:4 Db5 C5 | Db5:2.`,
  whistle: `
    -:2. | -:2. | -:2 F5:4 | Eb5:2 C5:4 |
    Bb4:4 Db5 F5 | Db5:2 Bb4:4 | Ab4:2. | Ab4:2 -:4`,
  bass: `Db2:2. | Db2:2. | Db2:2 Db2:4 | C2:2 A1:4 | Bb1:2 Db2:4 | Eb2:2 Gb2:4 | Ab1:2 C2:4 | Db2:2 Ab1:4`,
  drums: 'rock rockTurn rock*2 rockTurn rock*2 rockTurn',
};

const stars: Section = {
  chords: 'Gb | Gbm6 | Db/F | Bbm7 | Eb9 | Ebm7 | Ab7sus4 | Ab7',
  dynamics: 'mf<f',
  lead: `
    Db6:4 Bb5 Ab5:8 Gb5 | Db6:4 A5 Gb5 | Ab5:4. Gb5:8 F5:4 | F5:4. Ab5:8 Db6:4 |
    Bb5:4. Ab5:8 G5:4 | Gb5:4 Bb5 Db6 | Eb6:4. Db6:8 Ab5:4 | C6:2 -:4`,
  whistle: `
    Bb4:2. | A4:2. | Db5:2. | Bb4:2 Ab4:4 |
    G4:2 Bb4:4 | Bb4:2. | Ab4:2 Db5:4 | Eb5:4 C5 Gb4`,
  harp: arp('1:8 3 2 4 3 2', { around: 'Eb4', voices: 4 }),
  pad: comp(undefined, { around: 'Bb3', voices: 3 }),
  bass: `Gb1:2 Db2:4 | Gb1:2. | F1:2 Ab1:4 | Bb1:2. | Eb2:2 Bb1:4 | Eb2:2. | Ab1:2 Eb2:4 | Ab1:4 C2 Ab1`,
  drums: 'swing*7 rockTurn',
};

const cradleTogether: Section = {
  ...cradleHome,
  harp: arp("1:8 2 3 1' 3 2 | 1:8 3 4 2' 1' 4", { around: 'Eb4', voices: 4 }),
  chords: 'Db | Gb/Db | Db | F7/C | Bbm | Gbm6 | Db/Ab . Ab7 | Bbm',
  dynamics: 'mf',
  lead: `
    F5:4 Ab5:8 Gb5 F5 Ab5 | Bb5:4 Db6:8 Bb5 Ab5 Gb5 | F5:4 Ab5:8 Gb5 F5 Ab5 | C6:4 Eb6:4. C6:8 |
    Db6:4. C6:8 Bb5:4 | A5:4 Gb5 Eb5 | F5:4 Ab5 C6 | Db6:2.`,
  whistle: `
    Db5:2. | Gb5:2 Db5:4 | Db5:2 F5:4 | F5:2 A5:4 |
    F5:2 Db5:4 | Db5:2 A4:4 | Ab4:4 F5 Eb5 | F5:2 Db5:4`,
  pad: comp(undefined, { around: 'Bb3', voices: 3, gain: -1 }),
  bass: `Db2:2. | Db2:2. | Db2:2 Db2:4 | C2:2 A1:4 | Bb1:2 Db2:4 | Gb1:2 A1:4 | Ab1:2 Ab1:4 | Bb1:2 F1:4`,
  drums: 'swing*7 rockTurn',
};

const connected: Section = {
  chords: 'Gb | Gbm6 | Db/F | Ebm7 | Ab7sus4 . Ab7 | Db | Ebm11/Db | Db',
  dynamics: 'mf>p',
  lead: `
    Db6:4. Bb5:8 Gb5:4 | Db6:4. A5:8 Gb5:4 | F5:4. Gb5:8 Ab5:4 | Bb5:4. Ab5:8 Gb5:4 |
    Eb5:4 Db5 C5 | Db5:2. | -:2. | Ab5:4 Db6 F6`,
  dial: `-:2. | -:2. | -:2. | -:2. | -:2. | -:2. | F5+Eb6:8 - Ab5+Eb6 - F5+Gb6 - | -:2.`,
  harp: arp('1:8 2 3 4 3 2', { around: 'Eb4', voices: 4, gain: -1 }),
  pad: comp(undefined, { around: 'Bb3', voices: 3 }),
  bass: `Gb1:2. | Gb1:2. | F1:2 Ab1:4 | Eb2:2 Bb1:4 | Ab1:2 C2:4 | Db2:2. | Db2:2. | Db2:2.`,
  drums: 'rock*4 rock rock static glow',
  pace: '1>0.82',
};

export const dialUpLullaby: Score = {
  id: 'dial-up-lullaby',
  title: 'Dial-Up Lullaby',
  artist: 'Bonbon',
  mood: 'A music box that learned its intervals from a telephone; the line is open, sleep well.',
  key: 'Db major',
  metre: '3/4',
  tempo: 92,
  seed: 37,
  form: 'dialling cradleSong cradleHome stars cradleTogether connected',
  sections: { dialling, cradleSong, cradleHome, stars, cradleTogether, connected },
  parts: {
    lead: { instrument: 'musicBox', melody: true, level: 0, pan: 0.08, reverb: 0.4, echo: 0.14, loose: 11, gate: 1 },
    whistle: {
      instrument: 'whistle',
      melody: true,
      level: -6,
      pan: -0.25,
      reverb: 0.5,
      loose: 12,
      change: { amp: [0.12, 0.5, 0.85, 0.3], bend: 0 },
    },
    harp: { instrument: 'kalimba', level: -7, pan: 0.15, reverb: 0.35, scatter: 0.3, loose: 10 },
    dial: {
      instrument: 'softBell',
      level: -7,
      pan: -0.1,
      reverb: 0.3,
      echo: 0.25,
      gate: 0.8,
      loose: 2,
      change: { layers: [{ wave: 'sine', level: 0.5 }], amp: [0.006, 0.4, 0.8, 0.06] },
    },
    pad: { instrument: 'glassPad', level: -11, reverb: 0.5, chorus: 0.5, gate: 1 },
    bass: { instrument: 'deepBass', level: -8, gate: 0.96, change: { amp: [0.03, 1.2, 0.6, 0.3] } },
  },
  kit: { name: 'dusty', level: -15, room: 1, levels: { slosh: -3 } },
  echo: { time: '4', feedback: 0.34, high: 3000 },
  reverb: { seconds: 2.6, size: 1.2, bright: 4600, level: 0.9 },
  tape: 0.2,
  tone: { treble: 4.5, width: 1.15 },
  fade: 0.3,
  grooves: {
    static: { slosh: 'x.o.o.' },
    rock: { kick: 'x.....', shaker: '..o.o.' },
    rockTurn: { kick: 'x.....', shaker: '..o.oo', triangle: '....o.' },
    swing: { kick: 'x.....', brush: '..x.x.', shaker: 'o.oooo' },
    glow: { triangle: 'x.....' },
  },
};
