import type { CropBox } from '#studio/protocol/media.ts';

type Size = { width: number; height: number };

export type CropRules = {
  /** Of the picture. */
  whole: Size;
  /** The frame keeps this shape, and is never smaller; undefined for any shape. */
  exact?: Size | undefined;
  /** Of pixel art: the frame is a whole multiple of it. */
  grid: number;
};

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** The largest frame of the right shape, in the middle; of any shape, the whole picture. */
export function beginFrame({ whole, exact, grid }: CropRules): CropBox {
  if (!exact) return { left: 0, top: 0, ...whole };
  const most = Math.min(whole.width / exact.width, whole.height / exact.height);
  // Pixel art that is made smaller by a fraction loses pixels.
  const times = grid > 1 || most < 2 ? Math.max(1, Math.floor(most / grid) * grid) : most;
  const width = Math.min(whole.width, Math.round(exact.width * times));
  const height = Math.min(whole.height, Math.round(exact.height * times));
  return { left: Math.floor((whole.width - width) / 2), top: Math.floor((whole.height - height) / 2), width, height };
}

export function moveFrame(frame: CropBox, across: number, down: number, { whole, grid }: CropRules): CropBox {
  const snap = (value: number) => Math.round(value / grid) * grid;
  return {
    ...frame,
    left: clamp(snap(frame.left + across), 0, whole.width - frame.width),
    top: clamp(snap(frame.top + down), 0, whole.height - frame.height),
  };
}

/** From its upper left corner, or with `fromEnd` from the lower right one. */
export function resizeFrame(
  frame: CropBox,
  by: { width: number; height: number },
  { whole, exact, grid }: CropRules,
  fromEnd = false,
): CropBox {
  const room = fromEnd
    ? { width: frame.left + frame.width, height: frame.top + frame.height }
    : { width: whole.width - frame.left, height: whole.height - frame.top };
  const least = exact ?? { width: Math.min(grid * 4, whole.width), height: Math.min(grid * 4, whole.height) };
  let width = clamp(frame.width + by.width, least.width, room.width);
  let height = clamp(frame.height + by.height, least.height, room.height);
  if (exact) {
    const wanted = Math.abs(by.width) >= Math.abs(by.height) ? width / exact.width : height / exact.height;
    const times = Math.min(wanted, room.width / exact.width, room.height / exact.height);
    const whole = grid > 1 ? Math.max(1, Math.floor(times / grid) * grid) : Math.max(1, times);
    width = Math.round(exact.width * whole);
    height = Math.round(exact.height * whole);
  } else if (grid > 1) {
    width = Math.max(grid, Math.floor(width / grid) * grid);
    height = Math.max(grid, Math.floor(height / grid) * grid);
  }
  return {
    left: fromEnd ? frame.left + frame.width - width : frame.left,
    top: fromEnd ? frame.top + frame.height - height : frame.top,
    width,
    height,
  };
}
