import type { PlacedChord } from '../notation/chart.ts';
import type { Chord } from '../notation/chord.ts';

/** The section in which a pattern plays. Ticks count from its start. */
export type SectionContext = {
  name: string;
  barTicks: number;
  barCount: number;
  chords: PlacedChord[];
  /** Pitch classes of the key. */
  scale: number[];
  /** The first chord of the following section. */
  next: Chord;
  /** The last voicing of each part, for the voice leading of the next one. */
  memory: Map<string, number[]>;
};

export type PlayedNote = { tick: number; ticks: number; midi: number; velocity?: number; marks?: string };

/** `gain` in dB, `gate` the share of a note that sounds, `bright` factors of the filter's cutoff at start and end. */
export type Articulation = { gain?: number; gate?: number; bright?: [number, number]; octave?: number };

export type Music = Articulation & { play: (context: SectionContext, part: string) => PlayedNote[] };

/** Repeats a pattern over the whole section. */
export function repeat<Item extends { tick: number }>(
  items: readonly Item[],
  patternTicks: number,
  context: SectionContext,
): Item[] {
  const sectionTicks = context.barCount * context.barTicks;
  const times = Math.ceil(sectionTicks / patternTicks);
  return Array.from({ length: times }, (_, time) =>
    items.map((item) => ({ ...item, tick: item.tick + time * patternTicks })),
  )
    .flat()
    .filter(({ tick }) => tick < sectionTicks);
}
