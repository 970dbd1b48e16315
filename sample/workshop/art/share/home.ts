import { drawFigure } from '../characters/bonbon/figure.ts';
import { cloud, flower, hill, sky, tree } from '../kit/backdrops.ts';
import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';
import { drawWindow, writeCaption, writeTitle } from './window.ts';

/** On a canvas of the figure's size, at her raised paw. */
function drawLollipop(): Canvas {
  const c = new Canvas(96, 124);
  c.part((l) => l.rect(75, 42, 2, 44, 'w').tint('w', 'l', (_x, y) => Math.floor(y / 3) % 2 === 0));
  return c.part((l) => {
    l.disc(76, 36, 10, '4');
    l.inside(() => {
      for (let i = 0; i < 110; i++) {
        const [dx, dy] = [Math.cos(i / 8) * i * 0.088, Math.sin(i / 8) * i * 0.088];
        l.rect(Math.round(75 + dx), Math.round(35 + dy), 2, 2, '1');
      }
    });
    l.shade('4', '5', 1, 1).shade('4', '3', -1, -1);
  });
}

function drawMeadow(c: Canvas): void {
  sky(c, 'day');
  c.disc(212, 24, 16, '#fff3c4').disc(212, 24, 13, '#ffe38a');
  each('118,30,34 206,46,44 -10,22,40', (x, y, w = 30) => cloud(c, x, y, w));
  hill(c, (x) => 86 + 6 * Math.sin(x / 26 + 1) + 3 * Math.sin(x / 11), '#ffb6d3', {
    top: '#ffd3e4',
    speck: '#ff9fc6',
    every: 11,
  });
  each('140,5 149,4 226,6 236,5', (x, r) => tree(c, x, 100, r));
  c.part((l) =>
    l
      .rect(211, 88, 20, 14, '#fffaf0')
      .shade('#fffaf0', 'C', 2, 0)
      .rect(214, 92, 5, 5, 'S')
      .rect(214, 94, 5, 1, 'w')
      .rect(223, 93, 5, 9, '5'),
  );
  c.part((l) =>
    l.rect(224, 74, 4, 9, 'h').polygon('207,90 221,76 235,90', '5').shade('5', '6', 1, 1).shade('5', '4', 0, -1),
  );
  each('227,70,2 230,65,2.6', (x, y, r = 2) => c.disc(x, y, r, 'w'));
  hill(c, (x) => 101 + 3 * Math.sin(x / 22 + 4) + 1.4 * Math.sin(x / 8), '#9fe3bf', {
    top: '#c4f3d8',
    speck: '#79cfa4',
  });
  each(
    '8,112,0 24,119,1 46,121,0 70,118,1 98,120,0 132,113,1 150,119,0 206,118,1 222,113,0 234,121,1',
    (x, y, isPink) => flower(c, x, y, isPink ? '4' : 'w'),
  );
  each('112,114 122,120 218,120', (x, y) =>
    c.part((l) => l.stamp(['.MGM.', '55555', '5y5y5', '.5556', '..6..'], x, y)),
  );
}

/** The owner waves from a meadow, a lollipop in the other paw. */
export function drawHomeShare(): Canvas {
  const c = new Canvas(240, 126);
  drawMeadow(c);
  c.ellipse(180, 119, 28, 4, '#79cfa4');
  drawWindow(c, { x: 10, y: 19, w: 128, h: 70 });
  writeTitle(c, ['BONBON'], 74, 45);
  writeCaption(c, 'WIPE YOUR PAWS, COME IN!', 74, 69);
  c.put(drawFigure({ pose: 'stage', mouth: 'laugh', hold: drawLollipop() }), 132, 1);
  each('146,10 226,62 148,62', (x, y) => spark(c, 'plus', x, y, 'w', 'Y'));
  return c;
}
