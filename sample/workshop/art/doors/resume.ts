import { Canvas } from '../kit/canvas.ts';

const lines: readonly (readonly [y: number, width: number, colour: string])[] = [
  ...([
    [30, 22, '5'],
    [36, 58, 'h'],
    [41, 52, 'h'],
    [46, 38, 'h'],
    [54, 26, '5'],
    [60, 58, 'h'],
    [65, 46, 'h'],
    [70, 54, 'h'],
    [75, 30, 'h'],
  ] as const),
];

/** The upper half of the resume, on the desk. */
export function drawResume(): Canvas {
  const c = new Canvas(120, 80).fillAll('m');
  for (let x = 0; x < 120; x += 8) c.rect(x, 0, 1, 80, 'M');
  for (let y = 4; y < 80; y += 8) c.rect(0, y, 120, 1, 'M');
  c.rect(27, 9, 74, 71, 'G').part((l) => l.rect(23, 6, 74, 80, 'w'));
  c.rect(23, 6, 74, 19, '2').rect(23, 24, 74, 1, '3');
  c.part((l) => l.rect(30, 10, 18, 18, 'm').disc(39, 21, 6, '5').rect(36, 19, 7, 6, 'w').rect(37, 12, 4, 3, 'M'));
  c.rect(37, 21, 1, 2, 'k').rect(41, 21, 1, 2, 'k');
  c.rect(55, 12, 32, 4, 'o').rect(55, 19, 22, 2, 'O');
  for (const [y, width, colour] of lines) c.rect(30, y, width, colour === '5' ? 3 : 2, colour);
  return c;
}
