import { Canvas } from '../kit/canvas.ts';
import { spark } from '../kit/patterns.ts';
import type { Picture } from '../kit/picture.ts';
import { drawMascot } from '../mascot/mascot.ts';
import { drawPaw, drawSleeve } from '../mascot/parts.ts';

const heart = ['55.55', '55555', '55555', '.555.', '..5..'];

/** Stripes across whatever is drawn already. */
const stripes = (l: Canvas) =>
  l.inside(() => {
    for (let x = -16; x < 48; x += 7)
      l.polygon([x, 0, x + 3, 0, x + 15, 26, x + 12, 26].join(' ').replace(/(\S+) (\S+)/g, '$1,$2'), '2');
  });

/** A sweet in its paper, 40 x 26. */
function drawWrapped(): Canvas {
  const c = new Canvas(40, 26);
  for (const flip of [false, true]) {
    const end = new Canvas(40, 26).part((l) =>
      l
        .polygon('12,13 3,4 4,10 1,13 4,16 3,23', '4')
        .shade('4', '5', 0, 1)
        .inside(() => l.line(3, 7, 10, 13, '5').line(3, 13, 10, 13, '3').line(3, 20, 10, 14, '6')),
    );
    c.put(end, 0, 0, { flip });
  }
  c.part((l) => {
    stripes(l.ellipse(20, 13, 10.5, 10.5, '4'));
    l.tint('4', '5', (x, y) => ((x - 18.6) / 10) ** 2 + ((y - 11.6) / 10) ** 2 > 1);
    l.tint('2', '3', (x, y) => ((x - 18.6) / 10) ** 2 + ((y - 11.6) / 10) ** 2 > 1);
    l.inside(() => l.ellipse(15, 7, 3, 1.8, 'w').ellipse(12.4, 10.4, 1, 1.4, 'w'));
  });
  return c.part((l) => l.stamp(heart, 18, 12), 'w');
}

/** The paper lies open, and a heart is left in it. */
function drawUnwrapped(): Canvas {
  const c = new Canvas(40, 26);
  c.part((l) => l.polygon('3,22 0,12 7,16 11,9 16,15 20,11 24,15 29,9 33,16 40,12 37,22', '5'));
  c.part((l) => l.stamp(['44..44.', '4w44444', '4444444', '4444445', '.44455.', '..445..', '...5...'], 16, 8), 'o');
  c.part((l) => {
    stripes(l.polygon('2,19 10,17 20,20 30,17 38,19 36,26 4,26', '4'));
    l.shade('4', '3', 0, -1);
  });
  spark(c, 'plus', 6, 5, 'Y', 'w');
  spark(c, 'plus', 33, 4, 'Y', 'w');
  return spark(c, 'plus', 20, 3, '4', 'w');
}

/** Bonbon points at a door. */
const drawPointing = () =>
  drawMascot({
    eyes: ['wink', 'open'],
    mouth: 'open',
    arms: 'none',
    prop: (c) => {
      drawSleeve(c, '15,39 9,37 6,34');
      c.part((l) => l.ellipse(4.5, 32.5, 2.6, 2.4, 'w').rect(0, 30, 4, 2, 'w').set(5, 34, '2'));
      drawSleeve(c, '30,41 28,39 26,38');
      drawPaw(c, 25, 37);
    },
  });

export const momentPictures: readonly Picture[] = [
  { file: 'images/moment/wrapped.svg', draw: drawWrapped },
  { file: 'images/moment/unwrapped.svg', draw: drawUnwrapped },
  { file: 'images/moment/pointing.svg', draw: drawPointing },
];
