import { Canvas } from '../kit/canvas.ts';
import type { Colour } from '../kit/palette.ts';
import { spark } from '../kit/patterns.ts';

function drawStage(c: Canvas): void {
  c.gradient(0, 0, 56, 44, [
    [0, '#2a1257'],
    [1, '#6b2a8c'],
  ]);
  c.polygon('22,0 34,0 50,46 6,46', '#8f46ad').polygon('25,0 31,0 42,46 14,46', '#b268c4');
  c.rect(0, 44, 56, 12, '#a4525f').rect(0, 44, 56, 1, '#ffb08a');
  for (const x of [6, 17, 28, 39, 50]) c.line(x, 45, 28 + (x - 28) * 2, 56, '#7d3552');
  c.ellipse(28, 50, 21, 4.6, '#d98a78');
  for (const flip of [false, true]) {
    const curtain = new Canvas(56, 56);
    curtain.part((l) => {
      l.polygon('0,0 13,0 12,12 9,24 4,32 6,40 5,46 0,46', '5');
      l.inside(() =>
        l.thin('4,0 3,18 0,30', '7').thin('9,0 8,14 3,30', '6').thin('7,0 6,14 2,29', '4').thin('2,34 3,46', '6'),
      );
      l.shade('5', '6', 2, 0);
    });
    curtain.part((l) => l.rect(0, 31, 6, 3, 'Y').rect(0, 33, 6, 1, 'A'));
    c.put(curtain, 0, 0, { flip });
  }
  c.part((l) =>
    l.polygon('0,-1 56,-1 56,4 50,7 44,4 36,8 28,4 20,8 12,4 6,7 0,4', '5').shade('5', 'Y', 0, 1).shade('5', '6', 0, 2),
  );
}

/** An arm from the left with its little finger extended. */
function drawArm(fur: Colour, shade: Colour, sleeve: Colour, cuff: Colour): Canvas {
  const c = new Canvas(56, 56);
  c.part((l) => l.limb('-2,45 9,39', [5.4, 4.6], sleeve).shade(sleeve, cuff, 0, 2));
  c.part((l) => {
    l.blob('10,34 15,28 21,28 25,32 24,38 18,42 12,41', fur);
    l.shade(fur, shade, 1, 2);
    l.inside(() => l.thin('17,33 20,34 22,33', shade).thin('15,36 18,38 21,37', shade));
  });
  c.part((l) => l.limb('6,40 11,36', [3.6, 4], 'w').shade('w', 'l', 0, 1));
  return c.part((l) => l.limb('19,30 24,24 28,20 30.6,22', [2.6, 2.3, 2.1, 1.9], fur).shade(fur, shade, 1, 1));
}

/** A pinky promise. */
export function drawPromise(): Canvas {
  const c = new Canvas(56, 56);
  drawStage(c);
  c.put(drawArm('#9c5a40', '#7a3f30', 'T', 't'), 0, 0, { flip: true });
  c.put(drawArm('w', '2', 'L', 'V'));
  c.part((l) => l.limb('31,26 29,24 27.4,20.6', [1.9, 2, 1.8], '#9c5a40').shade('#9c5a40', '#7a3f30', 1, 1));
  c.part((l) => l.stamp(['.44.44.', '4w44445', '4444445', '.44445.', '..445..', '...5...'], 25, 9));
  spark(c, 'star', 19, 17, 'Y');
  return spark(c, 'star', 38, 17, 'Y');
}
