import { skyline } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';

export function drawNightBus(): Canvas {
  const c = new Canvas(56, 56);

  c.gradient(0, 0, 56, 40, [
    [0, '#14103a'],
    [0.7, '#24408f'],
    [1, '#3f7fd6'],
  ]);
  starfield(c, { count: 12, seed: 7, colours: ['w', 'S'], keep: (_x, y) => y < 18 });
  c.disc(45, 9, 6, '#fff0b3').disc(42.4, 7.4, 5, '#14103a');
  skyline(c, 38, { seed: 5, wall: '#1a2f70', lit: 'Y', dim: '#3f5fb0', min: 8, max: 20 });
  c.rect(0, 38, 56, 18, '#1d1f52').rect(0, 38, 56, 2, '#33408f');
  // Bus
  c.part((l) => {
    l.blob('3,24 6,20 48,20 53,26 54,44 4,44', 'M');
    l.rect(3, 22, 46, 22, 'M')
      .rect(4, 21, 44, 2, 'm')
      .rect(3, 37, 52, 3, 'w')
      .rect(3, 41, 52, 3, 'G')
      .shade('M', 'G', 1, 0);
  }, 'k');
  for (const x of [6, 15, 24, 33]) c.part((l) => l.rect(x, 25, 7, 9, 'Y').rect(x, 25, 7, 3, 'y'), 'n');
  c.part((l) => l.polygon('43,25 49,25 53,29 53,34 43,34', 's').tint('s', 'w', (x, y) => x + y < 73), 'n');
  c.stamp(['..5.5..', '.55555.', 'k55555k', 'kwwwwwk', '.wkwkw.', '.wwwww.'], 15, 28); // one passenger, headphones on
  c.rect(52, 38, 2, 3, 'Y').rect(3, 38, 2, 3, '5');
  for (const x of [13, 42]) c.part((l) => l.disc(x, 45, 4.6, 'k').disc(x, 45, 2, 'h'), 'k');
  c.dither(50, 40, 6, 10, 'y', 0.35);
  // Wet street
  for (const [x, y, w, k] of [
    [6, 51, 7, 'Y'],
    [15, 53, 7, 'Y'],
    [24, 51, 7, 'Y'],
    [33, 53, 7, 'Y'],
    [8, 54, 5, 'M'],
    [26, 54, 6, 'M'],
    [42, 51, 9, 'S'],
    [0, 52, 4, '5'],
  ] as const)
    c.rect(x, y, w, 1, k);

  return c;
}
