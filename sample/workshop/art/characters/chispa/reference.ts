import { drawReferencePicture } from '../layouts.ts';
import { drawSmallFigure } from './small-figure.ts';

export function drawChispaReference() {
  return drawReferencePicture({
    front: drawSmallFigure(false),
    back: drawSmallFigure(true),
    swatches: ['S', 'B', 'w', 'T', 'q', 'Y', 'A', '6'],
    paper: ['#fffdf2', '#fff3cf'],
    prop: (c) => {
      for (let i = 0; i < 8; i++)
        c.part(
          (l) =>
            l
              .disc(
                46 + 5.4 * Math.cos((i * Math.PI) / 4),
                14 + 5.4 * Math.sin((i * Math.PI) / 4),
                1.7,
                i === 2 ? 'M' : 'b',
              )
              .set(45 + 5.4 * Math.cos((i * Math.PI) / 4), 13 + 5.4 * Math.sin((i * Math.PI) / 4), i === 2 ? 'm' : 'T'),
          'Q',
        );
      c.part((l) => l.polygon('45,23 47,23 48.4,29 43.6,29', '5').tint('5', '6', (x) => Math.floor(x) % 2 === 0));
    },
  });
}
