import { comp } from '../patterns/comp.ts';
import { figure } from '../patterns/figure.ts';
import type { Score, Section } from '../score.ts';

const pocket = figure('1:8. 1:16 -:8 8:16 7 1:8 5:16 8 -:8 > | 1:8. 1:16 -:8 5:16 8 -:16 1:16 7:8 8:8 >', {
  from: 'E1',
});
const seat = comp('x-.x--.x..x-.x-. | x-.x--.x..x-x---', { around: 'C4', voices: 4, gate: 0.8 });

const windowSeat = comp('x-.x-.x--.x..x-. | x--x..x-.x-..x--', { around: 'C4', voices: 4, gate: 0.8 });

const chorusChords = 'Dbmaj9 | Eb9 | Cm7 | Fm7 | Bbm9 | Eb13 | Abmaj9 | Ab13';

const depot: Section = {
  chords: 'Dbmaj9 | Eb13 | Fm9 | Bb13',
  dynamics: 'f',
  keys: seat,
  bass: `-:1 | -:1 | F1:8. F1:16 -:8 F2:16 Eb2 F1:8 C2:16 F2 -:8 A1 | Bb1:8. Bb1:16 -:8 F2:16 Bb2 -:16 Bb1 Ab1:8 G1 E1`,
  guitar: comp('..x...x...x..xx. | ..x...x..xx...x.', { around: 'F4', voices: 3, gate: 0.5 }),
  lead: `-:1 | -:1 | -:1 | -:2. Bb4:16 C5 Eb5 E5`,
  drums: 'chime hats hats pickup',
};

const verse: Section = {
  chords: 'Fm9 | Bb13 | Dbmaj9 | Bb13 | Dbmaj9 | Cm7 | Bbm9 | Eb9sus4',
  dynamics: 'mf',
  lead: `
    -:8 C5 Eb5:16 F5:8. Ab5:8 G5:16 F5 Eb5:8 C5 | D5:4. F5:8 G5:4. -:8 | -:8 C5 Eb5:16 F5:8. Ab5:8 G5:16 Ab5 C6:8 Ab5 | G5:4. F5:8 D5:4. -:8 |
    F5:8. Ab5:16 -:8 C6:8 Bb5 Ab5:4 F5:8 | Eb5:8. G5:16 -:8 Bb5:8 Ab5 G5:4 Eb5:8 | Db5:8. F5:16 -:8 Ab5:8 G5 F5:4 Db5:8 | Eb5:2 -:4 Eb5:8 F5`,
  keys: seat,
  guitar: comp('..x...x...x..xx. | ..x...x..xx...x.', { around: 'F4', voices: 3, gate: 0.5 }),
  bass: pocket,
  drums: 'main mainTurn main mainTurn main mainTurn main fill',
};

const bridgeRoad: Section = {
  chords: 'Bbm9 | Cm7 | Dbmaj9 | Eb9sus4 Eb9',
  dynamics: 'mf<f',
  lead: `F5:4. Db5:8 F5 Ab5 C6:4 | G5:4. Eb5:8 G5 Bb5 Eb6:4 | Ab5:8 C6:4~ Ab5:8 F5 Ab5 C6 Eb6 | Db6:4. Bb5:8 G5:4 Bb5`,
  brass: comp('............x-x- | ............x-x- | ............x-x- | x-----..x-x-x-x-', {
    around: 'F4',
    voices: 3,
    gate: 0.7,
  }),
  keys: comp('x-------x-..x---', { around: 'C4', voices: 4 }),
  bass: `
    Bb1:8. Bb1:16 -:8 Bb1:16 C2 Db2:8 Bb1:16 F2 -:8 B1 | C2:8. C2:16 -:8 C2:16 D2 Eb2:8 C2:16 G2 -:8 C2 | Db2:8. Db2:16 -:8 Db2:16 Eb2 F2:8 Db2:16 Ab2 -:8 D2 | Eb2:8 Eb2:16 Eb2 Eb2:8 Bb1 Eb2:8 F2 G2 Eb2`,
  drums: 'four*3 build',
};

const chorus: Section = {
  chords: chorusChords,
  dynamics: 'f',
  lead: `
    C6:4.~ Ab5:8 -:8 Ab5 Bb5 C6 | Bb5:4. G5:8 -:8 G5 Ab5 Bb5~ | Bb5:8 G5:4. -:8 Eb5 F5 G5 | Ab5:4. G5:8 -:8 F5 Eb5 C5 |
    Db5:8 F5:4 Ab5:8 C6:4. Bb5:8 | C6:8 Bb5:4 G5:8 F5:4. Db5:8 | Eb5:4. G5:8 Bb5:4. C6:8 | Bb5:8 Ab5 Gb5 F5 Eb5:4 -:4`,
  brass: comp('x-..........x-.. | x-....x-........ | x-..........x-.. | ......x-..x-....', {
    around: 'F4',
    voices: 3,
    gate: 0.7,
  }),
  strings: `F5:1 | G5:2 F5 | G5:2 Bb5 | C5:2 Eb5 | F5:2 Ab5 | G5:2 Bb5 | C6:2 Bb5 | Eb5:2 C5`,
  keys: windowSeat,
  guitar: comp('..x...x...x..xx. | ..x...x..xx...x.', { around: 'F4', voices: 3, gate: 0.5 }),
  bass: pocket,
  drums: 'four+crash fourTurn four fourTurn four fourTurn four fill',
};

const tunnel: Section = {
  chords: 'Fm9 | Bb13 | Ebm9 | Ab13 | Dbmaj9 | Gb13 | Cm7 F7b9 | Bbm9 Eb13',
  dynamics: 'mp<f',
  keysLead: `
    -:4 Ab5:16 G5 Eb5 C5 Eb5:8 F5 Ab5 C6 | Bb5:8. G5:16 F5:8 D5 -:4 F5:16 G5 Ab5 A5 | Bb5:8 Gb5 F5:16 Eb5 Db5:8 Bb4:4 -:4 | C5:16 Eb5 Gb5 Bb5 C6:8 Bb5 Ab5:8. F5:16 Eb5:8 C5 |
    F5:8 Ab5 C6:4 Eb6:16 C6 Ab5 F5 Eb5:4 | Bb5:8. Ab5:16 E5:8 Eb5 Db5:4 Eb5:8 E5 | G5:8 Bb5 G5:16 Eb5 C5:8 A4:8 C5 Gb5 Eb5 | F5:8 Ab5 C6 Db6 C6:16 Bb5 G5 F5 Eb5:8 Db5`,
  keys: comp('x-----....o-....', { around: 'C4', voices: 4 }),
  strings: `C5:1 | D5:1 | Db5:1 | C5:1 | F5:1 | Bb4:1 | G5:2 A5 | Ab5:2 G5`,
  bass: `
    F1:4. F1:8 Ab1:4 A1 | Bb1:4. F2:8 Bb1:4 D2 | Eb2:4. Eb2:8 Db2:4 Bb1 | Ab1:4. Ab1:8 C2:4 Eb2 |
    Db2:8. Db2:16 -:8 Db3:16 C3 Db2:8 Ab2:16 Db3 -:8 F2 | Gb2:8. Gb2:16 -:8 Gb2:16 E2 Db2:8 Bb1:16 Db2 -:8 B1 | C2:8. C2:16 G2:8 C2 F2:8. F2:16 C2:8 A1 | Bb1:8. Bb1:16 F2:8 D2 Eb2:8 Bb1 Eb2 G1`,
  drums: 'half*3 halfTurn main mainTurn four build',
};

const chorusLast: Section = {
  ...chorus,
  keys: comp('x-.x--.x..x-.x-. | x--x..x-.xx..x-- | x-.x-.x--.x..x-. | x--.x-.x..x-x-x-', {
    around: 'C4',
    voices: 4,
    gate: 0.8,
  }),
  guitar: comp('.xx..xx..xx..x.x | ..x.xx...xx..xx.', { around: 'F4', voices: 3, gate: 0.5 }),
  chords: 'Dbmaj9 | Eb9 | Cm7 | Fm7 | Bbm9 | Eb13 | Abmaj9 | Abmaj9',
  dynamics: 'ff>f',
  lead: `
    C6:4.~ Ab5:8 -:8 Ab5 Bb5 C6 | Bb5:4. G5:8 -:8 G5 Bb5 Eb6~ | Eb6:8 Bb5:4. -:8 Eb5 F5 G5 | Ab5:4. G5:8 -:8 F5 Ab5 C6 |
    Db6:8 C6:4 Ab5:8 F5:4. Ab5:8 | C6:8 Bb5:4 G5:8 F5:4. Ab5:8 | Bb5:4. G5:8 Eb5:4. C5:8 | Bb4:4 -:2.`,
  strings: `F5:1 | G5:2 F5 | G5:2 Bb5 | C5:2 Eb5 | F5:2 Ab5 | G5:2 Bb5 | C6:2 Bb5 | C6:1`,
  keysLead: `
    -:2. Eb5:8 F5 | -:1 | -:2. Bb5:8 G5 | -:1 |
    -:1 | -:2 -:8 Db6:16 Bb5 G5:8 F5 | -:1 | -:4 C6:16 Bb5 G5 Eb5 C5:8 Bb4 G4:4`,
  bass: `
    Db2:8. Db2:16 -:8 Db3:16 C3 Db2:8 Ab2:16 Db3 -:8 D2 | Eb2:8. Eb2:16 -:8 Bb2:16 Eb3 -:16 Eb2 Db2:8 Bb1 B1 | C2:8. C2:16 -:8 C3:16 Bb2 C2:8 G2:16 C3 -:8 E2 | F2:8. F2:16 -:8 C3:16 F3 -:16 F2 Eb2:8 C2 A1 |
    Bb1:8. Bb1:16 -:8 Bb2:16 Ab2 Bb1:8 F2:16 Bb2 -:8 D2 | Eb2:8. Eb2:16 -:8 Bb2:16 Eb3 -:16 Eb2 F2:8 G2 G1 | Ab1:8. Ab1:16 -:8 Ab2:16 G2 Ab1:8 Eb2:16 Ab2 -:8 G1 | Ab1:2. -:8 E1`,
  drums: 'four+crash fourTurn four fourFill four fourTurn four stop',
};

export const nightBus: Score = {
  id: 'night-bus',
  title: 'Night Bus',
  artist: 'Last Stop Choir',
  mood: 'City pop from the back seat: slapping bass, bright brass, street lamps going by.',
  key: 'Ab major',
  metre: '4/4',
  tempo: 108,
  swing: { unit: '16', share: 0.54 },
  seed: 8,
  form: 'depot verse bridgeRoad chorus tunnel chorusLast',
  sections: { depot, verse, bridgeRoad, chorus, tunnel, chorusLast },
  parts: {
    lead: { instrument: 'softPulse', melody: true, level: 0, reverb: 0.25, echo: 0.22, gate: 0.92 },
    keysLead: {
      instrument: 'electricPiano',
      melody: true,
      level: -1,
      pan: 0.15,
      reverb: 0.2,
      echo: 0.2,
      gate: 0.95,
      change: { filter: { cutoff: 5200, follow: 0.3 } },
    },
    brass: { instrument: 'brass', level: -5, pan: -0.2, reverb: 0.25, gate: 0.8 },
    strings: { instrument: 'strings', level: -10, reverb: 0.4, duck: 0.2 },
    keys: { instrument: 'electricPiano', level: -7, pan: 0.2, reverb: 0.15, chorus: 0.7 },
    guitar: { instrument: 'muteGuitar', level: -11, pan: -0.5, reverb: 0.12 },
    bass: { instrument: 'funkBass', level: -3, gate: 0.82, duck: 0.15 },
  },
  kit: { name: 'club', level: -1, room: 0.6, levels: { conga: -5, congaLow: -5, crash: -3 } },
  echo: { time: '8.', feedback: 0.32 },
  reverb: { seconds: 1.5, size: 0.9, level: 0.8 },
  tone: { treble: 1, width: 1.5 },
  grooves: {
    chime: { ding: 'x.......o.......' },
    hats: {
      hat: 'x.oxx.oxx.oxx.ox',
      rim: '....x.......x...',
      kick: 'x.......x.......',
      conga: '..x...x...x...x.',
      congaLow: '...x.......x..x.',
    },
    pickup: {
      hat: 'x.oxx.oxx.......',
      kick: 'x.......x.......',
      snare: '............x.xx',
      tomHigh: '........x.x.....',
    },
    main: { kick: 'x..x....x.x.....', snare: '....X.......X...', hat: 'x.oxx.oxx.oxx.ox', conga: '..x...x...x...x.' },
    mainTurn: {
      kick: 'x..x....x.x....x',
      snare: '....X..o.o..X..o',
      hat: 'x.oxx.oxx.oxx...',
      open: '..............x.',
      congaLow: '...x.......x..x.',
    },
    four: {
      kick: 'x...x...x...x...',
      snare: '....X.......X...',
      hat: 'x.x.x.x.x.x.x.x.',
      open: '..x...x...x...x.',
      clap: '....o.......o...',
      shaker: 'xoxoxoxoxoxoxoxo',
    },
    fourTurn: {
      kick: 'x...x...x...x..x',
      snare: '....X..o....X.ox',
      open: '..x...x...x.....',
      hat: 'x...x...x...x.x.',
      shaker: 'xoxoxoxoxoxoxoxo',
    },
    fourFill: {
      kick: 'x...x...x.x.x...',
      snare: '....X..o..x.X.xx',
      open: '..x...x.........',
      hat: 'x...x...x.......',
      tomHigh: '.........x......',
      tomLow: '...........x....',
    },
    fill: {
      kick: 'x..x....x.x.....',
      snare: '....X...xx..x.xx',
      tomHigh: '..........xx....',
      tomLow: '.............x..',
    },
    build: { kick: 'x...x...x...x...', snare: '....X...x.x.xxXX', open: '..x...x.........', riser: 'x...............' },
    half: {
      kick: 'x.........x.....',
      snare: '........x.......',
      rim: '....o.......o..o',
      shaker: 'xoxoxoxoxoxoxoxo',
      conga: '..x..x....x...x.',
    },
    halfTurn: {
      kick: 'x.........x.....',
      snare: '........x....x.x',
      shaker: 'xoxoxoxoxoxoxoxo',
      congaLow: '...x..xx...x....',
    },
    crash: { crash: 'x...............' },
    stop: { kick: 'X...............', crash: 'x...............', ding: '........x...o...' },
  },
};
