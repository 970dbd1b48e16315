import { readOrder } from '../notation/bars.ts';
import { type PlacedChord, readChart } from '../notation/chart.ts';
import { barTicksOf } from '../notation/duration.ts';
import { scaleOf } from '../notation/key.ts';
import { readRhythm } from '../notation/rhythm.ts';
import type { SectionContext } from '../patterns/music.ts';
import { notes } from '../patterns/notes.ts';
import type { PartMusic, Score, Section } from '../score.ts';
import { directionNames, type Ramp, readDynamics, readPace } from './directions.ts';

export type ArrangedNote = {
  part: string;
  tick: number;
  ticks: number;
  midi: number;
  velocity: number;
  marks: string;
  /** dB */
  gain: number;
  gate: number | undefined;
  /** A factor of the filter's cutoff. */
  bright: number;
  section: number;
};
type ArrangedHit = { sound: string; tick: number; ticks: number; velocity: number; section: number };
export type ArrangedSection = {
  name: string;
  barCount: number;
  barTicks: number;
  tick: number;
  ticks: number;
  dynamics: Ramp;
  pace: Ramp;
};
/** The whole piece, in straight ticks as written. */
export type Arrangement = {
  notes: ArrangedNote[];
  hits: ArrangedHit[];
  chords: PlacedChord[];
  sections: ArrangedSection[];
  ticks: number;
};

/** Puts the sections in the order of the form. A mistake in the score is an error that names section and part. */
export function arrange(score: Score): Arrangement {
  const memory = new Map<string, number[]>();
  const arrangement: Arrangement = { notes: [], hits: [], chords: [], sections: [], ticks: 0 };
  const order = readOrder(score.form);
  for (const [index, name] of order.entries()) {
    const section = sectionOf(score, name);
    const following = sectionOf(score, order[(index + 1) % order.length] ?? name);
    const barTicks = barTicksOf(section.metre ?? score.metre);
    const { chords, barCount } = readChart(section.chords, barTicks);
    const next = readChart(following.chords, barTicks).chords[0]?.chord;
    if (!next) throw new Error(`There are no chords after section ${name}.`);
    const scale = scaleOf(section.key ?? score.key);
    const tick = arrangement.ticks;
    const ticks = barCount * barTicks;
    const [dynamics, pace] = [readDynamics(section.dynamics), readPace(section.pace)];
    arrangement.sections.push({ name, barCount, barTicks, tick, ticks, dynamics, pace });
    arrangement.chords.push(...chords.map((entry) => ({ ...entry, tick: entry.tick + tick })));
    const context: SectionContext = { name, barTicks, barCount, chords, scale, next, memory };
    arrangement.notes.push(...playParts(score, section, context, tick, index));
    arrangement.hits.push(...playDrums(score, section, context, tick, index));
    arrangement.ticks += ticks;
  }
  arrangement.notes.sort((a, b) => a.tick - b.tick);
  arrangement.hits.sort((a, b) => a.tick - b.tick);
  return arrangement;
}

function sectionOf(score: Score, name: string): Section {
  const section = score.sections[name];
  if (!section) throw new Error(`The form of ${score.title} names "${name}", but there is no such section.`);
  return section;
}

function playParts(
  score: Score,
  section: Section,
  context: SectionContext,
  start: number,
  index: number,
): ArrangedNote[] {
  const ticks = context.barCount * context.barTicks;
  return Object.entries(section).flatMap(([part, written]) => {
    if (directionNames.has(part) || written === undefined) return [];
    if (!score.parts[part])
      throw new Error(`Section ${context.name} has music for "${part}", but there is no such part.`);
    return layersOf(written).flatMap((music) => {
      const played = music.play(context, part);
      const end = Math.max(0, ...played.map((note) => note.tick + note.ticks));
      if (end > ticks + 1) {
        throw new Error(
          `Section ${context.name}, ${part}: ${end / context.barTicks} bars instead of ${context.barCount}.`,
        );
      }
      const [from, to] = music.bright ?? [1, 1];
      return played.map((note) => ({
        part,
        tick: note.tick + start,
        ticks: note.ticks,
        midi: note.midi + 12 * (music.octave ?? 0),
        velocity: note.velocity ?? 0.78,
        marks: note.marks ?? '',
        gain: music.gain ?? 0,
        gate: music.gate,
        bright: from * (to / from) ** (note.tick / ticks),
        section: index,
      }));
    });
  });
}

function layersOf(written: PartMusic) {
  const layers = typeof written === 'string' || 'play' in written ? [written] : written;
  return layers.map((layer) => (typeof layer === 'string' ? notes(layer) : layer));
}

function playDrums(
  score: Score,
  section: Section,
  context: SectionContext,
  start: number,
  index: number,
): ArrangedHit[] {
  if (!section.drums) return [];
  const bars = readOrder(section.drums);
  if (bars.length !== context.barCount) {
    throw new Error(`Section ${context.name}: ${bars.length} of ${context.barCount} bars of drums.`);
  }
  return bars.flatMap((bar, barIndex) => {
    const names = bar === '-' ? [] : bar.split('+');
    return names.flatMap((name) => {
      const groove = score.grooves[name];
      if (!groove) throw new Error(`Section ${context.name} plays "${name}", but there is no such groove.`);
      return Object.entries(groove).flatMap(([sound, rhythm]) =>
        readRhythm(rhythm, context.barTicks).map((hit) => ({
          ...hit,
          sound,
          tick: start + barIndex * context.barTicks + hit.tick,
          section: index,
        })),
      );
    });
  });
}
