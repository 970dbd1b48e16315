import { arp } from '../patterns/arp.ts';
import { comp } from '../patterns/comp.ts';
import { figure } from '../patterns/figure.ts';
import type { Score, Section } from '../score.ts';

const flightChords = 'Em | Em7/D | G | D | Em | C | D | Em';
const pluckRiff = `E4:8 B4 E5 D5 B4 A4 B4 G4`;

const fold: Section = {
  chords: 'Em | Em | C | Dsus4',
  dynamics: 'f',
  koto: `${pluckRiff} | E4:8 B4 E5 G5 E5 D5 B4 A4 | G4:8 E4 G4 B4 E5 D5 B4 G4 | A4:8 D5 G5 A5 D5:16 E5 G5 A5 B5:8 D6`,
  bass: `-:1 | -:1 | C2:2 G2 | D2:2 A2:4 D2`,
  strings: `-:1 | -:1 | E4+G4:1 | G4+A4:1`,
  drums: 'gong - tap call',
};

const flight: Section = {
  chords: flightChords,
  dynamics: 'mf',
  lead: `
    B4:8 E5:4.~ G5:4 A5 | B5:2 A5:8 G5 E5:4 | G5:8 D5:4. B4:4 D5 | E5:8 D5 A4:2. |
    B4:8 E5:4.~ G5:4 A5 | G5:4. E5:8 G5:4 B5 | A5:4 D6:4.~ B5:8 A5:4 | B5:2. -:4`,
  koto: `
    -:2. B4:8 D5 | -:2. D5:8 G5 | -:2. G5:8 E5 | -:4 A4:8 D5 A5 D5 A4:4 |
    -:2. B4:8 D5 | -:2. G4:8 E4 | -:2. D5:8 A4 | -:4 E5:8 G5 B5 G5 E5 D5`,
  strings: comp('x-------x-------', { around: 'E4', voices: 3, gain: -2 }),
  bass: figure('1:4. 1:8 5:4 1 | 1:4. 1:8 5:4 1:8 >', { from: 'D2' }),
  drums: 'ride*3 rideTurn ride*3 rideFill',
};

const flightHome: Section = {
  ...flight,
  chords: 'Em | Em7/D | G | D | Em | Cmaj7 | Bm7 | Em',
  lead: `
    B4:8 E5:4.~ G5:4 A5 | B5:4 D6:8 B5 A5:8 G5 E5:4 | G5:8 D5:4. G5:8 A5 B5:4 | A5:8 G5 D5:2. |
    B4:8 E5:4.~ G5:4 A5 | B5:4. G5:8 E5:4 G5 | A5:4 B5:8 A5 G5 E5 D5:4 | E5:2. -:4`,
  koto: `
    E4:8 B4 - B4 -:2 | D4:8 B4 - B4 -:2 | G4:8 D5 - D5 -:4 D5:8 B4 | -:4 A4:8 D5 A5 D5 A4:4 |
    E4:8 B4 - B4 -:2 | C4:8 G4 - G4 -:2 | B3:8 D4 - F#4 -:2 | -:4 B4:8 D5 E5 G5 B5:4`,
  strings: comp('x-----------x--- | x-------x-------', { around: 'E4', voices: 3, gain: -1 }),
  drums: 'ride stride ride rideTurn stride ride stride rideFill',
};

const sky: Section = {
  chords: 'G | D/F# | Em | Bm7 | C | G/B | Am7 | Dsus4 D',
  key: 'G major',
  dynamics: 'mf<f',
  violin: `
    D5:4. B4:8 D5:4 G5 | A5:4. G5:8 A5:4 D5 | B5:4. A5:8 G5:4 E5 | D5:2 B4:4 A4 |
    E5:4. D5:8 E5:4 G5 | D5:4. B4:8 D5:4 G5 | A5:8 G5 E5 G5 A5:4 E5 | G5:4 A5 D6:2`,
  lead: `
    -:1 | -:2. F#5:8 A5 | -:1 | -:2 D5:8 E5 G5 A5 |
    G5:2 C6:4 B5 | B5:2 G5:4 D6 | C6:2 A5:4 C6 | B5:4 D6 A5:2`,
  koto: arp('1:8 3 2 3 4 3 2 3', { around: 'B4', voices: 4, gain: -1 }),
  strings: comp(undefined, { around: 'D4', voices: 3 }),
  bass: `G2:2 D2:4 G2 | F#2:2 D2:4 A2 | E2:2 B2:4 E2 | B2:2 F#2:4 D2 | C2:2 G2:4 C2 | B1:2 D2:4 G2 | A1:2 E2:4 A1 | D2:2 D2:4 D2:8 D#2`,
  drums: 'march*3 marchTurn march*3 rideFill',
};

const mountain: Section = {
  chords: 'Em | Em | C | D | Em | Bm7',
  dynamics: 'mp<f',
  koto: `
    E4:8! B4 E4 G4 E4! A4 G4 E4 | E4:8! B4 E4 G4 D5! B4 A4 G4 | E4:8! C5 E4 G4 E4! B4 G4 E4 | F#4:8! D5 F#4 A4 D5! A4 F#4 D4 |
    E5:16 B4 G4 B4 E5 B4 G4 B4 G5 E5 B4 E5 G5 E5 B4 E5 | F#5:16 D5 B4 D5 F#5 D5 B4 D5 A5 F#5 D5 F#5 A5 F#5 D5 A4`,
  bass: `E2:4 -:8 E2 E2:4 G2 | E2:4 -:8 E2 D2:4 B1 | C2:4 -:8 C2 G2:4 C2 | D2:4 -:8 D2 A2:4 D2 | E2:8 E2 E2 E2 G2 G2 E2 E2 | B1:8 B1 B1 B1 D2 D2 F#2 D2`,
  strings: `-:1 | -:1 | G4:1 | A4:1 | G4+B4:1 | F#4+B4:1`,
  drums: 'drumsA drumsB drumsA drumsC drumsA thunder',
};

const flightHigh: Section = {
  ...flight,
  chords: 'Em | Em7/D | G | D | C | G/B | Bm7 | Em',
  dynamics: 'f',
  lead: `
    B4:8 E5:4.~ G5:4 A5 | B5:4 D6:8 B5 A5:8 G5 E5:4 | G5:8 D5:4. G5:8 A5 B5:4 | A5:4 D6:2 B5:8 A5 |
    G5:4. E5:8 G5:4 C6~ | B5:4. G5:8 D5:4 G5 | A5:4 B5:8 A5 F#5 A5 D6:4 | E6:2 B5:2`,
  violin: `
    G4:2 B4:4 E5 | E5:2 D5:4 B4 | B4:2 D5:4 G5 | F#5:4 A5 D5:2 |
    E5:2 C5:4 E5 | D5:2 B4:4 B4 | D5:2 B4:4 F#5 | G5:2 E5`,
  koto: arp("1:16 2 3 4 3 2 3 4 1 2 3 4 1' 4 3 2", { around: 'B4', voices: 4, gain: -2 }),
  strings: comp('x-------x-------', { around: 'E4', voices: 3, gain: -1 }),
  bass: `E2:4. E2:8 B2:4 E2 | D2:4. D2:8 B2:4 D2 | G2:4. G2:8 D2:4 G2 | D2:4. D2:8 A2:4 D2 | C2:4. C2:8 G2:4 C2 | B1:4. B1:8 D2:4 G2 | B1:4. B1:8 F#2:4 B1 | E2:4. E2:8 B2:4 E2`,
  drums: 'gallop*2 stride rideTurn gallop*2 stride rideFill',
};

const unfold: Section = {
  chords: 'C | D | Em | Em',
  dynamics: 'f>mp',
  lead: `E6:4.~ D6:8 B5:4 G5 | A5:4. G5:8 D5:4 A5 | B5:1 | -:1`,
  violin: `G5:2 E5 | F#5:2 D5 | E5:1 | -:1`,
  koto: `C4:8 G4 C5 E5 G5 E5 C5 G4 | D4:8 A4 D5 F#5 A5 F#5 D5 A4 | ${pluckRiff} | E4:8 B4 E5 G5 E5:4 B4`,
  strings: `E4+G4:1 | F#4+A4:1 | G4+B4:1 | -:1`,
  bass: `C2:2 G2:4 C2 | D2:2 A2:4 D2 | E2:1 | -:1`,
  drums: 'march marchTurn gong tap',
};

export const paperDragon: Score = {
  id: 'paper-dragon',
  title: 'Paper Dragon',
  artist: 'The Folded Corners',
  mood: 'A pentatonic adventure: bamboo flute over plucked strings and big drums, wings made of newspaper.',
  key: 'E minor',
  metre: '4/4',
  tempo: 126,
  seed: 41,
  form: 'fold flight flightHome sky mountain flightHigh unfold',
  sections: { fold, flight, flightHome, sky, mountain, flightHigh, unfold },
  parts: {
    lead: {
      instrument: 'bambooFlute',
      melody: true,
      level: 0,
      pan: -0.08,
      reverb: 0.4,
      echo: 0.12,
      gate: 0.93,
      loose: 9,
    },
    violin: { instrument: 'strings', melody: true, level: -3, pan: 0.25, reverb: 0.4, gate: 0.98, loose: 8 },
    koto: { instrument: 'koto', melody: true, level: -4, pan: 0.3, reverb: 0.3, scatter: 0.25, loose: 6, gate: 1 },
    strings: {
      instrument: 'strings',
      level: -11,
      pan: -0.2,
      reverb: 0.4,
      gate: 1,
      change: { amp: [0.2, 0.6, 0.9, 0.4] },
    },
    bass: { instrument: 'roundBass', level: -6, reverb: 0.1, gate: 0.9 },
  },
  kit: { name: 'temple', level: -2, room: 1, levels: { gong: -3 } },
  echo: { time: '8.', feedback: 0.3 },
  reverb: { seconds: 2.2, size: 1.2, level: 0.85 },
  tone: { treble: 1.5, width: 1.3 },
  grooves: {
    gong: { gong: 'x...............' },
    tap: { rimTap: 'x...x..xx...x...' },
    call: { kick: 'x.......x...x.xx', rimTap: 'x..xx..x........', tomHigh: '..........x.....' },
    ride: { kick: 'X.....x.X.......', tomLow: '....x.......x.x.', rimTap: 'x.x.x.x.x.x.x.x.' },
    stride: {
      kick: 'X..x..x.X.....x.',
      tomLow: '....x..x....x...',
      tomMid: '..........x.....',
      rimTap: 'x.xxx.x.x.xxx.x.',
    },
    rideTurn: {
      kick: 'X.....x.X...x...',
      tomLow: '....x.........x.',
      tomHigh: '..........xx....',
      rimTap: 'x.x.x.x.x.......',
    },
    rideFill: {
      kick: 'X.......X...X...',
      snare: '....x.xx........',
      tomHigh: '........x.xx....',
      tomMid: '............x.x.',
      tomLow: '.............x.x',
    },
    march: {
      kick: 'X.......x.......',
      snare: '....x..o....x.oo',
      rimTap: 'x.x.x.x.x.x.x.x.',
      tambourine: '....x.......x...',
    },
    marchTurn: { kick: 'X.......x...x...', snare: '....x..o.o.xx.xx', rimTap: 'x.x.x.x.........' },
    gallop: {
      kick: 'X..xX..xX..xX..x',
      tomLow: '..x...x...x...x.',
      snare: '....x.......x...',
      tambourine: 'x.x.x.x.x.x.x.x.',
    },
    drumsA: { kick: 'X..x..x.X..x..x.', tomHigh: '..x.....x.....xx' },
    drumsB: { kick: 'X..x..x.X...x...', tomMid: '....xx.x..x...x.', rimTap: 'x.......x.......' },
    drumsC: { kick: 'X..x..x.X.......', tomHigh: '....xx......x.x.', tomLow: '..x.....xxx..x.x' },
    thunder: { kick: 'X.x.X.x.XxXxXXXX', tomLow: 'x.x.x.x.xxxxxxxx', snare: '........o.o.xxxX' },
  },
};
