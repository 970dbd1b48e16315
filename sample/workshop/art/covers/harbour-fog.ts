import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { each } from '../kit/points.ts';

const [line, rock] = ['#33305e', '#5f5690'] as const;

/** Bands of flat colour: fog has no detail. */
function drawBackground(c: Canvas): void {
  for (const [i, colour] of ['#7f89c4', '#939acd', '#a9a8d6', '#c0b7de', '#d6c9e6', '#e9deee'].entries()) {
    c.rect(0, i * 7, 56, 8, colour);
  }
  c.polygon('31,13 0,4 0,25', '#cfc6c8').polygon('31,13 0,8 0,20', '#f3e6b4');
  c.polygon('38,13 56,8 56,20', '#cfc6c8').polygon('38,13 56,11 56,17', '#f3e6b4');
}

function drawLighthouse(c: Canvas): void {
  c.part(
    (l) =>
      l
        .blob('22,50 27,43 35,41 45,43 51,50 54,58 18,58', rock)
        .shade(rock, '#4a4278', 2, 1)
        .shade(rock, '#7a70ac', -1, -1),
    line,
  );
  c.part((l) => {
    l.polygon('31,18 39,18 42,44 28,44', 'w');
    l.inside(() => l.rect(20, 22, 30, 6, '5').rect(20, 34, 30, 6, '5'));
    l.tint('w', '#cfc6e6', (x) => x > 36.5).tint('5', '6', (x) => x > 36.5);
    l.tint('5', '4', (x) => x < 31);
  }, line);
  c.part((l) => l.rect(32, 10, 6, 7, 'y').rect(34, 11, 2, 5, 'w').rect(29, 16, 12, 2, rock), line);
  c.part((l) => l.polygon('35,3 40,10 30,10', '5').tint('5', '6', (x) => x > 35.5), line);
  c.part((l) => l.box(33, 39, 4, 6, rock), line).rect(34, 30, 2, 3, line);
}

/** Three long puffs. */
function drawFogBank(c: Canvas, x: number, y: number, w: number, colour: Colour, light: Colour): void {
  c.part((l) => {
    each('0,1,3 0.1,0.45,5 0.35,0.5,7', (from, length, h) => {
      l.limb(
        [
          [x + w * from + 3, y - h / 2],
          [x + w * (from + length) - 3, y - h / 2],
        ],
        h / 2,
        colour,
      );
    });
    l.shade(colour, light, 0, -1);
  }, null);
}

function drawBoat(c: Canvas): void {
  c.part((l) => l.polygon('2,46 23,46 20,52 6,52', '5').shade('5', '6', 1, 1).rect(2, 46, 21, 1, '3'), line);
  c.part(
    (l) => l.rect(8, 39, 7, 7, 'w').rect(14, 39, 1, 7, '#cfc6e6').rect(7, 38, 9, 1, 'V').rect(10, 41, 3, 3, 'Y'),
    line,
  );
  c.rect(19, 35, 1, 11, line).rect(20, 36, 3, 3, 'M');
}

/** The lighthouse is on, and a small boat comes home. */
export function drawHarbourFog(): Canvas {
  const c = new Canvas(56, 56);
  drawBackground(c);
  c.rect(0, 40, 56, 16, '#8f8cc0');
  drawLighthouse(c);
  drawFogBank(c, 34, 47, 30, '#c3bade', '#dcd5ee');
  drawFogBank(c, -14, 44, 26, '#c3bade', '#dcd5ee');
  drawBoat(c);
  drawFogBank(c, -12, 57, 50, '#e6e0f2', 'w');
  drawFogBank(c, 22, 58, 46, '#e6e0f2', 'w');
  each('46,26 50,22 22,30', (x, y) => c.stamp(['w...w', '.w.w.', '..w..'], x, y));
  return c;
}
