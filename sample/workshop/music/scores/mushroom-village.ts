import { arp } from '../patterns/arp.ts';
import { comp } from '../patterns/comp.ts';
import { figure } from '../patterns/figure.ts';
import type { Score, Section } from '../score.ts';

const themeChords = 'G | G/B | C | D7 | G | Em7 | Am7 | D7';
const themeHomeChords = 'G | G/B | C | D7 | G | Em7 | Am7 D7 | G';
const oompah = comp('..x..x', { around: 'A3', voices: 3, gate: 0.5 });
const hop = figure('1:4. 5,:4. | 1:4. 5:4 >:8', { from: 'G1' });

const intro: Section = {
  chords: 'G | C/G | G | D7',
  dynamics: 'f',
  marimba: arp("1:8 2 3 1' 3 2", { around: 'B4', voices: 3 }),
  bass: `-:2. | -:2. | G2:4. D2 | D2:4. F#2:4 A2:8`,
  lead: `-:2. | -:2. | -:2. | -:4. D5:8 E5 F#5`,
  drums: '- shake shake intro',
};

const theme: Section = {
  chords: themeChords,
  dynamics: 'mf',
  lead: `
    D5:4 E5:8 D5:4 B4:8 | G5:4 F#5:8 E5:4 D5:8 | E5:4 D5:8 C5 D5 E5 | D5:4. A4 |
    D5:4 E5:8 D5:4 B4:8 | G5:4 A5:8 B5:4 G5:8 | A5:8 G5 E5 C5 D5 E5 | F#5:4. A5:8 F#5 E5`,
  clarinet: `-:2. | -:2. | -:2. | -:4. D4:8 F#4 A4 | -:2. | -:2. | -:2. | A4:4. C5`,
  accordion: oompah,
  bass: hop,
  drums: 'stroll*3 strollTurn stroll*3 strollFill',
};

const themeHome: Section = {
  chords: themeHomeChords,
  dynamics: 'mf',
  lead: `
    D5:4 E5:8 D5:4 B4:8 | G5:4 F#5:8 E5:4 D5:8 | E5:4 D5:8 C5 D5 E5 | D5:4. A4 |
    D5:4 E5:8 D5:4 B4:8 | G5:4 A5:8 B5:4 D6:8 | C6:8 B5 A5 A5 G5 F#5 | G5:4. -:4.`,
  marimba: `
    -:4. -:8 G4 B4 | -:4. B4:8 G4 D4 | -:2. | F#4:8 A4 C5 F#5 C5 A4 |
    -:4. -:8 G4 B4 | -:4. B4:8 G4 E4 | -:2. | B4:8 D5 G5 B5:4.`,
  accordion: oompah,
  bass: `
    G2:4. D2 | B1:4. D2:4 B1:8 | C2:4. G2 | D2:4. A2:4 F#2:8 | G2:4. B2 | E2:4. B2:4 E2:8 | A1:4. D2 | G2:4. D2:4 B1:8`,
  drums: 'stroll*3 strollTurn stroll*3 strollFill',
};

const market: Section = {
  chords: 'C | G/B | Am7 | G | C | G/B | A7/C# | D7',
  dynamics: 'mf<f',
  clarinet: `
    E5:4 F#5:8 G5:4 E5:8 | D5:4 E5:8 G5:4 D5:8 | C5:8 B4 C5 E5:4 C5:8 | B4:4 C5:8 D5:4. |
    E5:4 F#5:8 G5:4 A5:8 | B5:4 A5:8 G5:4 D5:8 | C#5:8 E5 G5 A5:4 G5:8 | F#5:4. A5:8 F#5 D5`,
  lead: `
    -:2. | -:2. | -:2. | -:4. G5:8 A5 B5 |
    C6:4. E6:4 C6:8 | D6:4. B5:4 G5:8 | E5:4. G5:4 E5:8 | A5:4. C6:8 A5 F#5`,
  accordion: comp('.xx.xx', { around: 'B3', voices: 3, gate: 0.5 }),
  marimba: arp("1:8 3 2 3 1' 3", { around: 'G4', voices: 3, gain: -2 }),
  bass: `
    C2:4. E2:4 G2:8 | B1:4. D2:4 G2:8 | A1:4. C2:4 E2:8 | G2:4. F#2:4. | C2:4. E2:4 G2:8 | B1:4. D2:4 B1:8 | C#2:4. E2:4 A2:8 | D2:4. A2:4 F#2:8`,
  drums: 'dance*3 danceTurn dance*3 danceFill',
};

const cellar: Section = {
  chords: 'Em | B7/D# | Em/D | A7/C# | C | Cm6 | G/D | D7',
  key: 'E minor',
  dynamics: 'mp<f',
  clarinet: `
    G4:4. B4:4 E5:8 | D#5:4. F#5:4 D#5:8 | E5:4 G5:8 B5:4 G5:8 | E5:4 G5:8 C#5:4. |
    E5:4 D5:8 C5:4 G4:8 | Eb5:4 D5:8 C5:4 A4:8 | B4:4. D5:4 G5:8 | F#5:4. A4:8 C5 F#5`,
  marimba: `
    -:4. B4:8 G4 E4 | -:4. A4:8 F#4 B3 | -:4. B4:8 G4 E4 | -:4. G4:8 E4 C#4 |
    C4:8 E4 G4 E4 G4 C5 | C4:8 Eb4 G4 Eb4 G4 C5 | D4:8 G4 B4 G4 B4 D5 | D4:8 F#4 A4 C5:4.`,
  accordion: comp('x-----', { around: 'G3', voices: 3, gate: 0.95, gain: -2 }),
  bass: `E2:2. | D#2:2. | D2:2. | C#2:2. | C2:4. G2 | C2:4. Eb2 | D2:4. G2 | D2:4. F#2:4 A2:8`,
  drums: 'tiptoe*4 tiptoeBlock*3 strollFill',
};

const market2: Section = {
  ...market,
  dynamics: 'f',
  lead: `
    E5:4. G5:4 C6:8 | B5:4. D6:4 B5:8 | A5:8 G5 A5 C6:4 A5:8 | G5:4. B5:8 A5 G5 |
    G5:4. E5:4 C6:8 | B5:4 D6:8 G6:4 D6:8 | C#6:8 A5 G5 E5 G5 A5 | D6:4. C6:8 A5 F#5`,
  clarinet: `
    C5:4. E5:4 G5:8 | G4:4. B4:4 D5:8 | E5:4. A4:4 C5:8 | D5:4. G4:4 B4:8 |
    E5:4 D5:8 C5:4 E5:8 | D5:4. B4:4 G4:8 | E5:4. A4:4 C#5:8 | A4:4. F#4:4 C5:8`,
  marimba: arp("1:8 2 3 1' 3 2 | 1':8 3 2 3 2 1", { around: 'G4', voices: 3, gain: -1 }),
  drums: 'dance reel*2 danceTurn dance reel dance danceFill',
};

const feast: Section = {
  ...themeHome,
  dynamics: 'f',
  lead: `
    D5:8 E5 D5 D5 C5 B4 | G5:8 A5 G5 F#5 E5 D5 | E5:8 D5 E5 C5 D5 E5 | F#5:4 E5:8 D5:4. |
    D5:8 E5 D5 D5 C5 B4 | G5:8 A5 B5 D6:4 B5:8 | C6:8 B5 A5 A5 G5 F#5 | G5:4 D5:8 B4:4.`,
  clarinet: `
    B4:4. G4 | D5:4. B4:4 G4:8 | C5:4. G4:4 C5:8 | A4:4. F#4:4 A4:8 |
    B4:4. G4 | E5:4 D5:8 B4:4 G4:8 | E5:8 D5 C5 C5 B4 A4 | B4:4 B4:8 G4:4.`,
  drums: 'dance*3 danceTurn dance*3 danceFill',
};

const homeward: Section = {
  chords: 'C | Cm6 | G/D | D7 | Em7 | C | Am7 D7 | G',
  dynamics: 'mf>mp',
  lead: `
    E5:4 F#5:8 G5:4 E5:8 | Eb5:4 F5:8 G5:4 Eb5:8 | D5:4. B4:4 D5:8 | C5:4 B4:8 A4:4 F#4:8 |
    G4:4 A4:8 B4:4 D5:8 | E5:4 F#5:8 G5:4 E5:8 | A4:8 B4 C5 D5:4 F#5:8 | G5:4. _:4.`,
  marimba: `
    -:2. | -:2. | -:4. G4:8 B4 D5 | -:4. A4:8 F#4 D4 |
    -:2. | -:2. | -:2. | D4:8 G4 B4 D5 G5 B5`,
  accordion: comp('..x..x', { around: 'B3', voices: 3, gate: 0.5, gain: -1 }),
  bass: `C2:4. G2 | C2:4. Eb2 | D2:4. G2 | D2:4. A2:4 F#2:8 | E2:4. B2 | C2:4. E2:4 G2:8 | A1:4. D2 | G1:2.`,
  drums: 'stroll*3 strollTurn shake*2 shake last',
};

export const mushroomVillage: Score = {
  id: 'mushroom-village',
  title: 'Mushroom Village',
  artist: 'The Moss Kittens',
  mood: 'A town theme that skips in six-eight: ocarina, clarinet, an accordion behind the bakery door.',
  key: 'G major',
  metre: '6/8',
  tempo: 92,
  beat: '4.',
  seed: 21,
  form: 'intro theme themeHome market cellar feast market2 homeward',
  sections: { intro, theme, themeHome, market, market2, cellar, feast, homeward },
  parts: {
    lead: { instrument: 'ocarina', melody: true, level: 0, pan: 0.08, reverb: 0.28, gate: 0.86, loose: 7 },
    clarinet: { instrument: 'clarinet', melody: true, level: -3, pan: -0.3, reverb: 0.25, gate: 0.9, loose: 8 },
    marimba: { instrument: 'marimba', melody: true, level: -6, pan: 0.4, reverb: 0.25, scatter: 0.25, loose: 6 },
    accordion: { instrument: 'accordion', level: -7, pan: -0.15, reverb: 0.2, loose: 7, chorus: 0.4 },
    bass: { instrument: 'pizzicato', level: -4, reverb: 0.12, gate: 0.9, change: { amp: [0.003, 0.6, 0.15, 0.15] } },
  },
  kit: { name: 'village', level: -6, room: 0.8 },
  echo: { time: '8', feedback: 0.2 },
  reverb: { seconds: 1.3, size: 0.8, level: 0.8 },
  tone: { treble: 3.5, width: 1.45 },
  grooves: {
    shake: { shaker: 'x.ox.o' },
    intro: { shaker: 'x.ox.o', block: '...x.x', tomHigh: '....xx' },
    stroll: { kick: 'x.....', shaker: 'x.ox.o', block: '..o..x' },
    strollTurn: { kick: 'x..x..', shaker: 'x.ox.o', block: '..xx.x', blockLow: '....x.' },
    strollFill: { kick: 'x.....', shaker: 'x.o...', snare: '...xox', tomHigh: '....x.' },
    dance: { kick: 'x..x..', tambourine: '..x..x', snare: '...x..', shaker: 'xooxoo' },
    reel: { kick: 'x.ox..', tambourine: '..x..x', snare: '...x.o', shaker: 'xooxox' },
    danceTurn: { kick: 'x..x.x', tambourine: '..x..x', snare: '...x.o', shaker: 'xooxoo' },
    danceFill: { kick: 'x.....', snare: 'x.oxox', tambourine: 'x..x..', tomMid: '....x.', tomLow: '.....x' },
    tiptoe: { block: 'x.....', blockLow: '...x..', tick: '..x..x' },
    tiptoeBlock: { block: 'x..x..', blockLow: '..x..x', shaker: 'o.oo.o', kick: 'x.....' },
    last: { kick: 'x.....', triangle: 'x.....' },
  },
};
