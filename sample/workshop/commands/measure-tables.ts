import type { ScoreMeasures } from '../music/measuring/harmony.ts';
import type { SongMeasures } from '../music/measuring/song.ts';
import { octaveHertz } from '../music/measuring/spectrum.ts';

export type MeasuredPiece = { id: string; song: SongMeasures; octaves: number[]; harmony: ScoreMeasures };

/** Columns fit their widest cell; the first is left-aligned, the numbers right-aligned. */
function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((word, column) => Math.max(word.length, ...rows.map((row) => (row[column] ?? '').length)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

export const formatSongs = (pieces: readonly MeasuredPiece[]): string =>
  formatTable(
    ['piece', 'seconds', 'MB', 'LUFS', 'dBTP', 'clipped', 'silent start', 'silent end', 'seam', 'width'],
    pieces.map(({ id, song }) => [
      id,
      song.seconds.toFixed(1),
      song.megabytes.toFixed(2),
      song.loudness.toFixed(2),
      song.truePeak.toFixed(2),
      String(song.clippedCount),
      song.silenceAtStart.toFixed(3),
      song.silenceAtEnd.toFixed(3),
      song.seam.toFixed(4),
      song.width.toFixed(1),
    ]),
  );

export const formatOctaves = (pieces: readonly MeasuredPiece[]): string =>
  formatTable(
    ['octave around Hz', ...octaveHertz.map(String)],
    pieces.map(({ id, octaves }) => [id, ...octaves.map((decibels) => decibels.toFixed(0))]),
  );

const percent = (share: number) => `${Math.round(share * 100)} %`;

export const formatHarmony = (pieces: readonly MeasuredPiece[]): string =>
  formatTable(
    ['from the score', 'in the chord', 'by step', 'unprepared', 'clashes', 'bars', 'repeated', 'range'],
    pieces.map(({ id, harmony }) => [
      id,
      percent(harmony.inChord),
      percent(harmony.byStep),
      String(harmony.unprepared.length),
      String(harmony.clashes.length),
      String(harmony.barCount),
      percent(harmony.repeatedBars),
      String(harmony.range),
    ]),
  );
