import { skyline } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

function drawTown(c: Canvas): void {
  for (const [i, colour] of ['#14103a', '#181a52', '#1e2a70', '#284290', '#355cb0'].entries())
    c.rect(0, i * 8, 56, 12, colour);
  starfield(c, { count: 10, seed: 7, colours: ['w', 'S'], keep: (x, y) => y < 16 && x < 36 });
  c.put(new Canvas(56, 56).disc(46, 9, 6, '#fff0b3').erase((x, y) => (x - 43.2) ** 2 + (y - 7.2) ** 2 < 5.2 ** 2));
  skyline(c, 40, { seed: 5, wall: '#1a2464', lit: 'Y', dim: '#3f5fb0', min: 8, max: 22, edge: '#2c3c86' });
  c.rect(0, 38, 56, 18, '#17183f').rect(0, 38, 56, 2, '#33408f').rect(0, 40, 56, 1, '#5c6cc0');
}

/** The last seat by the window: headphones on, forehead on the glass. */
function drawPassenger(c: Canvas): void {
  c.stamp(['ww...ww.', 'w3...3w.', '.55555..', 'L555555L', 'Lwwwww5L', 'LkwwkwLL', '.w4ww4..'], 15, 26);
}

function drawBus(c: Canvas): void {
  c.part((l) => {
    l.box(2, 21, 51, 25, 'M').rect(49, 22, 4, 22, 'M');
    l.rect(4, 21, 47, 1, 'm')
      .rect(3, 22, 49, 1, 'm')
      .rect(3, 37, 50, 3, 'w')
      .rect(3, 41, 50, 5, 'G')
      .rect(3, 40, 50, 1, '#58bd94');
    l.rect(51, 24, 2, 13, '#58bd94');
  }, 'k');
  each('5 14 23 32', (x) =>
    c.part(
      (l) =>
        l
          .box(x, 25, 8, 9, 'Y')
          .rect(x + 1, 25, 6, 2, 'y')
          .rect(x, 31, 8, 3, 'A'),
      'n',
    ),
  );
  c.part(
    (l) =>
      l
        .polygon('42,25 48,25 53,30 53,35 42,35', 's')
        .tint('s', 'w', (x, y) => x + y < 73)
        .tint('s', 'S', (x, y) => x - y > 19),
    'n',
  );
  drawPassenger(c);
  c.rect(44, 31, 3, 4, 'V').disc(46.5, 30, 2, 'C').rect(45, 27, 4, 2, '5');
  c.part((l) => l.rect(24, 17, 14, 4, 'k').rect(25, 18, 12, 2, 'Y').stamp(['a.aa.a.aa.a'], 26, 18), 'k');
  each('13 42', (x) => c.part((l) => l.disc(x, 46, 4.6, '#2e2350').disc(x, 46, 2.2, 'h').disc(x, 46, 1, 'w'), 'k'));
  c.rect(51, 41, 3, 3, 'y').rect(2, 41, 2, 3, '5');
}

export function drawNightBus(): Canvas {
  const c = new Canvas(56, 56);
  drawTown(c);
  c.polygon('53,41 60,38 60,50 53,45', '#8f8a6a').polygon('53,42 60,41 60,47 53,44', '#fff0b3');
  drawBus(c);
  each('6,52,8 15,54,6 24,52,8 33,54,7', (x, y, w) => c.rect(x, y, w, 1, 'Y'));
  each('2,53,3 26,54,5 10,55,6', (x, y, w) => c.rect(x, y, w, 1, '#58bd94'));
  return c.rect(42, 52, 9, 1, 'S').rect(46, 54, 9, 1, 'y').rect(0, 51, 3, 1, '5');
}
