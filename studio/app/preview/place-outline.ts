import type { Box } from '#studio/protocol/preview.ts';
import type { FrameFit } from './fit-frame.ts';

/** Room that a label needs above an outline. */
const labelPx = 46;

export type PlacedOutline = Box & { label: { at: 'above' | 'below' | 'inside'; side: 'start' | 'end' } };

/** Where an outline lies in the studio's layer. Its label stands above it, or where it is not cut off. */
export function placeOutline(box: Box, fit: FrameFit): PlacedOutline {
  const scale = fit.isHalf ? 0.5 : 1;
  const x = box.x * scale;
  const y = box.y * scale - fit.shift;
  const width = box.width * scale;
  const height = box.height * scale;
  const isTopCut = y < labelPx;
  const hasRoomBelow = y + height + labelPx <= fit.shownHeight;
  const at = !isTopCut ? 'above' : hasRoomBelow ? 'below' : 'inside';
  return { x, y, width, height, label: { at, side: x + width / 2 > fit.shownWidth / 2 ? 'end' : 'start' } };
}
