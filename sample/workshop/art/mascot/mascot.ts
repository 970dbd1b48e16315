import { Canvas } from '../kit/canvas.ts';
import type { Eye, Mouth } from './features.ts';
import { drawArms, drawBow, drawCape, drawEars, drawFace, drawHood, drawLeaf, type Ears } from './parts.ts';

export type Mood = {
  eyes?: readonly [left: Eye, right: Eye];
  mouth?: Mouth;
  ears?: Ears;
  arms?: 'rest' | 'wave' | 'none';
  /** How many rows lower than usual she looks. */
  down?: number;
  /** Drawn last, in front of everything. */
  prop?: (c: Canvas) => void;
};

/**
 * Bonbon from the ears to the cape, 40 x 40, on a transparent background: the same person as in the gallery. All moods
 * share head and cape, so that switching between two of them looks like one animal moving. The default is neutral.
 */
export function drawMascot({
  eyes = ['open', 'open'],
  mouth = 'cat',
  ears = 'up',
  arms = 'rest',
  down = 0,
  prop,
}: Mood = {}) {
  const c = new Canvas(40, 40);
  drawEars(c, ears);
  drawCape(c);
  drawHood(c);
  drawLeaf(c);
  drawFace(c, eyes, mouth, down);
  drawBow(c);
  if (arms !== 'none') drawArms(c, arms);
  prop?.(c);
  return c;
}
