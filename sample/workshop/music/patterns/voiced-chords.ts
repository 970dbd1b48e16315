import type { PlacedChord } from '../notation/chart.ts';
import { midiOf } from '../notation/pitch.ts';
import { voiceChord } from '../notation/voicing.ts';
import type { SectionContext } from './music.ts';

export type VoicingOptions = { around?: string; voices?: number };

/** The chart's chords with smooth voice leading, also from one section to the next. */
export function voicedChords(context: SectionContext, part: string, { around = 'C4', voices = 4 }: VoicingOptions) {
  return context.chords.map((entry): PlacedChord & { notes: number[] } => {
    const notes = voiceChord(entry.chord, context.memory.get(part), { around: midiOf(around), voices });
    context.memory.set(part, notes);
    return { ...entry, notes };
  });
}
