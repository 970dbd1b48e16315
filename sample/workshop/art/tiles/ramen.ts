import { Canvas } from '../kit/canvas.ts';
import { stripes } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

function drawBowl(c: Canvas): void {
  c.part((l) => {
    l.polygon('4,26 46,26 44,33 40,39 34,43 16,43 10,39 6,33', '5');
    l.shade('5', '6', 3, 2).shade('5', '4', -2, -1);
    l.inside(() => {
      l.rect(0, 32, 50, 1, 'w').rect(0, 38, 50, 1, 'w');
      for (let x = 6; x < 46; x += 7) l.stamp(['wwww', 'w..w', 'w.ww', 'w...'], x, 34);
    });
    l.tint('w', '2', (x) => x > 36);
  });
  c.part((l) => l.rect(17, 43, 16, 3, '6').tint('6', '7', (x) => x > 28));
  c.part((l) => l.ellipse(25, 26, 21.4, 7.4, '4').ellipse(25, 26, 19.6, 6.2, '7'));
}

function drawSoup(c: Canvas): void {
  const soup = new Canvas(50, 50).ellipse(25, 26.6, 18.6, 5.2, 'A');
  soup.inside(() => {
    each('8,28 13,30 18,31', (x, y) =>
      soup.thin(
        [
          [x, y - 4],
          [x + 4, y - 2],
          [x + 12, y + 1],
        ],
        'a',
      ),
    );
    for (let i = 0; i < 7; i++)
      soup.thin(
        [
          [12 + i * 3, 23],
          [17 + i * 3, 26],
          [13 + i * 3, 29],
          [18 + i * 3, 32],
        ],
        i % 2 ? 'y' : 'Y',
      );
  });
  c.put(soup);
}

function drawLiftedNoodles(c: Canvas): void {
  c.part((l) => {
    for (let i = 0; i < 5; i++) {
      l.thin(
        [
          [20 + i * 2, 10],
          [19 + i * 2, 17],
          [21 + i * 2, 22],
          [19 + i * 2, 28],
        ],
        i % 2 ? 'Y' : 'y',
      );
      l.thin(
        [
          [21 + i * 2, 10],
          [20 + i * 2, 17],
          [22 + i * 2, 22],
          [20 + i * 2, 28],
        ],
        i % 2 ? 'A' : 'Y',
      );
    }
  }, 'a');
  for (const path of ['48,1 15,12', '49,5 15,14']) {
    c.part((l) => l.limb(path, [1.4, 0.9], 'r').shade('r', 'q', 0, 1), 'Q');
  }
}

export function drawRamen(): Canvas {
  const c = new Canvas(50, 50);
  stripes(c, 's', '#e6f4ff', { size: 5 });
  c.ellipse(25, 46, 18, 2.4, '#a9d2f6');
  c.part((l) => l.polygon('33,14 42,16 41,27 32,26', 'n').shade('n', 'G', -1, 0).shade('n', '#0b3a33', 1, 0), 'k');
  drawBowl(c);
  drawSoup(c);
  c.part((l) =>
    l.ellipse(11.5, 25, 5.4, 4, 'w').shade('w', 'g', 1, 1).stamp(['.44..', '4..4.', '4.44.', '.4...'], 9, 23),
  );
  c.part((l) => l.ellipse(37, 27, 5.8, 4.2, 'w').ellipse(37, 27.4, 3.6, 2.6, 'A').ellipse(36.6, 27, 2.2, 1.4, 'Y'));
  drawLiftedNoodles(c);
  each('18,29 29,30 31,24 16,24', (x, y) => c.set(x, y, 'M').set(x + 1, y, 'G'));
  c.thin('8,15 6,12 9,8 7,4', 'w').thin('9,15 7,12 10,8 8,4', 'w').thin('13,9 12,7 14,4', 'w');
  return c;
}
