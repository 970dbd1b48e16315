import { arp } from '../patterns/arp.ts';
import { comp } from '../patterns/comp.ts';
import { figure } from '../patterns/figure.ts';
import type { Score, Section } from '../score.ts';

const runUp = arp("1:16 3 4 2 3 4 1' 4 3 4 2 3 1 2 3 4", { around: 'C#5' });
const drive = figure('1:8 1 1 8 1 1 5 > | 1:8 1 8 1 1 8 5 >', { from: 'E1' });

const pulse = '-:8 3:16 4 2 3 4 2 -:8 3:16 4 1 2 3 4';
const wait = '-:1 | -:1 | -:1 | -:2 4:16 3 2 1 2 3 4 3';

const verseChords = 'F#m7 | Dmaj7 | A | E/G# | F#m7 | Dmaj7 | Bm7 | C#7sus4 C#7';
const chorusChords = 'D | E | C#m7 | F#m7 | Bm7 | E | A/C# | C#7/E#';

const intro: Section = {
  chords: 'F#m7 | Dmaj7 | A | E',
  dynamics: 'f',
  arp: arp("1:16 3 4 2 3 4 1' 4 3 4 2 3 1 2 3 4", { around: 'C#5', bright: [0.45, 1.3] }),
  bass: `-:1 | -:1 | A1:8 A1 A1 A2 A1 A1 E2 F#2 | E1:8 E1 E2 E1 E1 E2 B1 E#1`,
  pad: comp(undefined, { around: 'C#4', bright: [0.4, 0.9] }),
  drums: '- - kicks roll',
};

const verse: Section = {
  chords: verseChords,
  dynamics: 'mf',
  lead: `
    -:4 C#5:8 F#5 G#5 A5:4.~ | G#5:8 F#5:4.~ C#5:2 | -:4 C#5:8 E5 F#5 E5:4. | D5:8 E5:4. B4:2 |
    -:4 C#5:8 F#5 G#5 A5:4.~ | B5:8 A5:4.~ F#5:2 | -:4 D5:8 F#5 A5 B5:4. | F#5:4. G#5:8 E#5:2`,
  arp: arp(`${wait} | ${pulse} | ${pulse} | ${pulse} | ${pulse}`, { around: 'C#5', gain: -2, bright: [0.8, 1.1] }),
  bass: drive,
  pad: comp('x-----------.... | x-------x---....', { around: 'C#4', gain: -2.5, bright: [0.7, 1] }),
  drums: 'main+crash main ghost turn main ghost main fill',
};

const chorus: Section = {
  chords: chorusChords,
  dynamics: 'f',
  lead: `
    A5:4. F#5:8 A5:4 B5 | B5:4. G#5:8 B5:4 C#6 | C#6:4. B5:8 G#5:4 E5 | A5:4. G#5:8 F#5:2 |
    D6:4.~ C#6:8 B5:4 F#5 | B5:4.~ A5:8 G#5:4 E5 | A5:8 B5 C#6 E6~ D6:4 C#6 | B5:4. G#5:8 E#5:2`,
  arp: runUp,
  bass: drive,
  pad: comp(undefined, { around: 'D4', bright: [1.2, 1.5] }),
  drums: 'chorus+crash chorus*2 chorusTurn chorus*3 fill',
};

const verseAgain: Section = {
  ...verse,
  arp: arp(pulse, { around: 'C#5', gain: -2, bright: [0.9, 1.2] }),
  pad: comp(undefined, { around: 'C#4', gain: -1 }),
  lead: `
    -:4 C#5:8 F#5 G#5 A5 C#6:4 | B5:8 A5:4. F#5:4 C#5 | -:4 C#5:8 E5 F#5 A5:4. | G#5:8 F#5 E5:4 B4:2 |
    -:4 C#5:8 F#5 G#5 A5 C#6:4 | D6:8 C#6:4. A5:4 F#5 | -:4 D5:8 F#5 A5 B5 D6:4 | C#6:4. B5:8 G#5:4 E#5`,
  bell: `
    F#5:8 A5 -:2. | -:2 A5:8 C#6 F#6 C#6 | E5:8 A5 -:2. | -:2 G#5:8 B5 E6 B5 |
    F#5:8 C#6 -:2. | -:2 A5:8 D6 F#6 D6 | B5:8 D6 -:2. | -:2 E#5:8 G#5 B5 C#6`,
  drums: 'ghost+crash main ghost turn ghost main turn fill',
};

const bridge: Section = {
  chords: 'Dmaj7 | C#m7 | Bm7 | C#m7 | Dmaj7 | E | G#m7b5 | C#7sus4 C#7',
  dynamics: 'mp<f',
  lead: `
    F#5:2. E5:8 D5 | E5:2. -:4 | D5:4. C#5:8 B4:4 D5 | E5:2 -:2 |
    F#5:4. A5:8 C#6:4~ A5 | B5:4. A5:8 G#5:4 E5 | D6:4.~ B5:8 G#5:4 B5 | F#5:2 G#5:4 B5`,
  bell: `
    -:2 A5:8 C#6 D6 C#6 | -:4 G#5:8 B5 E6 B5 G#5:4 | -:2 F#5:8 A5 B5 D6 | -:4 G#5:8 B5 C#6 E6 C#6:4 |
    -:1 | -:1 | -:2. F#6:8 D6 | -:1`,
  arp: arp(
    "1:8 3 2 4 1' 4 3 2 | 1:8 2 3 4 3 2 3 4 | 1:8 3 2 4 1' 4 3 2 | 1:8 2 3 4 3 2 3 4 | 1:16 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 | 1:16 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 | 1:16 2 3 4 1' 4 3 2 1 2 3 4 1' 4 3 2 | 1:16 2 3 4 1' 2' 3' 2' 1' 4 3 2 1' 4 3 2",
    { around: 'C#5', bright: [0.35, 1.6], gain: 1 },
  ),
  bass: `
    D2:1 | C#2:1 | B1:2. F#1:4 | C#2:2 G#1:4 B1 |
    D2:8 D2 D2 D2 D2 D2 A1 C#2 | E2:8 E2 E2 E2 E2 E2 B1 E2 | G#1:8 G#1 G#1 G#1 G#1 G#1 D2 B1 | C#2:8 C#2 C#2 C#2 C#2 C#2 C#3 C#2`,
  pad: comp(undefined, { around: 'C#4', bright: [0.5, 1.4] }),
  drums: '- half*2 halfKick half halfKick ghost build',
};

const chorusLast: Section = {
  ...chorus,
  chords: 'D | E | C#m7 | F#m7 | Bm7 | C#7 | F#m7 | F#m7',
  dynamics: 'f>mf',
  lead: `
    A5:4. F#5:8 A5:4 B5 | B5:4. G#5:8 B5:4 C#6 | C#6:4. B5:8 G#5:4 E5 | A5:4. G#5:8 F#5:4 C#6 |
    D6:4.~ C#6:8 B5:4 D6~ | C#6:4. B5:8 G#5:4 E#5 | F#5:1 | -:1`,
  bell: `
    F#5:4. D5:8 F#5:4 G#5 | G#5:4. E5:8 G#5:4 E6 | E6:4. -:8 -:2 | C#6:8 A5 F#5 A5 C#6:2 |
    F#5:4. A5:8 D6:4 F#5 | G#5:4. -:8 -:2 | -:4 C#6:8 A5 F#6:2 | -:1`,
  arp: arp("1:16 3 4 2 3 4 1' 4 3 4 2 3 1 2 3 4", { around: 'C#5', bright: [1.3, 0.4] }),
  bass: `
    D2:8 D2 D2 D3 D2 D2 A2 D2 | E2:8 E2 E3 E2 E2 E3 B1 D#2 | C#2:8 C#2 C#2 C#3 C#2 C#2 G#1 E#1 | F#1:8 F#1 F#2 F#1 F#1 F#2 C#2 A1 |
    B1:8 B1 B1 B2 B1 B1 F#2 B1 | C#2:8 C#2 C#3 C#2 C#2 E#2 G#2 E#2 | F#2:8 F#2 F#2 F#2 F#1:2 | -:1`,
  drums: 'chorus+crash chorus*2 chorusTurn chorus turn stop+crash -',
};

export const sunsetDrive: Score = {
  id: 'sunset-drive',
  title: 'Sunset Drive',
  artist: 'The Sherbet Tapes',
  mood: 'Synthwave for a coast road: a driving bass, bright arpeggios, one last look at the sea.',
  key: 'F# minor',
  metre: '4/4',
  tempo: 104,
  seed: 11,
  form: 'intro verse chorus verseAgain bridge chorusLast',
  sections: { intro, verse, chorus, verseAgain, bridge, chorusLast },
  parts: {
    lead: { instrument: 'neonLead', melody: true, level: 0, reverb: 0.22, echo: 0.28, gate: 0.95 },
    bell: { instrument: 'softBell', melody: true, level: -5, pan: 0.3, reverb: 0.4, echo: 0.25 },
    arp: {
      instrument: 'neonPluck',
      level: -7,
      scatter: 0.5,
      reverb: 0.2,
      echo: 0.2,
      duck: 0.3,
      gate: 0.7,
      chorus: 0.5,
    },
    pad: { instrument: 'superPad', level: -7, reverb: 0.3, duck: 0.5, gate: 1 },
    bass: { instrument: 'drivingBass', level: -3, duck: 0.3, gate: 0.8 },
  },
  kit: { name: 'neon', level: -1, room: 0.8 },
  echo: { time: '8.', feedback: 0.38 },
  reverb: { seconds: 2, size: 1.1, level: 0.8 },
  quality: 6.4,
  tone: { treble: 1, width: 1.5 },
  grooves: {
    kicks: { kick: 'x...x...x...x...', hat: '..o...o...o...o.' },
    roll: {
      kick: 'x...x...x...x...',
      snare: '........o.o.oooo',
      tomHigh: '..........x.....',
      tomLow: '.............x.x',
    },
    main: { kick: 'X...x...X...x...', snare: '....X.......X...', hat: 'x.o.x.o.x.o.x.o.' },
    ghost: { kick: 'X...x.x.X...x...', snare: '....X..o....X...', hat: 'x.o.x.o.x.o.x.oo' },
    turn: { kick: 'X...x...X.x.x...', snare: '....X.......X..o', hat: 'x.o.x.o.x.o.x...', open: '..............x.' },
    fill: {
      kick: 'X...x...X...x...',
      snare: '....X...x.x.x.xx',
      tomHigh: '........x.......',
      tomMid: '..........x.....',
      tomLow: '............x.x.',
    },
    chorus: { kick: 'X...x...X...x...', snare: '....X.......X...', hat: 'xox.xox.xox.xox.', open: '..x...x...x...x.' },
    chorusTurn: {
      kick: 'X...x...X..xx...',
      snare: '....X.......X.oo',
      open: '..x...x...x...x.',
      hat: 'x.......x.......',
    },
    half: { kick: 'X.........x.....', snare: '........X.......', hat: 'x...x...x...x...' },
    halfKick: { kick: 'X...x...x...x...', snare: '........X.......', hat: 'x.x.x.x.x.x.x.x.' },
    build: { kick: 'X...x...x...x...', snare: 'o.o.o.o.xxxxXXXX', riser: 'x...............' },
    stop: { kick: 'X...............' },
    crash: { crash: 'x...............' },
  },
};
