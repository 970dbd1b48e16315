import { arp } from '../patterns/arp.ts';
import { comp } from '../patterns/comp.ts';
import type { Score, Section } from '../score.ts';

const turning = arp("1:8 3 2 4 3 1' 4 3 2 3 | 1:8 2 4 3 1' 3 2' 1' 4 3", { around: 'F#4' });

const coins: Section = {
  chords: 'Dmaj9 . . E/D . | Dmaj9 . . E/D .',
  dynamics: 'f',
  kalimba: turning,
  pad: comp(undefined, { around: 'B3' }),
  bass: `-:2. -:2 | D2:2. -:4 A1`,
  drums: 'coin slosh',
};

const spin: Section = {
  chords:
    'Dmaj9 . . E/D . | Dmaj9 . . E/D . | Bm7 . . C#m7 . | Dmaj9 | Dmaj9 . . E/D . | F#m7 . . E . | Bm7 . . E9sus4 . | Dmaj9',
  dynamics: 'mf',
  lead: `
    A5:4 F#5 E5:8 F#5 G#5:4 B5 | A5:2. E5:4 - | D5:4 F#5 C#6:8 B5 G#5:4 E5 | F#5:2. -:4 C#5:8 E5 |
    A5:4 F#5 E5:8 F#5 G#5:4 B5 | C#6:4. B5:8 A5:4 G#5 E5 | D5:8 F#5 A5:4 C#6 B5 A5 | F#5:2. -:2`,
  kalimba: turning,
  pad: comp(undefined, { around: 'B3' }),
  bass: `D2:2. D2:4 A1 | D2:2. D2:4 E2 | B1:2. C#2:4 G#2 | D2:2. A1:4 C#2 | D2:2. D2:4 A1 | F#2:2. E2:4 C#2 | B1:2. E2:4 B1 | D2:2. A1:4 D2`,
  drums: 'turn*3 turnEnd turn*3 turnEnd',
};

const window_: Section = {
  chords:
    'Gmaj9 . . A/G . | F#m7 . . Bm7 . | Em7 . . A13 . | Dmaj9 . . D9 . | Gmaj9 . . Gm6 . | F#m7 . . B7b9 . | Em7 . . A13sus4 . | Bbmaj7#11 . . A7 .',
  key: 'D major',
  dynamics: 'mf<f',
  lead: `
    B4:2 D5:4 C#5 E5 | A5:2 E5:4 F#5 D5 | G5:2 F#5:4 E5 C#5 | F#5:2 E5:4 C5 A4 |
    B4:4 D5 F#5 E5 Bb4 | A4:4 C#5 E5 D#5 C5 | B4:4 E5 G5 F#5 D5 | A5:2 E5:4 C#5 E5`,
  glass: `
    -:4 D5:8 F#5 A5:4 -:2 | -:2. -:4 F#5:8 A5 | -:4 B4:8 D5 E5:4 -:2 | -:4 A5:8 C#6 E6:4 -:2 |
    -:2. -:4 G5:8 D5 | -:2. -:4 F#5:8 A5 | -:2. -:4 G5:8 B5 | -:4 D5:8 F5 A5:4 G5 -`,
  kalimba: arp('1:8 2 3 4 3 2 3 4 3 2', { around: 'F#4', gain: -1 }),
  pad: comp(undefined, { around: 'B3' }),
  bass: `G1:2. G1:4 A1 | F#1:2. B1:4 D2 | E2:2. A1:4 B1 | D2:2. D2:4 C2 | G1:2. G1:4 E1 | F#1:2. B1:4 D#2 | E2:2. A1:4 E2 | Bb1:2. A1:4 C#2`,
  drums: 'float*3 turnEnd float*3 turnEnd',
};

const faster: Section = {
  chords: 'E/D | Dmaj9 | E/D | Bm7 . . E9sus4 .',
  dynamics: 'mp<f',
  lead: `-:2. B4:4 E5 | -:2. C#5:4 F#5 | -:2. G#4:4 B4 | -:2 D5:4 F#5 E5`,
  glass: `G#5:2 E5:4 B5:2 | A5:2 F#5:4 E5:2 | G#5:2 B5:4 E6:2 | D6:2 C#6:4 B5 A5`,
  kalimba: arp("1:16 2 3 4 3 2 1 2 3 4 1' 4 3 2 1 2 3 4 3 2", { around: 'F#4', bright: [0.6, 1.4] }),
  pad: comp(undefined, { around: 'B3', bright: [0.6, 1.6] }),
  bass: `D2:4 D2 D2 D2 D2 | D2:4 D2 D2 A1 D2 | D2:4 D2 D2 D2 D2 | B1:4 B1 F#1 E2 B1`,
  drums: 'cycle*3 cycleEnd',
};

const spinAgain: Section = {
  ...spin,
  chords:
    'Dmaj9 . . E/D . | Dmaj9 . . E/D . | Bm7 . . C#m7 . | Dmaj9 | Gmaj9 . . E/G# . | F#m7 . . B7sus4 . | Em7 . . A13sus4 . | Dmaj9',
  dynamics: 'f>mp',
  lead: `
    A5:4 F#5 E5:8 F#5 G#5:4 B5 | A5:4. C#6:8 A5:4 E5 - | D5:8 F#5 A5 C#6 D6 C#6 G#5:4 E5 | F#5:2. -:4 C#5:8 E5 |
    B5:4 A5 F#5:8 A5 G#5:4 E5 | C#6:4. B5:8 A5:4 F#5 E5 | G5:8 B5 D6:4 F#5 E5 D5 | F#5:2. -:2`,
  glass: `
    -:4 C#5 A4 B4 G#4 | -:2 E5:4 G#4 B4 | -:2. E5:4 C#5:8 B4 | -:4 A4:8 C#5 E5:4 A4 - |
    -:4 D5 B4 B4 D5 | -:2 E5:4 B4 A4 | -:4 B4 G4 B4 A4 | -:4 C#5:8 E5 A5:4 C#6:2`,
  bass: `D2:2. D2:4 A1 | D2:2. D2:4 E2 | B1:2. C#2:4 G#2 | D2:2. A1:4 D2 | G1:2. G#1:4 E1 | F#1:2. B1:4 D#2 | E2:2. A1:4 C#2 | D2:2. -:2`,
  drums: 'turn float turn turnEnd float*3 coin',
};

export const moonLaundromat: Score = {
  id: 'moon-laundromat',
  title: 'Moon Laundromat',
  artist: 'Temporary Moon',
  mood: 'Dreamy bells in five: a drum of warm water turns and nobody is waiting for anything.',
  key: 'D lydian',
  metre: '5/4',
  tempo: 100,
  seed: 17,
  form: 'coins spin window faster spinAgain',
  sections: { coins, spin, window: window_, faster, spinAgain },
  parts: {
    lead: {
      instrument: 'bell',
      melody: true,
      level: 0,
      reverb: 0.45,
      echo: 0.3,
      loose: 8,
      gate: 0.95,
      change: { amp: [0.002, 1.7, 0, 0.45] },
    },
    glass: { instrument: 'softBell', melody: true, level: -4, pan: 0.35, reverb: 0.5, echo: 0.25, loose: 8, gate: 0.9 },
    kalimba: { instrument: 'kalimba', level: -8, pan: -0.25, reverb: 0.35, scatter: 0.4, loose: 7 },
    pad: { instrument: 'glassPad', level: -9, reverb: 0.4, chorus: 0.6, gate: 1 },
    bass: { instrument: 'roundBass', level: -6, gate: 0.9, change: { amp: [0.02, 1.4, 0.5, 0.25] } },
  },
  kit: { name: 'dusty', level: -10, room: 1, levels: { slosh: -2, coin: -2, hat: -3 } },
  ambience: { machine: { level: -24 } },
  echo: { time: '4.', feedback: 0.4, high: 3200 },
  reverb: { seconds: 2.8, size: 1.3, bright: 4200, level: 0.9 },
  tone: { treble: 3, width: 1.2 },
  grooves: {
    coin: { coin: 'x...................', slosh: '........x.......x...' },
    slosh: { slosh: 'x.......x...x.......', tick: '..................x.' },
    turn: { kick: 'x...........x.......', slosh: '....x.......x...x...', hat: '..o...o...o...o...o.' },
    turnEnd: {
      kick: 'x...........x.......',
      slosh: '....x.......x.......',
      hat: '..o...o...o...o.....',
      snap: '................x...',
      coin: '..................o.',
    },
    float: {
      kick: 'x...........x.......',
      snap: '........x.......x...',
      hat: '..o...o...o...o...o.',
      shaker: 'o.o.o.o.o.o.o.o.o.o.',
    },
    cycle: { kick: 'x.......x...x.......', hat: 'x.o.x.o.x.o.x.o.x.o.', snap: '....x...........x...' },
    cycleEnd: {
      kick: 'x.......x...x...x...',
      hat: 'x.o.x.o.x.o.x.......',
      snap: '....x.......x...x.xx',
      coin: '................x...',
    },
  },
};
