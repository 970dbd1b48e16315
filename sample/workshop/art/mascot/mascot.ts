import { Canvas } from '../kit/canvas.ts';
import type { Eye, Mouth } from './features.ts';
import {
  drawBody,
  drawBow,
  drawEars,
  drawFace,
  drawFeatures,
  drawHood,
  drawLeaf,
  drawPaws,
  type Ears,
} from './parts.ts';

export type Mood = {
  eyes?: readonly [left: Eye, right: Eye];
  mouth?: Mouth;
  ears?: Ears;
  paws?: 'rest' | 'wave' | 'none';
  /** Drawn last, in front of everything. */
  prop?: (c: Canvas) => void;
};

/**
 * Bonbon's head and paws, 40 x 40, on a transparent background. All moods share the base of the ears, hood, face and
 * body, so that switching between two of them looks like one animal moving. The default is the neutral mood.
 */
export function drawMascot({ eyes = ['open', 'open'], mouth = 'cat', ears = 'up', paws = 'rest', prop }: Mood = {}) {
  const c = new Canvas(40, 40);
  drawEars(c, ears);
  drawBody(c);
  drawHood(c);
  drawLeaf(c);
  drawFace(c);
  drawFeatures(c, eyes, mouth);
  drawBow(c);
  if (paws !== 'none') drawPaws(c, paws);
  prop?.(c);
  return c;
}
