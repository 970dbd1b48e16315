import { arp } from '../patterns/arp.ts';
import { comp } from '../patterns/comp.ts';
import { figure } from '../patterns/figure.ts';
import { notes } from '../patterns/notes.ts';
import type { Score, Section } from '../score.ts';

const knead = figure('1:8 1 8 1 1 8 1 > | 1:8 8 1 8 1 8 5 >', { from: 'C2' });
const shimmer = arp('1:16 2 3 2 1 2 3 2 1 2 3 2 1 2 3 2', { around: 'C5', voices: 3 });
const climb = "1:16 2 3 1' 2 3 1' 2' 3 1' 2' 3' 2' 1' 3 2";
const tumble = "3':16 2' 1' 3 2' 1' 3 2 1' 3 2 1 2 3 1' 2'";
const attackChords = 'Cm | Cm | Ab | G7 | Cm | Bb | Ab | G7';

const alarm: Section = {
  chords: 'Cm | Cm | Cm Ab/C | G7',
  dynamics: 'mf<f',
  bass: `C2:8 C2 Db2 C2 Eb2 C2 Db2 B1 | C2:8 C2 Db2 C2 F#2 F2 Eb2 Db2 | C2:8 C2 Db2 C2 Eb2 C2 Db2 B1 | G1:8 G1 G2 G1 Ab2 G2 F2 D2`,
  lead: `-:1 | -:1 | C5:16 G4 Eb4 G4 C5 G4 Eb4 G4 C5 Ab4 Eb4 Ab4 C5 Ab4 Eb4 Ab4 | B4:16 G4 F4 G4 D5 B4 G4 B4 F5 D5 B4 D5 G5 F5 D5 B4`,
  second: `-:1 | G4:8* - F#4* - G4* - Ab4* - | -:1 | -:1`,
  drums: 'ticks ticksKick race roll',
};

const attack: Section = {
  chords: attackChords,
  dynamics: 'f',
  lead: `
    C5:8 G5 F#5:16 G5 Ab5:8 G5 Eb5 D5 Eb5 | C5:8 G5 F#5:16 G5 Bb5:8 Ab5 G5 F5 Eb5 | Ab5:8 C6 B5:16 C6 Eb6:8 C6 Bb5 Ab5 G5 | G5:4 B5:8 D6 F6 D6 B5 G5 |
    C5:8 G5 F#5:16 G5 Ab5:8 G5 Eb5 D5 Eb5 | D5:8 F5 E5:16 F5 G5:8 F5 D5 C5 D5 | C5:8 Eb5 D5:16 Eb5 F5:8 Eb5 C5 Bb4 C5 | B4:8 D5 F5 G5 Ab5:16 G5 F5 D5 B4:8 D5`,
  bass: knead,
  second: comp('x.x.x.xxx.x.x.xx | ..x.x.x.x.x.x.x. | x.x.x.xxx.x.xxxx | x...x.x.x.xxx.x.', {
    around: 'G4',
    voices: 2,
    gate: 0.4,
  }),
  drums: 'race+crash sprint race raceTurn race sprint race fill',
};

const attackAgain: Section = {
  ...attack,
  dynamics: 'f<ff',
  second: `
    Eb4:8 Eb5 D5:16 Eb5 F5:8 Eb5 C5 B4 C5 | Eb4:8 Eb5 D5:16 Eb5 G5:8 F5 Eb5 D5 C5 | C5:8 Eb5 D5:16 Eb5 Ab5:8 Eb5 D5 C5 Bb4 | B4:4 D5:8 F5 B5 F5 D5 B4 |
    Eb4:8 Eb5 D5:16 Eb5 F5:8 Eb5 C5 B4 C5 | Bb4:8 D5 C#5:16 D5 Eb5:8 D5 Bb4 A4 Bb4 | Ab4:8 C5 B4:16 C5 D5:8 C5 Ab4 G4 Ab4 | G4:8 B4 D5 D5 F5:16 D5 B4 B4 G4:8 B4`,
  sparks: shimmer,
  drums: 'sprint+crash race sprint raceTurn race sprint raceTurn fill',
};

const duel: Section = {
  chords: 'Fm | Bb7 | Eb | Abmaj7 | Dm7b5 | G7 | Cm | C7',
  dynamics: 'f',
  lead: `
    Ab5:4. C6:8 Ab5:4 F5 | Ab5:4. G5:8 F5:4 D5 | G5:4. Bb5:8 G5:4 Eb5 | G5:4. F5:8 Eb5:4 C5 |
    F5:4. Ab5:8 F5:4 D5 | F5:4. Eb5:8 D5:4 B4 | Eb5:8 D5 Eb5 G5 C6:2 | Bb5:8 G5 E5 G5 C6 Bb5 G5 E5`,
  second: `
    -:4 F4:8 Ab4 C5:4 Ab4 | -:4 D5:8 Bb4 D5:4 F4 | -:4 Eb4:8 G4 Bb4:4 G4 | -:4 C5:8 Ab4 C5:4 Eb4 |
    -:4 D4:8 F4 Ab4:4 F4 | -:4 B4:8 G4 B4:4 D4 | C5:8 B4 C5 Eb5 G5:4 Eb5 | E5:8 C5 Bb4 C5 E5 G5 E5 C5`,
  sparks: arp("1:16 2 3 1' 3 2 1 2 3 1' 3 2 1 2 3 1'", { around: 'G4', voices: 3, gain: -1 }),
  bass: `
    F2:8 F2 F2 C2 F2 G2 Ab2 A2 | Bb2:8 Bb2 Bb2 F2 D2 F2 Ab2 F2 | Eb2:8 Eb2 Eb2 Bb2 Eb2 F2 G2 G2 | Ab2:8 Ab2 Ab2 Eb2 Ab2 G2 F2 Eb2 |
    D2:8 D2 D2 Ab2 D2 F2 Ab2 F#2 | G2:8 G2 G2 D2 B2 A2 G2 F2 | Eb2:8 D2 C2 G2 C2 D2 Eb2 D2 | C2:8 C2 E2 C2 G2 E2 C2 Bb1`,
  drums: 'gallop+crash gallop*2 raceTurn gallop*3 fill',
};

const duelAgain: Section = {
  ...duel,
  dynamics: 'f<ff',
  lead: arp(`${climb} | ${tumble}`, { around: 'C5', voices: 3, gain: -2 }),
  second: notes(
    `
    Ab5:4 C6:8 Ab5 F5:4 Ab5:8 G5 | F5:4 Ab5:8 F5 D5:4 F5:8 D5 | Eb5:4 G5:8 Bb5 G5:4 Eb5:8 G5 | C5:4 Eb5:8 G5 Ab5:4 G5:8 Eb5 |
    F5:4 Ab5:8 F5 D5:4 Ab5 | B4:8 D5 F5 G5 F5:4 D5 | Eb5:8 D5 C5 Eb5 G5:4 C6 | Bb5:8 G5 E5 C5 E5:4 G5`,
    { gain: 5 },
  ),
  sparks: comp('x..x..x.x..x..x. | ..x...x...x.x.x.', { around: 'G4', voices: 3 }),
  drums: 'gallop+crash gallop sprint raceTurn gallop*2 raceTurn fill',
};

const doughTrap: Section = {
  metre: '7/8',
  chords: 'Cm | Db | Cm | Db | Fm | Db | Dm7b5 | G7',
  key: 'C minor',
  dynamics: 'mf<ff',
  lead: `
    C5:8 Eb5 G5 Eb5 C6:4. | Db5:8 F5 Ab5 F5 Db6:4. | C5:8 Eb5 G5 Eb5 C6 B5 C6 | Db6:8 C6 Bb5 Ab5 F5:4. |
    F5:8 Ab5 C6 Ab5 F6:4. | F6:8 Db6 Ab5 Db6 F5:4. | D5:8 F5 Ab5 C6 Ab5 F5 D5 | B4:8 D5 F5 G5 B5:4.`,
  second: comp('x.x.x..', { around: 'G4', voices: 2, gate: 0.5 }),
  bass: `
    C2:8 C3 C2 C3 C2 G2 C3 | Db2:8 Db3 Db2 Db3 Db2 Ab2 Db3 | C2:8 C3 C2 C3 C2 G2 C3 | Db2:8 Db3 Db2 Db3 Db2 C2 Bb1 |
    F2:8 F3 F2 F3 F2 C3 F2 | Db2:8 Db3 Db2 Db3 Db2 Ab2 Db3 | D2:8 D3 D2 D3 D2 Ab2 D3 | G2:8 G3 G2 G3 G2 F2 D2`,
  drums: 'limp*3 limpTurn limp*3 limpFill',
};

const rising: Section = {
  chords: 'Cm | Cmmaj7/B | Cm7/Bb | Am7b5 | Abmaj7 | G7 | Abmaj7 | G7',
  dynamics: 'mp<f',
  lead: `
    C5:2. D5:4 | Eb5:2. D5:4 | G5:2. F5:4 | Eb5:2. C5:4 |
    C5:4 Eb5 G5 C6 | B5:2 D6:4 B5 | C6:4 Eb6 D6 C6 | B5:4 G5:8 Ab5 G5:4 F5:8 D5`,
  sparks: arp("1:16 2 3 1' 2' 1' 3 2 1 2 3 1' 2' 1' 3 2", { around: 'G4', voices: 3 }),
  bass: `C2:2. C2:8 C2 | B1:2. B1:8 B1 | Bb1:2. Bb1:8 Bb1 | A1:2. A1:8 A1 | Ab1:4 Ab1 Ab1 Eb2 | G1:4 G1 B1 D2 | Ab1:8 Ab1 Ab1 Ab1 Ab2 Ab1 Ab2 Ab1 | G1:8 G1 G1 G1 G2 F2 Eb2 D2`,
  drums: 'clock*4 march*2 race build',
};

const lastBatch: Section = {
  ...attackAgain,
  chords: 'Cm | Cm | Ab | G7 | Cm | Fm | G7 | Cm',
  dynamics: 'ff',
  lead: `
    C5:8 G5 F#5:16 G5 Ab5:8 G5 Eb5 D5 Eb5 | C5:8 G5 F#5:16 G5 Bb5:8 Ab5 G5 F5 Eb5 | Ab5:8 C6 B5:16 C6 Eb6:8 C6 Bb5 Ab5 G5 | G5:4 B5:8 D6 F6 D6 B5 G5 |
    C6:8 Eb6 D6:16 Eb6 G6:8 Eb6 C6 B5 C6 | Ab5:8 C6 B5:16 C6 F6:8 C6 Ab5 G5 Ab5 | G5:8 B5 D6 F6 Eb6:16 D6 C6 B5 D6:8 B5 | C6:4 -:8 C5* Eb5* G5* C6:4`,
  second: `
    Eb4:8 Eb5 D5:16 Eb5 F5:8 Eb5 C5 B4 C5 | Eb4:8 Eb5 D5:16 Eb5 G5:8 F5 Eb5 D5 C5 | C5:8 Eb5 D5:16 Eb5 Ab5:8 Eb5 D5 C5 Bb4 | B4:4 D5:8 F5 B5 F5 D5 B4 |
    Eb5:8 G5 F#5:16 G5 C6:8 G5 Eb5 D5 Eb5 | F5:8 Ab5 G5:16 Ab5 C6:8 Ab5 F5 E5 F5 | D5:8 D5 B5 B5 C6:16 B5 G5 F5 F5:8 D5 | Eb5:4 -:8 G4* C5* Eb5* Eb5:4`,
  bass: `
    C2:8 C2 C3 C2 C2 C3 C2 Eb2 | C2:8 C3 C2 C3 C2 Bb2 Ab2 G2 | Ab2:8 Ab2 Ab3 Ab2 Eb2 F2 G2 Ab2 | G2:8 G2 G3 G2 B2 A2 G2 D2 |
    C2:8 C2 C3 C2 C2 C3 Eb2 C2 | F2:8 F2 F3 F2 Ab2 G2 F2 Eb2 | D2:8 D2 F2 D2 G2 G1 A1 B1 | C2:4 -:8 C2* G2* C2* C2:4`,
  drums: 'race+crash race*2 raceTurn race*2 raceTurn finish',
};

const oven: Section = {
  chords: 'Ab | Bb | Cm | G7',
  dynamics: 'f>mf',
  lead: `C6:4. Bb5:8 Ab5:4 Eb5 | D5:4. F5:8 Bb5:4 D6 | Eb6:8 D6 C6 G5 Eb5:2 | D5:8* G5* B5* D6* G5:8 Ab5:16 G5 F5:8 D5`,
  second: `Eb5:4. G5:8 C5:4 Ab4 | F4:4. D5:8 F5:4 Bb5 | G5:8 F5 Eb5 Eb5 C5:2 | B4:8* D5* G5* B5* B4:8 - D5 B4`,
  sparks: shimmer,
  bass: `Ab1:8 Ab1 Ab2 Ab1 Eb2 Ab1 G1 Ab1 | Bb1:8 Bb1 Bb2 Bb1 F2 Bb1 A1 B1 | C2:8 C2 C3 C2 G2 F2 Eb2 D2 | G1:8* G1* G1* G1* G1:8 Ab1 G1 B1`,
  drums: 'race+crash race ovenOpen fill',
};

export const bossFightInABakery: Score = {
  id: 'boss-fight-in-a-bakery',
  title: 'Boss Fight in a Bakery',
  artist: 'Insert Coin Quartet',
  mood: 'Frantic chip tune: rolling pins, a seven-eight dough trap, and the oven timer is running.',
  key: 'C minor',
  metre: '4/4',
  tempo: 176,
  seed: 3,
  form: 'alarm attack attackAgain duel doughTrap rising duelAgain oven lastBatch',
  sections: { alarm, attack, attackAgain, duel, duelAgain, doughTrap, rising, lastBatch, oven },
  parts: {
    lead: { instrument: 'chipLead', melody: true, level: 0, pan: 0.08, reverb: 0.1, echo: 0.14, gate: 0.88, loose: 0 },
    second: { instrument: 'chipThin', melody: true, level: -6, pan: -0.5, reverb: 0.1, echo: 0.1, gate: 0.8, loose: 0 },
    sparks: { instrument: 'chipPluck', level: -8, pan: 0.5, reverb: 0.12, scatter: 0.3, gate: 0.9, loose: 0 },
    bass: { instrument: 'chipBass', level: -3, gate: 0.85, loose: 0 },
  },
  kit: { name: 'chip', level: -3, loose: 0, levels: { ding: 6, crash: -4 } },
  echo: { time: '8.', feedback: 0.25 },
  reverb: { seconds: 0.8, size: 0.6, level: 0.6 },
  tone: { treble: -1.5, bass: 1, width: 1.8 },
  grooves: {
    ticks: { tick: 'x...x...x...x...', kick: 'x...............' },
    ticksKick: { tick: 'x...x...x...x...', kick: 'x...x...x...x.x.', ding: '............x...' },
    race: { kick: 'x.....x.x.....x.', snare: '....X.......X...', hat: 'x.x.x.x.x.x.x.x.' },
    sprint: { kick: 'x..x..x.x.x...x.', snare: '....X..o....X.o.', hat: 'x.xxx.x.x.xxx.x.' },
    raceTurn: {
      kick: 'x.....x.x.....x.',
      snare: '....X.......X.xx',
      hat: 'x.x.x.x.x.x.....',
      open: '..............x.',
    },
    roll: { kick: 'x.......x.......', snare: 'o.o.o.o.xxxxXXXX', ding: 'x...............' },
    fill: {
      kick: 'x.......x.......',
      snare: '....X.xx....x.x.',
      tomHigh: '........xx......',
      tomMid: '..........xx....',
      tomLow: '............x.xx',
    },
    gallop: { kick: 'x.xxx.xxx.xxx.xx', snare: '....X.......X...', hat: 'x...x...x...x...' },
    crash: { crash: 'x...............' },
    limp: { kick: 'x...x.....x...', snare: '....X...X.....', hat: 'x.x.x.x.x.x.x.' },
    limpTurn: { kick: 'x...x.....x...', snare: '....X...X...xx', open: '..x...........', hat: 'x...x.x.x.x...' },
    limpFill: { kick: 'x...x...x.x.x.', snare: '....X...xxxxXX' },
    clock: { tick: 'x...x...x...x...', blockLow: '..x...x...x...x.', kick: 'x...............' },
    march: { tick: 'x...x...x...x...', kick: 'x...x...x...x...', snare: 'o.oo..o.o.oo..oo' },
    build: { kick: 'x...x...x.x.xxxx', snare: 'o.o.o.o.xxxxXXXX', riser: 'x...............' },
    finish: {
      kick: 'X.....x.x.x.X...',
      snare: 'X.....x.x.x.X...',
      crash: 'X...........X...',
      ding: '............X...',
    },
    ovenOpen: {
      kick: 'x.....x.x.......',
      snare: '....X...X.......',
      hat: 'x.x.x.x.........',
      ding: '............x...',
    },
  },
};
