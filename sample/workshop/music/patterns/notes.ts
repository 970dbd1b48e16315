import { readNotes } from '../notation/words.ts';
import type { Articulation, Music } from './music.ts';

/** Written-out notes: 'E5:8 G5 B5:4 _:2 | …' */
export function notes(text: string, articulation: Articulation = {}): Music {
  return {
    ...articulation,
    play: (context, part) => readNotes(text, context.barTicks, `section ${context.name}, ${part}`),
  };
}
