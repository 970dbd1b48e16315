import { readBars } from './bars.ts';
import { ticksOf, ticksPerQuarter } from './duration.ts';
import { midiOf } from './pitch.ts';

export type Word = { tick: number; ticks: number; word: string; marks: string };
export type WrittenNote = Omit<Word, 'word'> & { midi: number };

/**
 * Words with durations; a duration applies until the next one: 'E5:8 G5 B5:4 _:2 -:4 | …'
 * `_` holds the previous note, `-` rests; `!` accents, `?` softens, `*` shortens, `~` slides in from the previous note.
 * A bar that is too short or too long is an error with the position `where`.
 */
export function readWords(text: string, barTicks: number, where: string): Word[] {
  const words: Word[] = [];
  let ticks = ticksPerQuarter;
  for (const [index, bar] of readBars(text).entries()) {
    const place = `${where}, bar ${index + 1}`;
    let tick = index * barTicks;
    for (const item of bar.split(/\s+/)) {
      const [, word, duration, marks = ''] = /^([^:!?*~]+)(?::([\dt.+]+))?([!?*~]*)$/.exec(item) ?? [];
      if (word === undefined) throw new Error(`${place}: cannot read "${item}".`);
      if (duration) ticks = ticksOf(duration);
      const held = words.at(-1);
      if (word === '_' && held) held.ticks += ticks;
      else if (word !== '-') words.push({ tick, ticks, word, marks });
      tick += ticks;
    }
    const excess = Math.round(tick - (index + 1) * barTicks);
    if (excess !== 0) {
      const quarters = (barTicks + excess) / ticksPerQuarter;
      throw new Error(`${place}: "${bar}" has ${quarters} quarters instead of ${barTicks / ticksPerQuarter}.`);
    }
  }
  return words;
}

/** 'E5:8 G5+B5:4' as notes; `+` plays them together. */
export function readNotes(text: string, barTicks: number, where: string): WrittenNote[] {
  return readWords(text, barTicks, where).flatMap(({ word, ...rest }) =>
    word.split('+').map((name) => ({ ...rest, midi: midiOf(name) })),
  );
}
