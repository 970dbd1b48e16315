import { Canvas } from '../../kit/canvas.ts';
import type { Eye, Mouth } from '../../mascot/features.ts';
import { drawEars, drawFace, drawFeatures, drawHood, drawLeaf, type Ears } from './small-parts.ts';

type SmallLook = { eyes?: readonly [Eye, Eye]; mouth?: Mouth; ears?: Ears };

export function drawSmallHead({ eyes = ['open', 'open'], mouth = 'cat', ears = 'bent' }: SmallLook = {}) {
  const c = new Canvas(40, 40);
  drawEars(c, ears);
  drawHood(c);
  drawLeaf(c);
  drawFace(c);
  c.part((l) => {
    l.polygon('9.4,28 10,22 14,19 20,18.4 26,19 30,22 30.6,28 28,24 25,22.6 21,24 15,24.4 12,24', 'l');
    l.shade('l', 'L', 0, 1).set(14, 21, 'w').set(15, 20, 'w').set(16, 20, 'w').set(23, 20, 'w');
  }, 'v');
  return drawFeatures(c, eyes, mouth, 1);
}
