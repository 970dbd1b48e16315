import { Canvas } from '../kit/canvas.ts';

/** A striped sweet: its body, and the two twisted ends of its wrapper. */
export function drawSweet(): Canvas {
  const c = new Canvas(40, 40);
  const end = new Canvas(40, 40).part((l) => {
    l.polygon('9,27 4,20.6 2.6,22.6 0.6,21.4 1.4,27 0.6,32.6 2.6,31.4 4,33.4', '2').shade('2', '3', 0, 2);
    l.inside(() => l.thin('9,26 2,24', '4').thin('9,28 2,30', '4'));
  });
  c.put(end).put(end, 0, 0, { flip: true });
  return c.part((l) => {
    l.ellipse(20, 27, 13.4, 11.6, '4');
    l.inside(() => {
      for (const x of [-1, 9, 19, 29, 39])
        l.limb(
          [
            [x - 7, 41],
            [x + 1, 27],
            [x + 6, 14],
          ],
          2.4,
          '1',
        );
    });
    l.shade('4', '5', 2, 2).shade('1', '3', 2, 2).shade('4', '3', -1, -1).shade('1', 'w', -1, -1);
  });
}
