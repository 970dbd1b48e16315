import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';

export function drawSavePoint(): Canvas {
  const c = new Canvas(56, 56);

  c.gradient(0, 0, 56, 56, [
    [0, '#0d2436'],
    [0.6, '#14594a'],
    [1, '#0f3d3f'],
  ]);
  // Cave walls
  c.polygon('0,0 16,0 12,8 9,6 6,20 4,16 2,34 0,30', '#0a1828').polygon(
    '56,0 40,0 43,6 46,4 50,18 52,14 54,32 56,28',
    '#0a1828',
  );
  c.polygon('22,0 27,0 25,6', '#0a1828').polygon('30,0 36,0 32,9', '#0a1828');
  for (const [k, code] of [
    [21, '#1a6b5c'],
    [15, '#2f9c78'],
    [9, '#79d9ae'],
  ] as const)
    c.dither(28 - k, 0, k * 2, 48, code, (u, v) =>
      Math.abs(u - 0.5) < 0.5 - v * 0.02 ? (1 - Math.abs(u - 0.5) * 2) * 0.42 * v : 0,
    );
  c.ellipse(28, 47, 24, 6, '#14594a')
    .ellipse(28, 46, 21, 5, '#2f9c78')
    .ellipse(28, 46, 17, 3.8, '#14594a')
    .ellipse(28, 46, 13, 2.8, '#79d9ae')
    .ellipse(28, 46, 9, 1.8, '#cdf5e1');
  c.part((l) => {
    // The crystal
    l.polygon('28,8 37,22 28,38 19,22', 'M');
    l.polygon('28,8 28,38 19,22', 'm')
      .polygon('28,8 24,22 28,38 19,22', '#e9fff5')
      .polygon('28,8 37,22 28,38 32,22', 'G');
    l.inside(() => l.thin('19,22 24,22 28,22 32,22 36,22', 'w', false));
  }, '#0a2a2c');
  c.line(24, 17, 22, 21, 'w');
  spark(c, 'big', 38, 11, '#cdf5e1', 'w');
  spark(c, 'star', 14, 28, '#79d9ae', 'w');
  spark(c, 'plus', 44, 32, '#79d9ae', 'w');
  spark(c, 'plus', 16, 13, '#79d9ae', 'w');
  // A tired hero rests beside it
  c.part((l) => l.rect(42, 31, 2, 6, 'w').rect(46, 31, 2, 6, 'w'), '#0a1828');
  c.part((l) => l.blob('40,47 44,44 49,46 52,53 37,53', '4').shade('4', '5', 1, 1), '#0a1828');
  c.part(
    (l) =>
      l
        .ellipse(45, 41, 5.6, 5, '5')
        .shade('5', '6', 1, 1)
        .inside(() => l.ellipse(43.6, 42, 3.4, 2.8, 'w')),
    '#0a1828',
  );
  c.rect(42, 42, 1, 1, 'k').rect(45, 42, 1, 1, 'k').rect(43, 36, 4, 1, 'M');
  c.part((l) => l.rect(39, 48, 3, 3, 'w'), '#0a1828');
  c.thin('53,53 53,39', 'h').rect(51, 40, 5, 1, 'Y').set(53, 38, 'Y');

  return c;
}
