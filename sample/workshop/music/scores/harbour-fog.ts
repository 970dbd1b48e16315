import { arp } from '../patterns/arp.ts';
import { comp } from '../patterns/comp.ts';
import type { Score, Section } from '../score.ts';

const swell = arp('1:8 2 3 4 3 2 1 2 3 4 3 2', { around: 'B3', voices: 4 });
const lament = 'Bm Bm/A | G#m7b5 Gmaj7 | F#7sus4 F#7 | Bm';

const horn: Section = {
  chords: 'Bm | Bm/A Gmaj7',
  dynamics: 'f',
  guitar: swell,
  horn: `B1:1 _:4. -:8 | -:1.`,
  drums: 'buoy water',
};

const quay: Section = {
  chords: 'Bm Bm/A | Gmaj7 Em7 | Bm/F# F#7 | Bm . . F#7',
  dynamics: 'mp<mf',
  lead: `
    F#5:4. _:4 E5:8 D5:4. C#5:4 B4:8 | B4:2. G4:4 B4:8 D5:4. | D5:4. C#5:4 B4:8 A#4:2. | B4:2. _:4. -:4 F#4:8`,
  guitar: swell,
  bass: `B1:2. A1 | G1:2. E1 | F#1:2. F#1 | B1:2. _:4. F#1`,
  pad: comp(undefined, { around: 'A3', voices: 3 }),
  drums: 'row*3 rowBuoy',
};

const quayLower: Section = {
  chords: lament,
  dynamics: 'mf',
  lead: `
    F#5:4. _:4 G5:8 F#5:4. _:4 E5:8 | D5:4 E5:8 F#5:4. B5:4. A5:4 F#5:8 | E5:4. C#5:4 B4:8 A#4:4. C#5 | B4:2. -:4. -:4 C#5:8`,
  whistle: `
    -:1. | -:2. D5:4. _:4 B4:8 | C#5:4. B4:4 E4:8 F#4:4. E5 | D5:4. F#5:4 D5:8 B4:4. -`,
  guitar: arp("1:8 2 3 4 3 2 1 3 2 4 1' 4 | 1:8 3 2 4 3 1' 2 4 3 4 3 2", { around: 'B3', voices: 4 }),
  bass: `B1:2. A1 | G#1:2. G1 | F#1:2. F#1:4. A#1 | B1:2. _:4. A1:8 B1 C#2`,
  pad: comp(undefined, { around: 'A3', voices: 3 }),
  drums: 'row*3 rowTurn',
};

const lantern: Section = {
  chords: 'D A/C# | Bm F#m | G D/F# | Em7 F#7',
  key: 'D major',
  dynamics: 'mf<f',
  lead: `
    A5:4.~ F#5:4 D5:8 E5:4. C#5:4 A4:8 | D5:4. F#5:4 B5:8 A5:4. F#5 | B5:4. G5:4 D5:8 F#5:4. D5:4 A4:8 | G4:4. B4:4 E5:8 C#5:4. A#4`,
  whistle: `
    F#5:2. C#5:4. E5 | F#5:4. D5 C#5:2. | D5:4. B4:4 G5:8 A5:4. F#5 | E5:4. G5:4 B5:8 A#5:4. C#5`,
  guitar: arp('1:8 3 2 4 3 2 1 3 2 4 3 2', { around: 'C#4', voices: 4 }),
  bass: `D2:4. A1 C#2 A1 | B1:4. F#1 F#1 A1 | G1:4. B1 F#1 A1 | E1:4. G1 F#1 A#1`,
  pad: comp(undefined, { around: 'A3', voices: 3 }),
  drums: 'sail*3 sailTurn',
};

const quayHigh: Section = {
  chords: 'Bm Bm/A | G#m7b5 Gmaj7 | F#7sus4 F#7 | Bm Em6/B',
  dynamics: 'f>mf',
  lead: `
    B5:4.~ _:4 A5:8 F#5:4. _:4 E5:8 | F#5:4. D5:4 B4:8 D5:4. F#5:4 G5:8 | F#5:4. E5:4 C#5:8 A#4:4. C#5:4 E5:8 | D5:4. C#5:4 B4:8 B4:4. C#5:4 -:8`,
  whistle: `
    D5:4. F#5 D5 A4 | B4:4. B4:4 D5:8 B4:4. D5 | C#5:4. B4 F#4:4. A#4:4 C#5:8 | B4:4. -:4. G4:4. E4`,
  guitar: arp("1:8 3 1' 4 3 2 1 3 2' 1' 4 3 | 1:8 2 4 3 1' 4 2 4 3 1' 4 2", { around: 'B3', voices: 4 }),
  bass: `B1:4. F#2 A1 F#1 | G#1:4. D2 G1 D2 | F#1:4. C#2 F#1 A#1 | B1:4. F#1 B1:2.`,
  pad: comp(undefined, { around: 'A3', voices: 3 }),
  drums: 'sail*2 row rowTurn',
};

const farewell: Section = {
  chords: 'Bm Bm/A | Bm',
  dynamics: 'mp',
  lead: `F#5:2. _:4. E5:4 D5:8 | B4:2. -:2.`,
  guitar: arp('1:8 2 3 4 3 2 1 2 3 4 3 2', { around: 'B3', voices: 4, gain: 1 }),
  horn: `-:1. | B1:2. _:4. -:4.`,
  bass: `B1:2. A1 | B1:1.`,
  pad: comp(undefined, { around: 'A3', voices: 3 }),
  drums: 'water buoy',
  pace: '1>0.92',
};

export const harbourFog: Score = {
  id: 'harbour-fog',
  title: 'Harbour Fog',
  artist: 'Evening Ferry Company',
  mood: 'A slow song in the minor, rocking like a moored boat; a horn answers from somewhere out there.',
  key: 'B minor',
  metre: '12/8',
  tempo: 52,
  beat: '4.',
  seed: 23,
  form: 'horn quay quayLower lantern quayHigh farewell',
  sections: { horn, quay, quayLower, lantern, quayHigh, farewell },
  parts: {
    lead: { instrument: 'melodica', melody: true, level: 0, pan: -0.1, reverb: 0.4, echo: 0.12, gate: 0.97, loose: 12 },
    whistle: { instrument: 'whistle', melody: true, level: -5, pan: 0.3, reverb: 0.5, gate: 0.96, loose: 14 },
    guitar: { instrument: 'nylon', level: -5, pan: 0.15, reverb: 0.3, scatter: 0.2, loose: 10, gate: 1 },
    pad: { instrument: 'warmPad', level: -11, reverb: 0.5, gate: 1, change: { amp: [0.5, 1, 0.85, 0.9] } },
    bass: {
      instrument: 'uprightBass',
      level: -6,
      reverb: 0.1,
      loose: 8,
      gate: 0.98,
      change: { amp: [0.008, 1.6, 0.35, 0.2] },
    },
    horn: { instrument: 'foghorn', effect: true, level: -8, pan: -0.4, reverb: 0.9 },
  },
  kit: { name: 'dusty', level: -11, room: 1.1, loose: 8, levels: { buoy: 4 } },
  ambience: { sea: { level: -22 } },
  echo: { time: '4.', feedback: 0.3, high: 3200 },
  tone: { treble: 3.5, width: 1.2 },
  reverb: { seconds: 3, size: 1.4, bright: 3600, level: 0.9 },
  grooves: {
    buoy: { buoy: '...x.....o..' },
    water: { buoy: '......o.....' },
    row: { kick: 'x.....x.....', brush: '...x.....x..', hat: 'o.oo.oo.oo.o' },
    rowBuoy: { kick: 'x.....x.....', brush: '...x.....x.o', hat: 'o.oo.oo.o...', buoy: '......o.....' },
    rowTurn: { kick: 'x.....x..x..', brush: '...x.....xox', hat: 'o.oo.oo.....', tomLow: '.........x..' },
    sail: { kick: 'x.....x....o', snare: '...o.....o..', brush: '...x.....x..', hat: 'xooxooxooxoo' },
    sailTurn: {
      kick: 'x.....x..x..',
      snare: '...o.....oxx',
      brush: '...x........',
      hat: 'xooxooxoo...',
      tomMid: '.........x..',
    },
  },
};
