import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import { each } from '../kit/points.ts';

const cave = '#0a1828';

function drawCave(c: Canvas): void {
  for (const [i, colour] of ['#0d2436', '#0f3440', '#124748', '#14594a'].entries()) c.rect(0, i * 12, 56, 20, colour);
  c.ellipse(28, 24, 20, 22, '#14594a').ellipse(28, 24, 15, 18, '#1d7562').ellipse(28, 24, 10.5, 14, '#2f9c78');
  c.polygon('0,0 18,0 13,9 9,6 7,21 4,16 2,36 0,32', cave).polygon('56,0 38,0 43,8 46,4 50,19 52,14 54,34 56,30', cave);
  c.polygon('21,0 27,0 24,7', cave).polygon('30,0 36,0 33,5', cave);
  c.rect(0, 44, 56, 12, '#0f3d3f').ellipse(28, 47, 27, 7, '#14594a');
  c.ellipse(25, 47, 20, 4.6, '#2f9c78')
    .ellipse(25, 47, 16.6, 3.6, '#14594a')
    .ellipse(25, 47, 12, 2.5, 'M')
    .ellipse(25, 47, 8, 1.6, 'm');
}

function drawCrystal(c: Canvas): void {
  c.part((l) => {
    l.polygon('27,6 37,21 27,39 17,21', 'M')
      .polygon('27,6 27,39 17,21', 'm')
      .polygon('27,6 23,21 27,39 17,21', '#eafff6');
    l.polygon('27,6 37,21 27,39 32,21', 'G').inside(() => l.thin('17,21 36,21', 'w', false));
  }, '#0a2a2c');
  c.line(22, 16, 20, 19, 'w').line(22, 24, 24, 30, 'w');
}

/** The sword is put aside, the helmet is off: a safe place. */
function drawHero(c: Canvas): void {
  c.part(
    (l) => l.rect(51, 28, 2, 22, 'g').rect(52, 28, 1, 22, 'H').rect(48, 48, 8, 2, 'Y').rect(51, 50, 2, 4, 'r'),
    cave,
  );
  for (const path of ['40,34 37,29 35,27', '45,34 47,29 45,25'])
    c.part((l) => l.limb(path, [1.8, 1.9, 1.4], 'w').shade('w', '2', 1, 0), cave);
  c.part((l) => l.blob('37,43 48,43 52,50 51,56 35,56 35,49', 'V').shade('V', 'v', 2, 1).shade('V', 'L', -1, 0), cave);
  c.part((l) => l.ellipse(42.5, 39, 7, 6, '5').shade('5', '6', 1, 1).shade('5', '4', -1, -1), cave);
  c.part((l) => l.ellipse(41, 40.4, 4.8, 3.8, 'w'), cave)
    .stamp(['k.k', '.k.'], 37, 39)
    .stamp(['k.k', '.k.'], 42, 39);
  c.rect(37, 42, 1, 1, '4').rect(44, 42, 1, 1, '4');
  c.part((l) => l.stamp(['.M.M.', 'MGMGM'], 40, 33), cave);
  c.part((l) => l.limb('37,49 32,52', [2, 1.8], 'w').limb('48,50 46,53', [1.8, 1.8], 'w'), cave);
}

export function drawSavePoint(): Canvas {
  const c = new Canvas(56, 56);
  drawCave(c);
  drawCrystal(c);
  each('13,28 41,13', (x, y) => spark(c, 'star', x, y, 'm'));
  each('10,42 18,12 35,30', (x, y) => spark(c, 'plus', x, y, 'M'));
  drawHero(c);
  return c;
}
