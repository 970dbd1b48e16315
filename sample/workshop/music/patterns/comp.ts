import { chordAt } from '../notation/chart.ts';
import { readRhythm } from '../notation/rhythm.ts';
import { type Articulation, type Music, type PlayedNote, repeat, type SectionContext } from './music.ts';
import { type VoicingOptions, voicedChords } from './voiced-chords.ts';

/**
 * Chords in a rhythm of one or more bars, 'x-..x-.. | x---....'; without a rhythm they are held.
 * `strum` is the delay from one string to the next, in ticks.
 */
export function comp(
  rhythm?: string,
  { around, voices, strum = 0, ...articulation }: Articulation & VoicingOptions & { strum?: number } = {},
): Music {
  const strike = (tick: number, ticks: number, tones: readonly number[], velocity?: number): PlayedNote[] =>
    tones.map((midi, string) => ({
      tick: tick + string * strum,
      ticks: ticks - string * strum,
      midi,
      ...(velocity !== undefined && { velocity }),
    }));
  const play = (context: SectionContext, part: string) => {
    const voiced = voicedChords(context, part, { ...(around && { around }), ...(voices && { voices }) });
    if (!rhythm) return voiced.flatMap(({ tick, ticks, notes }) => strike(tick, ticks, notes));
    const lines = rhythm.split('|');
    const hits = lines.flatMap((line, bar) =>
      readRhythm(line, context.barTicks).map((hit) => ({ ...hit, tick: hit.tick + bar * context.barTicks })),
    );
    return repeat(hits, lines.length * context.barTicks, context).flatMap(({ tick, ticks, velocity }) => {
      const entry = chordAt(voiced, tick);
      return strike(tick, Math.min(ticks, entry.tick + entry.ticks - tick), entry.notes, velocity);
    });
  };
  return { ...articulation, play };
}
