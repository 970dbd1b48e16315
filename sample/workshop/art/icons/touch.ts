import { Canvas } from '../kit/canvas.ts';
import { gingham } from '../kit/patterns.ts';
import { drawMascot } from '../mascot/mascot.ts';

/** 45 x 45: the mascot looks over the lower edge of a tile of gingham. Phones round its corners. */
export const drawTouchIcon = () =>
  gingham(new Canvas(45, 45), '2', '#ffbcd6', '3', { size: 4 }).put(drawMascot(), 2, 5);
