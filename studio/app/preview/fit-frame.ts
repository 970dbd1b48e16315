export type FrameWidth = 'phone' | 'tablet' | 'full';
export type Room = { width: number; height: number };

export type FrameFit = {
  /** Of the page, in its own pixels. */
  width: number;
  height: number;
  /** One pixel of the screen for two of the page. */
  isHalf: boolean;
  /** What is seen of it. */
  shownWidth: number;
  shownHeight: number;
  /** How far it is moved up, where its lower end would be hidden otherwise. */
  shift: number;
};

const widths = { phone: 390, tablet: 820 };

/** Kept free above and below what is shown; above it stands its label. */
const [abovePx, belowPx] = [60, 12];

/** How far the page has to be moved up for something that it could not scroll to: what is fixed, or at its very end. */
export function findShift(box: { y: number; height: number } | undefined, { isHalf, shownHeight }: FrameFit): number {
  if (!box) return 0;
  const scale = isHalf ? 0.5 : 1;
  const isSeen = (box.y + box.height) * scale + belowPx <= shownHeight || box.y * scale < shownHeight / 3;
  return isSeen ? 0 : box.y * scale - abovePx;
}

type Wanted = {
  width: FrameWidth /** The page is no lower, though a sheet may cover its lower part. */;
  minHeight?: number;
  shift?: number;
};

/** The page's size in the room that there is: as it is, or at half its size, as every other scale blurs pixel art. */
export function fitFrame(room: Room, { width: wanted, minHeight = 0, shift = 0 }: Wanted): FrameFit {
  // At half its size nothing wider than twice the room is seen whole: a phone shows a tablet's page a little narrower.
  const width = wanted === 'full' ? room.width : Math.min(widths[wanted], Math.max(2 * room.width, widths.phone));
  const isHalf = width > room.width;
  const scale = isHalf ? 2 : 1;
  const height = Math.max(room.height, minHeight);
  return {
    width,
    height: height * scale,
    isHalf,
    shownWidth: width / scale,
    shownHeight: room.height,
    shift: Math.max(0, Math.min(shift, height - room.height)),
  };
}
