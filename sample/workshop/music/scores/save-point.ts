import { arp } from '../patterns/arp.ts';
import { comp } from '../patterns/comp.ts';
import type { Score, Section } from '../score.ts';

const water = arp("1:8 2 3 4 1' 4 3 2 | 1:8 3 2 4 2' 1' 4 3", { around: 'D4', voices: 4 });
const deepWater = arp("1:8 3 2 4 1' 3 2' 4 | 1:8 2 4 1' 3' 1' 4 2", { around: 'D4', voices: 4 });
const restChords = 'Bbadd9 | Gm7 | Ebmaj9 | F7sus4 F | Dm7 | Ebmaj9 | Cm7 | Fsus4 F';

const arrive: Section = {
  chords: 'Bbadd9 | Ebmaj9/Bb',
  dynamics: 'f',
  harp: water,
  pad: comp(undefined, { around: 'A3' }),
  drums: 'glow -',
};

const rest: Section = {
  chords: restChords,
  dynamics: 'p<mf',
  lead: `
    -:4 F5:4. D5:8 C5:4 | D5:2. Bb4:8 C5 | -:4 G5:4. F5:8 D5:4 | Eb5:2 C5:4 A4 |
    -:4 A5:4. G5:8 F5:4 | G5:2 Bb5:4. F5:8 | -:4 Eb5:8 F5 G5:4 Eb5 | C5:2. -:4`,
  harp: water,
  pad: comp(undefined, { around: 'A3', voices: 3, gain: -1.5 }),
  bass: `-:1 | -:1 | Eb2:1 | F1:2 F2 | D2:1 | Eb2:2. Bb1:4 | C2:1 | F1:2 A1`,
  drums: 'glow - - - glow - - shimmer',
};

const remember: Section = {
  chords: 'Ebmaj9 | F/Eb | Dm7 | Gm7 | Ebm6 | Bb/D | Cm7 | F9sus4',
  dynamics: 'mf<f',
  lead: `
    Bb5:2 G5:4 F5 | A5:2 F5:4 C5 | F5:2 A5:4 C6 | Bb5:2. A5:8 F5 |
    Gb5:2 Eb5:4 C5 | D5:2 F5:4 Bb5 | G5:4 Eb5 D5 C5 | C5:2. -:4`,
  voice: `
    -:2 D5:4 Bb4 | -:2 C5:4 A4 | -:2 F5:4 E5 | D5:2 G4 |
    Bb4:2 Gb4 | F4:2 D5 | -:4 G4:2 Eb4:4 | G4:2 F4`,
  harp: arp("1:8 3 2 4 3 1' 4 3 | 1:8 3 2 4 1':16 2' 3' 2' 1':8 4", { around: 'D4', voices: 4 }),
  pad: comp(undefined, { around: 'A3', bright: [1, 1.5] }),
  bass: `Eb2:1 | Eb2:1 | D2:1 | G1:2 Bb1 | Eb2:1 | D2:2 Bb1 | C2:1 | F1:2. C2:4`,
  drums: 'glow - - shimmer glow - - shimmer',
};

const stillness: Section = {
  chords: 'Gbmaj9 | Db/F | Ebm7 | F7sus4 F7',
  key: 'Bb minor',
  dynamics: 'p<mf',
  lead: `-:2 F5:4 Ab5 | Ab5:2. F5:4 | Gb5:4. F5:8 Eb5:4 Db5 | C5:2 Eb5:4 C5`,
  voice: `-:1 | -:2 F4:4 Ab4 | Bb4:2. Gb4:4 | Bb4:2 A4`,
  harp: arp("1:4 3 2' 4 | 1:4 2 1' 3", { around: 'D4', voices: 4 }),
  pad: comp(undefined, { around: 'A3', voices: 3, bright: [0.6, 1.2] }),
  bass: `Gb1:1 | F1:1 | Eb2:2 Bb1 | F1:2. A1:4`,
  drums: 'shimmer - glow shimmer',
};

const restAgain: Section = {
  ...rest,
  harp: deepWater,
  pad: comp(undefined, { around: 'A3' }),
  chords: 'Bbadd9 | Gm7 | Ebmaj9 | F7sus4 F | Dm7 | Ebmaj9 | Cm7 F7sus4 | Bbadd9',
  dynamics: 'f>mp',
  lead: `
    -:4 F5 D5 C5 | D5:2 C5:4 Bb4 | -:4 G5 Bb5 F5 | Eb5:2 C5:4 A4 |
    -:4 A5 C6 A5 | G5:2 F5:4 D5 | Eb5:4 D5 C5 Bb4 | Bb4:1`,
  voice: `
    Bb4:2 F4 | -:4 F4 D4:2 | Bb4:1 | -:4 Bb4 A4:2 |
    F4:2 A4 | -:4 Bb4:2 G4:4 | G4:2 F4 | -:4 F4 D4:2`,
  bass: `Bb1:1 | G1:1 | Eb2:1 | F1:2 F2 | D2:1 | Eb2:1 | C2:2 F1 | Bb1:1`,
  drums: 'glow - - shimmer glow - - -',
  pace: '1>0.94',
};

export const savePoint: Score = {
  id: 'save-point',
  title: 'Save Point',
  artist: 'Bonbon',
  mood: 'Calm ambient: a harp like slow water, a bell, and the feeling that nothing can be lost here.',
  key: 'Bb major',
  metre: '4/4',
  tempo: 63,
  seed: 29,
  form: 'arrive rest remember stillness restAgain',
  sections: { arrive, rest, remember, stillness, restAgain },
  parts: {
    lead: { instrument: 'softBell', melody: true, level: 0, reverb: 0.55, echo: 0.3, loose: 12, gate: 1 },
    voice: {
      instrument: 'whistle',
      melody: true,
      level: -6,
      pan: -0.25,
      reverb: 0.6,
      loose: 14,
      change: { amp: [0.18, 0.6, 0.85, 0.5], bend: 0 },
    },
    harp: {
      instrument: 'nylon',
      level: -3,
      pan: 0.1,
      reverb: 0.45,
      scatter: 0.35,
      loose: 14,
      gate: 1,
      change: { amp: [0.002, 3, 0.4, 0.8] },
    },
    pad: {
      instrument: 'warmPad',
      level: -5,
      reverb: 0.5,
      chorus: 0.6,
      gate: 1,
      change: { amp: [0.6, 1.5, 0.85, 1.3] },
    },
    bass: { instrument: 'deepBass', level: -9, gate: 0.96 },
  },
  kit: { name: 'dusty', level: -16, room: 1.4 },
  echo: { time: '4.', feedback: 0.4, high: 2800 },
  reverb: { seconds: 3.6, size: 1.5, bright: 4000, level: 1 },
  tone: { treble: 4, width: 0.95 },
  quality: 6.8,
  fade: 0.4,
  grooves: {
    glow: { triangle: 'x...............' },
    shimmer: { triangle: '........o...o...', shaker: '............oooo' },
  },
};
