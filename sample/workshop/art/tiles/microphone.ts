import { Canvas } from '../kit/canvas.ts';
import { rays } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

function drawStand(c: Canvas): void {
  c.part((l) => l.rect(23, 36, 5, 7, 'V').rect(23, 36, 1, 7, 'L').rect(27, 36, 1, 7, 'v'));
  c.part((l) => l.box(13, 42, 25, 5, 'V').rect(15, 42, 21, 1, 'L').rect(14, 46, 23, 1, 'v'));
  const isGap = (x: number, y: number) => y < 20 || ((x - 25.5) / 11) ** 2 + ((y - 21) / 13.4) ** 2 < 1;
  c.part((l) => l.ellipse(25.5, 21.5, 13.6, 15.6, 'V').erase(isGap).shade('V', 'v', 1, 1).shade('V', 'L', -1, 0));
}

function drawCapsule(c: Canvas): void {
  c.part((l) => {
    l.ellipse(25.5, 13, 8.6, 9.4, 'h').rect(17, 13, 17, 10, 'h').ellipse(25.5, 23, 8.6, 8, 'h');
    l.tint('h', 'w', (x) => x < 21)
      .tint('h', 'g', (x) => x < 25)
      .tint('h', 'H', (x) => x > 31);
    l.inside(() => {
      for (let y = 5; y < 17; y += 2) for (let x = 17; x < 35; x += 2) l.set(x + ((y >> 1) % 2), y, 'j');
      l.rect(16, 17, 20, 4, '5').rect(16, 17, 20, 1, '4').rect(16, 20, 20, 1, '6').rect(17, 18, 5, 1, '3');
      l.rect(16, 30, 20, 1, 'H');
    });
  });
  c.stamp(['.6.6.', '66666', '.666.', '..6..'], 23, 23);
  c.rect(20, 23, 1, 5, 'w');
}

export function drawMicrophone(): Canvas {
  const c = new Canvas(50, 50);
  rays(c, '1', '2', { count: 12, cx: 25.5, cy: 21 });
  drawStand(c);
  drawCapsule(c);
  for (const x of [12.5, 38.5])
    c.part((l) =>
      l
        .disc(x, 20.5, 2.4, 'Y')
        .shade('Y', 'A', 1, 1)
        .set(x - 1.5, 19, 'w'),
    );
  each('4,0 44,1', (x, isRight) => {
    c.stamp(['..5.', '.5..', '5..5', '5.5.', '5..5', '.5..', '..5.'], x - 2, 7, { flip: isRight === 1 });
  });
  return c.stamp(['.VV', '.V.', 'VV.', 'VV.'], 4, 32).stamp(['.4444', '.4..4', '.4..4', '44.44', '44.44'], 41, 29);
}
