import { Canvas } from '../../kit/canvas.ts';
import { gingham } from '../../kit/patterns.ts';
import { each } from '../../kit/points.ts';
import { drawMicrophone } from '../../props/microphone.ts';
import { tilt } from '../tilt.ts';
import { drawPaw, drawSleeve } from './body.ts';
import { drawHead } from './head.ts';

/** Singing, on a layer of 120 x 132: one arm up, one leg to the side, the skirt swinging. */
export function drawSinger(): Canvas {
  const c = new Canvas(120, 132);
  drawLegs(c);
  drawSkirt(c);
  drawSleeve(c, '72,72 84,66 90,54', [3.8, 3.6, 3.2]);
  drawPaw(c, 91, 50, 3.6);
  c.part((l) => {
    l.blob('52,60 68,60 76,67 83,78 72,83 60,84 48,84 37,80 44,68', '5');
    l.shade('5', '6', -2, 1).shade('5', '4', 1, -1);
    l.inside(() => each('47,72 54,78 43,77 66,77 73,72 76,78', (x, y) => l.rect(x, y, 1, 2, 'y')));
  });
  c.put(tilt(drawHead({ eyes: 'open', mouth: 'laugh' }), -0.13, { x: 28, y: 1, w: 120, h: 132, around: [60, 58] }));
  c.part((l) => {
    l.polygon('50,61 57,65 57,68 50,71 52,66', 'y').polygon('70,63 63,66 63,69 69,73 68,68', 'y');
    l.shade('y', 'Y', 0, 2)
      .disc(60, 67, 4, '4')
      .tint('4', '5', (_x, y) => y > 68.5);
    l.inside(() => l.thin('58,66 60,65 62,67 60,69', 'w'));
  });
  drawMicrophone(c, 41, 58, 9);
  c.part((l) => l.limb('41,66 41,76', [1.6, 1.2], 'V').shade('V', 'v', 1, 0));
  drawSleeve(c, '46,75 36,80 39,73', [3.6, 3.4, 2.8]);
  drawPaw(c, 41, 70.5, 3.4);
  return c;
}

function drawLegs(c: Canvas) {
  c.part((l) => {
    l.rect(54, 92, 6, 19, 'w');
    for (let y = 94; y < 111; y += 4) l.rect(54, y, 6, 2, '3');
    l.tint('w', '2', (x) => x < 55.5).tint('3', '4', (x) => x < 55.5);
  });
  c.part((l) =>
    l
      .blob('53,110 60,110 61,114 60,117 51,117 50,114', '6')
      .shade('6', '7', -1, 1)
      .inside(() => l.rect(56, 112, 2, 1, '4')),
  );
  c.part((l) => {
    l.limb('68,93 79,99 92,95', [3.6, 3.2, 3], 'w');
    l.tint('w', '3', (x) => Math.floor(x / 2) % 2 === 0)
      .shade('3', '4', 0, 1)
      .shade('w', '2', 0, 1);
  });
  c.part((l) =>
    l
      .blob('92,91 97,87 101,89 101,95 97,99 93,99', '6')
      .shade('6', '7', 0, 1)
      .inside(() => l.rect(96, 91, 2, 1, '4')),
  );
}

function drawSkirt(c: Canvas) {
  c.part((l) => {
    each('39,94.6 43,96.4 47,97.6 52,98.4 57,99 62,99 67,98.4 72,97 76,95 80,92.4 83,89.4', (x, y) =>
      l.disc(x, y, 2.7, 'w'),
    );
    l.shade('w', '2', 0, 1);
  });
  c.part((l) => {
    l.blob('51,77 68,77 75,82 83.6,89 77,94 68,97.4 58,98 47,96.6 37,93 44,85', '1');
    l.inside(() => gingham(l, '1', '2', '3', { size: 3 }));
    l.tint('1', '2', (x, y) => x < 49 - (y - 88) * 0.5).tint('2', '3', (x, y) => x < 46 - (y - 88) * 0.5);
  });
}
