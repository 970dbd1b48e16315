import { arp } from '../patterns/arp.ts';
import { comp } from '../patterns/comp.ts';
import { figure } from '../patterns/figure.ts';
import type { Score, Section } from '../score.ts';

const skip = figure('1:8 1 8 1 5 1 8 > | 1:8 8 1 8 1 8 5 >', { from: 'E2' });
const sprinkle = arp('1:16 3 2 4 1 3 2 4 1 3 2 4 1 3 2 4', { around: 'E5', voices: 4 });

const sprout: Section = {
  chords: 'A | E/G# | D/F# | E7',
  dynamics: 'mf<f',
  pips: sprinkle,
  bass: `-:1 | -:1 | F#2:8 F#2 F#3 F#2 A2 F#2 D3 F#2 | E2:8 E2 E3 E2 G#2 B2 E3 G#2`,
  lead: `-:1 | -:1 | -:1 | -:2 E5:8 F#5 G#5 B5`,
  drums: '- kicks kicks roll',
};

const rowOne: Section = {
  chords: 'A | E/G# | F#m7 | D | A/C# | Bm7 | E7sus4 | E7',
  dynamics: 'mf',
  lead: `
    E5:8 E5 C#5 E5 A5:4 E5 | G#5:8 G#5 E5 G#5 B5:4 G#5 | A5:8 G#5 F#5:4 E5 C#5 | D5:4. E5:8 F#5:2 |
    E5:8 E5 C#5 E5 A5:4 C#6 | B5:8 A5 F#5:4 D5 F#5 | A5:4 B5:8 A5 E5:4 A5 | G#5:4. F#5:8 E5:4 -`,
  pips: comp('..x.x.x...x.x.x.', { around: 'E4', voices: 3, gate: 0.5 }),
  bass: skip,
  drums: 'hop+crash skipping hop hopTurn hop skipping hop fill',
};

const rowTwo: Section = {
  ...rowOne,
  chords: 'A | E/G# | F#m7 | D | A/C# | Bm7 E7 | A | A7',
  lead: `
    E5:8 E5 C#5 E5 A5:8 B5 A5 E5 | G#5:8 G#5 E5 G#5 B5:8 C#6 B5 G#5 | A5:8 G#5 F#5:4 E5 C#5 | D5:4. E5:8 F#5:4 A5 |
    E5:8 E5 C#5 E5 A5:4 C#6 | D6:8 B5 F#5 A5 G#5 F#5 E5 G#5 | A5:2. -:4 | G5:8 A5 G5 E5 C#5:4 E5`,
  second: `
    -:1 | -:1 | C#5:8 B4 A4:4 C#5 A4 | F#4:4. A4:8 D5:4 F#5 |
    -:1 | F#5:8 F#5 D5 F#5 E5 D5 B4 D5 | C#5:8 E5 C#5 A4 C#5:4 - | C#5:8 E5 C#5 A4 G4:4 A4`,
  pips: arp("-:8 2:16 3 4:8 3 -:8 2:16 3 1':8 4", { around: 'E5', voices: 4, gate: 0.6 }),
  drums: 'hop skipping hop hopTurn skipping hop hopTurn fill',
};

const jam: Section = {
  chords: 'D | E | C#m7 | F#m7 | Bm7 | E7 | A | A7',
  dynamics: 'f',
  lead: `
    F#5:4 A5:8 F#5 -:8 A5 D6 C#6 | B5:4 G#5:8 B5 -:8 B5 E6 D6 | C#6:4. B5:8 G#5:4 E5 | A5:8 G#5 A5 B5 C#6:4 A5 |
    D6:4 B5:8 F#5 -:8 F#5 A5 B5 | B5:4 G#5:8 E5 -:8 E5 G#5 B5 | C#6:4. B5:8 A5:4 E5 | G5:4 A5:8 G5 E5:4 C#5`,
  second: `
    D5:4 F#5:8 D5 -:8 F#5 A5 A5 | G#5:4 E5:8 G#5 -:8 G#5 B5 B5 | G#5:4. G#5:8 E5:4 C#5 | F#5:8 E5 F#5 G#5 A5:4 F#5 |
    B5:4 F#5:8 D5 -:8 D5 F#5 F#5 | G#5:4 E5:8 B4 -:8 B4 E5 G#5 | A5:4. G#5:8 E5:4 C#5 | E5:4 E5:8 E5 C#5:4 A4`,
  pips: sprinkle,
  bass: `
    D3:8 D3 D2 D3 A2 D3 D2 D#3 | E3:8 E3 E2 E3 B2 E3 E2 D#3 | C#3:8 C#3 G#2 C#3 E3 C#3 G#2 F3 | F#3:8 F#3 C#3 F#2 A2 C#3 F#2 A#2 |
    B2:8 B2 B2 F#2 B2 D3 F#3 D3 | E2:8 E2 E3 E2 G#2 B2 E3 G#2 | A2:8 A2 A3 A2 E3 A2 C#3 E3 | A2:8 A2 G3 A2 E3 C#3 A2 C#3`,
  drums: 'four+crash four*2 fourTurn four*3 fill',
};

const picnic: Section = {
  chords: 'Fmaj7 | G | Em7 | Am7 | Dm7 | G7 | Cmaj7 | E7sus4 E7',
  key: 'C major',
  dynamics: 'mp<f',
  lead: `
    A5:2 C6:4 A5 | B5:2 D6:4 B5 | G5:4. A5:8 B5:4 G5 | E5:2. -:4 |
    F5:2 A5:4 F5 | G5:2 B5:4 D6 | E6:4. D6:8 B5:4 G5 | A5:4 B5 G#5 E5`,
  bells: `
    -:4 E5:8 C5 A4:4 C5 | -:4 D5:8 B4 G4:4 B4 | -:4 E5:8 B4 G4:4 E4 | C5:8 E5 A5 C6 E6 C6 A5 E5 |
    -:4 D5:8 A4 F4:4 A4 | -:4 D5:8 B4 G4:4 F4 | -:4 G5:8 E5 C5:4 B4 | E5:4 D5 B4 D5`,
  pips: arp("1:8 3 2 4 3 1' 4 2", { around: 'E4', voices: 4 }),
  bass: `F2:2 C3:4 F2 | G2:2 D3:4 G2 | E2:2 B2:4 E2 | A2:2 E3:4 C3 | D3:2 A2:4 D3 | G2:2 D3:4 B2 | C3:2 G2:4 C3 | E2:8 E2 E2 E2 E2 E2 G#2 B2`,
  drums: 'picnic*3 picnicTurn picnic*3 build',
};

const jamAgain: Section = {
  ...jam,
  chords: 'D | E | C#m7 | F#m7 | Bm7 | E7 | C#7/E# | F#m7',
  dynamics: 'f<ff',
  lead: `
    A5:8 F#5 D5 F#5 A5:4 D6 | B5:8 G#5 E5 G#5 B5:4 E6 | C#6:4 E6:8 C#6 B5 G#5 E5:4 | A5:8 G#5 A5 B5 C#6:4 A5 |
    F#5:8 A5 B5 D6 -:8 D6 C#6 B5 | G#5:8 B5 D6 E6 -:8 D6 B5 G#5 | C#6:4. B5:8 G#5:4 B5 | A5:4. G#5:8 F#5:4 A5`,
  second: `
    F#5:8 D5 A4 D5 F#5:4 A5 | G#5:8 E5 B4 E5 G#5:4 B5 | G#5:4 C#6:8 G#5 G#5 E5 C#5:4 | F#5:8 E5 F#5 G#5 A5:4 F#5 |
    D5:8 F#5 F#5 B5 -:8 B5 A5 F#5 | E5:8 G#5 B5 B5 -:8 B5 G#5 E5 | G#5:4. G#5:8 F5:4 G#5 | F#5:4. E5:8 C#5:4 F#5`,
  bass: `
    D3:8 D3 D2 D3 A2 D3 D2 D#3 | E3:8 E3 E2 E3 B2 E3 E2 D#3 | C#3:8 C#3 G#2 C#3 E3 C#3 G#2 F3 | F#3:8 F#3 C#3 F#2 A2 C#3 F#2 A#2 |
    B2:8 B2 B2 F#2 B2 D3 F#3 D3 | E2:8 E2 E3 E2 G#2 B2 E3 G#2 | F2:8 F2 C#3 F2 G#2 C#3 F3 C#3 | F#2:8 F#2 F#3 F#2 A2 C#3 F#3 C#3`,
  bells: `-:1 | -:1 | E6:16 C#6 G#5 C#6 -:2. | -:2. C#6:16 A5 F#5 C#5 | -:1 | -:1 | -:2. C#6:16 B5 G#5 F5 | -:2. C#6:16 A5 F#5 C#5`,
  pips: arp("1:16 3 2 4 3 1' 4 2' 1' 4 3 1' 4 3 2 3", { around: 'E5', voices: 4 }),
  drums: 'four+crash run four fourTurn run four run fourTurn',
};

const basket: Section = {
  chords: 'Bm7 | E7 | A | F#7/A# | Bm7 | Dm6 E7 | A | A',
  dynamics: 'ff>f',
  lead: `
    D6:4. C#6:8 B5:4 F#5 | E6:4. D6:8 B5:4 G#5 | C#6:4 E6:8 C#6 A5:4 E5 | C#6:4. A#5:8 F#5:4 C#5 |
    D5:8 F#5 B5 A5 F#5:4 A5 | B5:4 F5:8 A5 G#5:8 B5 E6 D6 | C#6:4 A5 E5:8 F#5 G#5 B5 | A5:4 -:8 E5* A5:4 -`,
  second: `
    F#5:4. A5:8 F#5:4 D5 | B5:4. B5:8 G#5:4 E5 | A5:4 C#6:8 A5 E5:4 C#5 | A#5:4. F#5:8 C#5:4 A#4 |
    B4:8 D5 F#5 F#5 D5:4 F#5 | D5:4 D5:8 F5 E5:8 G#5 B5 B5 | A5:4 E5 C#5:8 D5 E5 G#5 | E5:4 -:8 C#5* E5:4 -`,
  pips: sprinkle,
  bells: `-:1 | -:1 | -:2. E6:16 C#6 A5 E5 | -:1 | -:1 | -:1 | -:1 | -:4 E6:16 C#6 A5 E5 -:2`,
  bass: `
    B2:8 B2 B2 F#2 B2 D3 F#3 D3 | E2:8 E2 E3 E2 G#2 B2 E3 G#2 | A2:8 A2 A3 A2 E3 A2 C#3 A2 | A#2:8 A#2 A#2 F#2 C#3 A#2 F#3 A#2 |
    B2:8 B2 B2 F#2 B2 D3 F#3 B2 | D3:8 D3 F3 D3 E3 E3 B2 E2 | A2:8 A2 E3 C#3 A2 B2 E2 G#2 | A2:4 -:8 E2* A2:4 -`,
  drums: 'four+crash four*2 fourTurn four fourTurn fill stop',
};

export const strawberryField: Score = {
  id: 'strawberry-field',
  title: 'Strawberry Field',
  artist: 'The Berry Pickers',
  mood: 'Bright chip pop for running downhill between the rows with a full basket.',
  key: 'A major',
  metre: '4/4',
  tempo: 152,
  seed: 13,
  form: 'sprout rowOne rowTwo jam picnic jamAgain basket',
  sections: { sprout, rowOne, rowTwo, jam, picnic, jamAgain, basket },
  parts: {
    lead: {
      instrument: 'chipLead',
      melody: true,
      level: 0,
      pan: -0.05,
      reverb: 0.14,
      echo: 0.16,
      gate: 0.85,
      loose: 2,
    },
    second: { instrument: 'chipSquare', melody: true, level: -7, pan: 0.45, reverb: 0.14, gate: 0.8, loose: 2 },
    bells: { instrument: 'musicBox', melody: true, level: -6, pan: -0.35, reverb: 0.3, echo: 0.2, loose: 3 },
    pips: { instrument: 'chipPluck', level: -8, pan: -0.3, reverb: 0.14, scatter: 0.35, gate: 0.9, loose: 1 },
    bass: { instrument: 'chipBass', level: -4, gate: 0.85, loose: 1 },
  },
  kit: { name: 'chip', level: -3, loose: 1, levels: { crash: -4 } },
  echo: { time: '8.', feedback: 0.28 },
  reverb: { seconds: 1.1, size: 0.7, level: 0.8 },
  tone: { treble: -1, bass: 1, width: 1.8 },
  grooves: {
    kicks: { kick: 'x...x...x...x...', hat: '..o...o...o...o.' },
    roll: { kick: 'x...x...x...x...', snare: 'o.o.o.o.x.x.xxxX' },
    hop: { kick: 'x.....x.x.......', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
    skipping: { kick: 'x..x..x.x.......', snare: '....X..o....X...', hat: 'x.xxx.x.x.xxx.x.' },
    run: { kick: 'x...x...x...x.x.', snare: '....X..o....X..o', open: '..x...x...x...x.', hat: 'x.x.x.x.x.x.x.x.' },
    hopTurn: { kick: 'x.....x.x.....x.', snare: '....X.......X..o', hat: 'x.x.x.x.x.x.....', open: '............x...' },
    fill: {
      kick: 'x.......x.......',
      snare: '....X...X.x.xxxx',
      tomHigh: '......x...x.....',
      tomLow: '............x.x.',
    },
    four: { kick: 'x...x...x...x...', snare: '....X.......X...', open: '..x...x...x...x.', hat: 'x...x...x...x...' },
    fourTurn: {
      kick: 'x...x...x..xx...',
      snare: '....X.......X.xx',
      open: '..x...x...x.....',
      hat: 'x...x...x...x...',
    },
    picnic: { kick: 'x.......x.......', clap: '....x.......x...', shaker: 'x.o.x.o.x.o.x.o.' },
    picnicTurn: {
      kick: 'x.......x...x...',
      clap: '....x.......x.x.',
      shaker: 'x.o.x.o.x.o.....',
      block: '..............x.',
    },
    build: { kick: 'x...x...x...x...', snare: 'o.o.o.o.x.x.xXXX', riser: 'x...............' },
    crash: { crash: 'x...............' },
    stop: { kick: 'X.....x.X.......', snare: 'X.....x.X.......', crash: 'x...............' },
  },
};
