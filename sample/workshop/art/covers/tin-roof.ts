import { cloud } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import { points } from '../kit/points.ts';

export function drawTinRoof(): Canvas {
  const c = new Canvas(56, 56);
  for (const [i, colour] of ['#24408f', '#2f4c9c', '#3f5fb0', '#4f70bc'].entries()) c.rect(0, i * 9, 56, 30, colour);
  cloud(c, -8, 12, 34, ['#6d82c8', '#4f66b4']);
  cloud(c, 26, 9, 38, ['#6d82c8', '#4f66b4']);
  // House
  c.rect(2, 32, 2, 20, '#472f66')
    .rect(52, 32, 2, 20, '#472f66')
    .rect(6, 32, 44, 20, '#5b3f7c')
    .rect(6, 32, 44, 3, '#472f66');
  for (let y = 38; y < 52; y += 4) c.rect(6, y, 44, 1, '#4f3670');
  c.part((l) => l.rect(14, 36, 12, 10, 'Y').rect(14, 36, 12, 3, 'y'), '#2a1550')
    .rect(19, 36, 2, 10, '#2a1550')
    .rect(14, 41, 12, 1, '#2a1550');
  c.stamp(['.M.M', 'MMM.', '.GM.', '.rr.', '.rr.'], 21, 41);
  c.part((l) => l.rect(34, 37, 9, 15, '#8a4b6a').rect(41, 44, 1, 2, 'Y'), '#2a1550');
  // Corrugated tin
  c.part((l) => {
    l.polygon('11,15 45,15 56,32 0,32', '#a5b8e8');
    for (let k = 0; k < 13; k++) {
      const [xt, xb] = [11 + k * 2.83, k * 4.66];
      l.inside(() =>
        l
          .polygon(
            [
              [xt, 15],
              [xt + 1.4, 15],
              [xb + 2.3, 32],
              [xb, 32],
            ],
            '#d3e0ff',
          )
          .polygon(
            [
              [xt + 1.9, 15],
              [xt + 2.83, 15],
              [xb + 4.66, 32],
              [xb + 3.4, 32],
            ],
            '#7f93cf',
          ),
      );
    }
    l.inside(() => l.rect(0, 30, 56, 2, '#6d7fc0'));
  }, '#1d1f52');
  c.part((l) => l.rect(38, 8, 6, 10, '#8f6f9e').rect(37, 7, 8, 2, '#b08fbf'), '#1d1f52');
  // Rain, and where it lands
  for (const [x, y] of points('3,3 12,9 20,2 29,8 33,1 49,4 53,12 5,20 51,22 2,40 53,38 30,36 47,44 10,47'))
    c.line(x, y, x - 1, y + 4, '#d3ebff');
  for (const [x, y] of points('14,14 24,14 33,13 8,22 44,20 28,21 19,26 38,27')) c.stamp(['w.w', '.w.'], x - 1, y);
  c.rect(0, 52, 56, 4, '#33408f');
  for (const [x, w] of points('2,8 29,12 45,9')) c.rect(x, 53, w, 1, '#86a3e0').rect(x + 3, 55, w - 6, 1, '#86a3e0');
  c.rect(14, 53, 12, 1, 'Y').rect(16, 55, 8, 1, 'A');
  return c;
}
