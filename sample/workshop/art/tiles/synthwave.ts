import { Canvas } from '../kit/canvas.ts';
import { starfield } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

const crown = [
  '....nnn.....nnn...',
  '..nnnnnn..nnnnnnn.',
  '.nnnnnnnnnnnnnnnnn',
  'nnn..nnnnnnnnn..nn',
  'nn..nnnnnnnnnnn..n',
  'n..nnnnnnnn.nnnn..',
  '..nnnn.nnn...nnnn.',
  '..nnn.nnn......nn.',
  '.nnn..nnn......nn.',
  '.nn...nn........n.',
  '.n....nn..........',
];

const sunset = ['y', 'y', 'Y', 'Y', '#ffab5c', '#ff8a5c', '#ff6a7c', '5'];

function drawSun(c: Canvas): void {
  const sun = new Canvas(50, 50);
  for (const [i, colour] of sunset.entries()) sun.rect(0, 8 + Math.round(i * 3.25), 50, 4, colour);
  sun.erase((x, y) => (x - 25) ** 2 + (y - 21) ** 2 > 13 ** 2);
  each('20,1 24,1 27,2 31,2', (top, h) => sun.erase((_x, y) => y > top && y < top + h));
  c.put(sun);
}

function drawPalm(c: Canvas, flip: boolean): void {
  const palm = new Canvas(50, 50);
  palm.stamp(crown, -3, 9, { map: { n: 'N' } });
  palm.thin('4,18 5,26 4,33 2,43', 'N').thin('5,18 6,26 5,33 4,43', 'N').thin('5,26 4,33 3,43', 'N');
  c.put(palm, 0, 0, { flip });
}

export function drawSynthwave(): Canvas {
  const c = new Canvas(50, 50);
  c.gradient(0, 0, 50, 34, [
    [0, '#472a8c'],
    [0.4, '#8f3fb4'],
    [0.75, '#f46fb0'],
    [1, '#ffc4a8'],
  ]);
  starfield(c, { count: 9, seed: 4, colours: ['w', 'L'], keep: (x, y) => y < 14 && Math.abs(x - 25) > 10 });
  drawSun(c);
  c.polygon('0,34 0,29 6,25 12,30 15,28 20,34', '#4a1d78').polygon('50,34 50,27 45,24 39,29 36,27 30,34', '#4a1d78');
  c.rect(0, 34, 50, 16, '#1d0f3c').dither(0, 34, 50, 5, '#5c1f68', (_u, v) => 0.8 - v);
  for (const y of [36, 39, 43, 48]) c.rect(0, y, 50, 1, '#7450cf');
  for (let k = -7; k <= 7; k++) c.line(Math.round(25 + k * 3), 35, Math.round(25 + k * 11), 50, '#b99bf5');
  c.rect(0, 34, 50, 1, '#ffd0f0');
  drawPalm(c, false);
  drawPalm(c, true);
  return c;
}
