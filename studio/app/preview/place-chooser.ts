import type { Box } from '#studio/protocol/preview.ts';
import type { FrameFit } from './fit-frame.ts';

/** As chooser.module.css has them. */
const width = 400;
const titlePx = 52;
const choicePx = 90;
const gapPx = 12;

/** Where the list stands: below the thing, else above it, else as near as there is room. */
export function placeChooser(box: Box, fit: FrameFit, count: number): { left: number; top: number; maxHeight: number } {
  const scale = fit.isHalf ? 0.5 : 1;
  const height = Math.min(titlePx + count * choicePx, fit.shownHeight);
  const start = box.x * scale;
  const end = (box.x + box.width) * scale;
  const below = (box.y + box.height) * scale - fit.shift + gapPx;
  const above = box.y * scale - fit.shift - gapPx - height;
  const isRight = (start + end) / 2 > fit.shownWidth / 2;
  const left = isRight ? end - width : start;
  const fitsBelow = below >= 0 && below + height <= fit.shownHeight;
  const top = fitsBelow ? below : above >= 0 ? above : fit.shownHeight - height;
  return {
    left: Math.max(0, Math.min(left, fit.shownWidth - Math.min(width, fit.shownWidth))),
    top: Math.max(0, Math.min(top, fit.shownHeight - height)),
    maxHeight: fit.shownHeight,
  };
}
