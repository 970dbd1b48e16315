import { comp } from '../patterns/comp.ts';
import { figure } from '../patterns/figure.ts';
import type { Score, Section } from '../score.ts';

const changes = 'Ebmaj9 | G7b9 | Cm7 | Bbm9 Eb13 | Abmaj9 | Abm6 | Gm7 C7b9 | Fm9 Bb13';
const walk = figure('1:4. 5:8 1:4 > | 1:4 -:8 5 1:4 ^', { from: 'E1' });
const keys = comp('x-----..o-..x--. | x---..x-----..o-', { around: 'C4', voices: 4, strum: 9 });

const intro: Section = {
  chords: 'Ebmaj9 | Cm9 | Fm9 | Bb13',
  dynamics: 'mf',
  keys: comp('x----------.o--. | x-------..o-x---', { around: 'C4', voices: 4, strum: 14 }),
  guitar: `-:2. -:8 Bb4 | G4:8 Eb4 -:2 D5:8 C5 | Ab4:8 C5 -:2. | -:4 D5:8 C5 Ab4:8 G4 F4:4`,
  bass: `-:1 | -:1 | F1:2. C2:4 | Bb1:2 D2:4 Bb1`,
  drums: '- - hats pickup',
};

const verse: Section = {
  chords: changes,
  dynamics: 'mf',
  lead: `
    -:4 G4:8 Bb4 D5:4. C5:8 | B4:4. C5:8 D5:2 | -:8 Eb5 D5 C5 Bb4:4 G4 | F4:8 Ab4 Db5:4 C5:2 |
    -:4 C5:8 Eb5 G5:4. F5:8 | Eb5:4. F5:8 Cb5:4 Bb4 | Bb4:8 D5 F5:4 E5:4. Db5:8 | C5:4 Ab4 G4:2`,
  keys,
  bass: walk,
  drums: 'main variant main variant main variant main fill',
};

const middle: Section = {
  chords: 'Abmaj7 | Db9 | Ebmaj7/G | C7b9 | Fm9 | Bb7sus4 Bb7b9 | Gm7 C7 | Fm7 Bb13',
  dynamics: 'mf<f',
  whistle: `
    Eb5:4. C5:8 Eb5 F5 G5:4~ | F5:4. Eb5:8 Cb5:4 Ab4 | Bb4:4.~ G4:8 Bb4 C5 D5:4 | E5:4.~ Db5:8 Bb4:4 G4 |
    Ab4:8 C5 Eb5 G5 F5:4.~ Eb5:8 | Eb5:4 F5 D5:4. Cb5:8 | Bb4:4. D5:8 C5 Bb4 G4:4 | Ab4:8 G4 F4:4 -:2`,
  guitar: `
    -:1 | -:2. Ab4:8 F4 | -:1 | -:2 C5:8 Bb4 G4 E4 |
    -:1 | -:2 -:8 Ab4:8 F4 D4 | -:1 | -:2 D5:8 C5 G4:8 F4`,
  keys: comp('x--.x-----..x-.. | x-----..x---..x-', { around: 'C4', voices: 4, strum: 9 }),
  bass: figure('1:4. 1:8 5:4 8 | 1:4. 5:8 1:4 ^', { from: 'E1' }),
  drums: 'main variant main variant main variant main fill',
};

const verseAgain: Section = {
  chords: changes,
  dynamics: 'f>mf',
  lead: `
    -:8. G4:16 Bb4:8 D5 Eb5:16 D5 C5:8 D5:4 | B4:4 D5:8 F5 Ab5:4 G5:8 F5 | Eb5:4. D5:8 Eb5:16 D5 C5:8 Bb4 G4 | -:8 F4 Ab4 Db5 C5:4. G4:8 |
    C5:8 Eb5 G5 Bb5 C6:4. Bb5:8 | Ab5:4 F5:8 Eb5 Cb5:4. Eb5:8 | D5:4 Bb4:8 D5 E5:4 Db5:8 C5 | Ab4:8 C5 Eb5 G5 F5 D5 C5 G4`,
  guitar: `
    Bb3:8 G4 -:2. | -:1 | -:2. Eb4:8 D4 | F4:2 -:2 |
    -:1 | -:2 -:8 F4:8 Eb4 Cb4 | Bb3:4 F4 Bb3:4 E4 | -:1`,
  keys: comp('x-..x-----..x-.o | x-----..x--.x-..', { around: 'C4', voices: 4, strum: 9 }),
  bass: walk,
  drums: 'main shuffle main variant shuffle variant main fill',
};

const outro: Section = {
  chords: 'Ebmaj9 Abmaj9 | Ebmaj9',
  dynamics: 'mf>mp',
  lead: `-:4 G4:8 Bb4 C5:4. Bb4:8 | G4:2. -:4`,
  guitar: `-:1 | -:4 G4:8 Bb4 D5:4 F5:4`,
  keys: comp('x-------x------- | x---------------', { around: 'C4', voices: 4, strum: 22 }),
  bass: `Eb2:4. Bb1:8 Ab1:4 C2 | Eb1:1`,
  drums: 'main last',
  pace: '1>0.93',
};

export const rainOnATinRoof: Score = {
  id: 'rain-on-a-tin-roof',
  title: 'Rain on a Tin Roof',
  artist: 'Tin Gutter Trio',
  mood: 'Lo-fi jazz for a wet afternoon: warm keys, a vibraphone, somebody whistling at the window.',
  key: 'Eb major',
  metre: '4/4',
  tempo: 78,
  swing: { unit: '16', share: 0.6 },
  seed: 5,
  form: 'intro verse middle verseAgain outro',
  sections: { intro, verse, middle, verseAgain, outro },
  parts: {
    lead: { instrument: 'vibraphone', melody: true, level: 0, pan: 0.1, reverb: 0.3, echo: 0.12, loose: 14, gate: 1 },
    whistle: { instrument: 'whistle', melody: true, level: -1, pan: -0.08, reverb: 0.4, echo: 0.15, loose: 14 },
    guitar: { instrument: 'nylon', melody: true, level: -5, pan: -0.4, reverb: 0.3, loose: 12, gate: 1 },
    keys: { instrument: 'electricPiano', level: -4, pan: 0.05, reverb: 0.18, chorus: 0.6, loose: 10, duck: 0.15 },
    bass: { instrument: 'uprightBass', level: -5, loose: 8, gate: 0.95 },
  },
  kit: { name: 'dusty', level: -4, room: 0.5, loose: 8, levels: { hat: -5, kick: 1 } },
  ambience: { rain: { level: -16 }, crackle: { level: -22 } },
  echo: { time: '8.', feedback: 0.3, high: 2600 },
  reverb: { seconds: 1.4, size: 0.9, bright: 3600, level: 0.8 },
  tape: 0.4,
  tone: { treble: 3, width: 1.45 },
  grooves: {
    hats: { hat: 'o.o.o.o.o.o.o.o.', rim: '....o.......o...' },
    pickup: { hat: 'x.o.x.o.x.o.....', rim: '....x...........', kick: '..............o.', snare: '............x.oo' },
    main: { kick: 'x......x..x.....', snare: '....x.......x...', hat: 'x.o.x.oox.o.x.o.' },
    variant: { kick: 'x..o......x..x..', snare: '....x..o....x..o', hat: 'x.o.x.o.x.oox.o.' },
    shuffle: { kick: 'x....x.x..x.....', snare: '....x..o..o.x...', hat: 'x.oox.o.x.oox.o.' },
    fill: {
      kick: 'x......x........',
      snare: '....x.....o.x.oo',
      hat: 'x.o.x.o.........',
      tomHigh: '........x.......',
      tomLow: '..............x.',
    },
    last: { kick: 'x...............', rim: '....o...........', hat: 'o...............' },
  },
};
