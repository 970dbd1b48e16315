import { expect, it } from 'vitest';
import { readOrder } from './bars.ts';
import { readChart } from './chart.ts';
import { chordOf } from './chord.ts';
import { barTicksOf, ticksOf } from './duration.ts';
import { scaleOf } from './key.ts';
import { midiOf, nameOf } from './pitch.ts';
import { readRhythm } from './rhythm.ts';
import { voiceChord } from './voicing.ts';
import { readNotes } from './words.ts';

const bar = barTicksOf('4/4');

it('counts durations and bars in ticks', () => {
  expect(['8', '4.', '8t', '2+8', '4..'].map(ticksOf)).toEqual([240, 720, 160, 1200, 840]);
  expect(['4/4', '6/8', '5/4', '7/8'].map(barTicksOf)).toEqual([1920, 1440, 2400, 1680]);
  expect(() => ticksOf('9x')).toThrow('"9x" is not a duration, such as 8, 4. or 2+8.');
});

it('converts note names to MIDI numbers, also across octaves', () => {
  expect(['C4', 'A4', 'F#5', 'Cb5', 'B#3'].map(midiOf)).toEqual([60, 69, 78, 71, 60]);
  expect([60, 66, 70].map(nameOf)).toEqual(['C4', 'F#4', 'Bb4']);
  expect(() => midiOf('H4')).toThrow('"H4" is not a note, such as F#5.');
});

it('reads durations that carry over, holds, rests and notes played together', () => {
  expect(readNotes('E5:8 G5! _ -:4. C4+E4:4', bar, 'here')).toEqual([
    { tick: 0, ticks: 240, midi: 76, marks: '' },
    { tick: 240, ticks: 480, midi: 79, marks: '!' },
    { tick: 1440, ticks: 480, midi: 60, marks: '' },
    { tick: 1440, ticks: 480, midi: 64, marks: '' },
  ]);
});

it('an error for a bar that is too long, too short or unreadable names its position', () => {
  expect(() => readNotes('C4:1 | D4:2 E4:4', bar, 'verse, lead')).toThrow(
    'verse, lead, bar 2: "D4:2 E4:4" has 3 quarters instead of 4.',
  );
  expect(() => readNotes('C4:1 | D4:1 E4:4', bar, 'verse, lead')).toThrow(
    'verse, lead, bar 2: "D4:1 E4:4" has 5 quarters instead of 4.',
  );
  expect(() => readNotes('C4:?', bar, 'verse, lead')).toThrow('verse, lead, bar 1: cannot read "C4:?".');
});

it('reads chords with their bass, and their changes within a bar', () => {
  expect(chordOf('F#m7/E')).toMatchObject({ root: 6, bass: 4, tones: [6, 9, 1, 4] });
  expect(() => chordOf('Fmoll')).toThrow('"Fmoll" is not a chord, such as F#m7/E.');
  const { chords, barCount } = readChart('F | % | C . . G7', bar);
  expect(barCount).toBe(3);
  expect(chords.map(({ tick, ticks, chord }) => [tick, ticks, chord.symbol])).toEqual([
    [0, 1920, 'F'],
    [1920, 1920, 'F'],
    [3840, 1440, 'C'],
    [5280, 480, 'G7'],
  ]);
});

it('lists the notes of a key', () => {
  expect(scaleOf('D lydian')).toEqual([2, 4, 6, 8, 9, 11, 1]);
  expect(() => scaleOf('D happy')).toThrow('"D happy" is not a key, such as F# minor.');
});

it('reads rhythms: loud, soft, held, rests and double hits', () => {
  expect(readRhythm('X-.=', bar)).toEqual([
    { tick: 0, ticks: 960, velocity: 1 },
    { tick: 1440, ticks: 240, velocity: 0.55 },
    { tick: 1680, ticks: 240, velocity: 0.7 },
  ]);
  expect(() => readRhythm('x?', bar)).toThrow('Cannot read "?" in the rhythm "x?".');
});

it('expands repeats in an order of sections', () => {
  expect(readOrder('main+crash main*2 -')).toEqual(['main+crash', 'main', 'main', '-']);
});

it('leads the voices of a chord to the nearest tones of the next', () => {
  const first = voiceChord(chordOf('C'), undefined, { around: 60, voices: 3 });
  const second = voiceChord(chordOf('F'), first, { around: 60, voices: 3 });
  const moves = second.map((note, index) => Math.abs(note - (first[index] ?? 0)));
  expect(Math.max(...moves)).toBeLessThanOrEqual(2);
  expect(second.map((note) => note % 12).sort()).toEqual([0, 5, 9].sort());
});
