import { readBars } from '../notation/bars.ts';
import { chordAt } from '../notation/chart.ts';
import { readWords } from '../notation/words.ts';
import { type Articulation, type Music, repeat, type SectionContext } from './music.ts';
import { type VoicingOptions, voicedChords } from './voiced-chords.ts';

/** Broken chords: "1:16 3 4 3 2 4" numbers the voices from the lowest; `'` is an octave up, `,` down. */
export function arp(text: string, { around, voices, ...articulation }: Articulation & VoicingOptions = {}): Music {
  const play = (context: SectionContext, part: string) => {
    const voiced = voicedChords(context, part, { ...(around && { around }), ...(voices && { voices }) });
    const words = readWords(text, context.barTicks, `section ${context.name}, ${part}`);
    return repeat(words, readBars(text).length * context.barTicks, context).map(({ word, ...item }) => {
      const { notes } = chordAt(voiced, item.tick);
      const voice = Number.parseInt(word, 10) - 1;
      const lifts = [...word].reduce((sum, mark) => sum + (mark === "'" ? 1 : mark === ',' ? -1 : 0), 0);
      const tone = notes[voice % notes.length];
      if (tone === undefined)
        throw new Error(`Section ${context.name}, ${part}: "${word}" is not a voice, such as 3 or 1'.`);
      return { ...item, midi: tone + 12 * (Math.floor(voice / notes.length) + lifts) };
    });
  };
  return { ...articulation, play };
}
