import { expect, test } from 'vitest';
import { createSheet, drawingColours, isBlank, isDrawing, type Pixels, readDrawing, writeDrawing } from './drawing.ts';
import { maxDrawingBytes, maxDrawingLength } from './drawing-size.ts';

/** The same numbers each time: https://en.wikipedia.org/wiki/Xorshift */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Strokes of different thickness. */
function doodle(random: () => number): Pixels {
  const pixels = createSheet();
  for (let stroke = 0; stroke < 12; stroke++) {
    const colour = Math.floor(random() * 8);
    let place = Math.floor(random() * pixels.length);
    for (let step = 0; step < 60; step++) {
      pixels.fill(colour, place, place + 1 + Math.floor(random() * 4));
      place = Math.max(0, place + Math.floor(random() * 200) - 90);
    }
  }
  return pixels;
}

const noise = (random: () => number): Pixels => createSheet().map(() => Math.floor(random() * 8));

test('there are eight colours on 96 x 64 pixels, and the sheet is white', () => {
  expect(drawingColours).toHaveLength(8);
  expect(createSheet()).toHaveLength(96 * 64);
  expect(new Set(createSheet())).toEqual(new Set([drawingColours.indexOf('#ffffff')]));
  expect(isBlank(createSheet())).toBe(true);
  expect(isBlank(createSheet().fill(0, 6143))).toBe(false);
});

test('any drawing comes back as it was, from at most 2,304 bytes', () => {
  const random = createRandom(7);
  const drawings = Array.from({ length: 200 }, (_, number) => (number % 2 ? doodle(random) : noise(random)));
  for (const pixels of [createSheet(), createSheet().fill(0), ...drawings]) {
    const text = writeDrawing(pixels);
    expect(readDrawing(text)).toEqual(pixels);
    expect(isDrawing(text)).toBe(true);
    expect(Buffer.from(text, 'base64url').length).toBeLessThanOrEqual(2304);
    expect(Buffer.from(text, 'base64url').toString('base64url')).toBe(text);
  }
});

test('noise takes exactly 3 bits a pixel, and a doodle a fraction of it', () => {
  expect(Buffer.from(writeDrawing(noise(createRandom(1))), 'base64url')).toHaveLength(maxDrawingBytes);
  expect(writeDrawing(noise(createRandom(1)))).toHaveLength(maxDrawingLength);
  expect(writeDrawing(doodle(createRandom(1))).length).toBeLessThan(maxDrawingLength / 2);
  expect(writeDrawing(createSheet())).toBe('_____w');
});

test('a pixel is three bits, the first one at the top', () => {
  const bytes = Buffer.alloc(2304);
  bytes.set([0b001_010_01, 0b1_100_101_1, 0b10_111_000]);
  expect(readDrawing(bytes.toString('base64url'))?.slice(0, 9)).toEqual(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 0, 0));
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['an object', { length: 6, toString: () => '_____w' }],
  ['an empty text', ''],
  ['one letter', '_'],
  ['another alphabet', '////'],
  ['padding', '_____w=='],
  ['a line break', '_____w\n'],
  ['markup', '<img src=x>'],
  ['letters beyond ASCII', '＿＿＿＿'],
  ['a run too few', '____'],
  ['a run too many', '______8'],
  ['a byte more than all pixels have', 'A'.repeat(3074)],
  ['a huge text', 'A'.repeat(10_000_000)],
])('%s is no drawing', (_what, value) => {
  expect(readDrawing(value)).toBeUndefined();
  expect(isDrawing(value)).toBe(false);
});

test('random bytes and letters are a drawing or refused, and never anything else', () => {
  const random = createRandom(42);
  const anyBytes = (length: number) => Buffer.from(Uint8Array.from({ length }, () => random() * 256));
  const changeOne = (text: string) => {
    const place = Math.floor(random() * text.length);
    return text.slice(0, place) + anyBytes(1).toString('base64url').slice(0, 1) + text.slice(place + 1);
  };
  const kinds = [
    () => anyBytes(Math.floor(random() * 2400)).toString('base64url'),
    () => anyBytes(maxDrawingBytes).toString('base64url'),
    () => anyBytes(Math.floor(random() * 60)).toString('latin1'),
    () => changeOne(writeDrawing(doodle(random))),
  ];
  const accepted = new Set<number>();
  for (let round = 0; round < 1200; round++) {
    const kind = round % kinds.length;
    const text = kinds[kind]?.();
    const pixels = readDrawing(text);
    expect(isDrawing(text)).toBe(pixels !== undefined);
    if (!pixels) continue;
    accepted.add(kind);
    expect(pixels).toHaveLength(96 * 64);
    expect(pixels.every((colour) => colour < 8)).toBe(true);
    expect(readDrawing(writeDrawing(pixels))).toEqual(pixels);
  }
  expect([...accepted].sort()).toEqual([1, 3]);
});
