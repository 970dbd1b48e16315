import { Canvas } from '../../kit/canvas.ts';
import { tilt } from '../tilt.ts';
import { drawBoots, drawCoat, drawCrossbow, drawGlove, drawSleeve } from './body.ts';
import { drawHead } from './head.ts';

/** On duty, on a layer of 120 x 132: he leans forward, and the spyglass points at the viewer. */
export function drawLookout(): Canvas {
  const c = new Canvas(120, 132);
  const trunk = new Canvas(104, 128);
  drawCrossbow(trunk, 86, 84);
  drawBoots(trunk, [41, 63]);
  drawCoat(trunk);
  c.put(trunk, 6, -4);
  drawSleeve(c, '34,76 20,80 12,70', [6, 5.8, 4.6]);
  c.put(tilt(drawHead({ eyes: 'gruff', brows: 1 }), -0.09, { x: 16, y: 0, w: 120, h: 132, around: [56, 66] }));
  c.part(
    (l) => l.limb('12,68 7,58', [2, 1.6], 'b').disc(12, 67, 4.8, 'b').shade('b', 'q', 1, 1).shade('b', 'r', -1, -1),
    'Q',
  );
  c.put(drawSpyglass(), 0, 2);
  drawSleeve(c, '82,78 92,82 88,73', [6, 5.6, 4.8]);
  drawGlove(c, 84, 70, 5);
  return c;
}

/** The spyglass, foreshortened: three rings, each nearer and larger, and his eye in the last one. */
function drawSpyglass(): Canvas {
  const c = new Canvas(120, 132);
  c.part((l) => l.limb('66,55 71,58', [4.6, 5.4], 'r').shade('r', 'b', 1, 2), 'Q');
  c.part((l) => l.limb('71,57 76,60', [6.6, 7.8], 'Y').shade('Y', 'A', 1, 2).shade('Y', 'y', -1, -1), 'Q');
  c.part((l) => l.disc(78, 61, 10.5, 'A').disc(77.6, 60.6, 9.6, 'Y').shade('Y', 'y', -1, -1), 'Q');
  c.part(
    (l) =>
      l
        .disc(78, 61, 7.4, 's')
        .inside(() =>
          l
            .ellipse(78, 62, 6.4, 5.6, 'w')
            .disc(77, 62, 3.8, 'G')
            .disc(77, 62, 2.2, 'k')
            .rect(75, 60, 2, 2, 'w')
            .rect(70, 53, 16, 4, '#ffb7a8'),
        ),
    'q',
  );
  return c.stamp(['..w', '.w.', 'w..'], 81, 64);
}
