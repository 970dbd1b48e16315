import { readNotes } from '../notation/words.ts';
import type { Manner, Music } from './music.ts';

/** Written-out notes: 'E5:8 G5 B5:4 _:2 | …' */
export function notes(text: string, manner: Manner = {}): Music {
  return { ...manner, play: (place, part) => readNotes(text, place.barTicks, `section ${place.name}, ${part}`) };
}
