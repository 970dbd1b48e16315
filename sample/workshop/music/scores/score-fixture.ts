import { arp } from '../patterns/arp.ts';
import { comp } from '../patterns/comp.ts';
import { figure } from '../patterns/figure.ts';
import type { Score } from '../score.ts';

/** A piece of four seconds, for tests. */
export const sampleScore: Score = {
  id: 'sample',
  title: 'Sample',
  artist: 'Bonbon',
  mood: 'Short.',
  key: 'C major',
  metre: '4/4',
  tempo: 120,
  seed: 1,
  form: 'only',
  sections: {
    only: {
      chords: 'C | G7/B',
      dynamics: 'p<f',
      lead: 'E5:4 G5 C6:2 | B5:4. G5:8 D5:2',
      bass: figure('1:4 5 8 > | 1:2 3:4 ^', { from: 'C2' }),
      keys: comp('x-..x-..x-..x-..', { around: 'C4', voices: 3 }),
      sparks: arp("1:8 2 3 1' 3 2 1 2", { around: 'C5', voices: 3 }),
      drums: 'main*2',
    },
  },
  parts: {
    lead: { instrument: 'chipLead', melody: true, level: 0, reverb: 0.2, echo: 0.2 },
    bass: { instrument: 'roundBass', level: -3 },
    keys: { instrument: 'electricPiano', level: -6, chorus: 0.5, duck: 0.3 },
    sparks: { instrument: 'koto', level: -9, scatter: 0.4 },
  },
  kit: { name: 'dusty', level: -4, room: 0.5 },
  grooves: { main: { kick: 'x...x...x...x...', hat: 'x.x.x.x.x.x.x.x.', open: '..............x.' } },
};
