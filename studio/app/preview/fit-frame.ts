export type FrameWidth = 'phone' | 'tablet' | 'full';
export type Room = { width: number; height: number };

export type FrameFit = {
  /** Of the page, in its own pixels. */
  width: number;
  height: number;
  /** One pixel of the screen for two of the page. */
  isHalf: boolean;
  shownWidth: number;
  shownHeight: number;
};

const widths = { phone: 390, tablet: 820 };

/** The page's size in the room that there is: as it is, or at half its size, as every other scale blurs pixel art. */
export function fitFrame(room: Room, wanted: FrameWidth): FrameFit {
  // At half its size nothing wider than twice the room is seen whole: a phone shows a tablet's page a little narrower.
  const width = wanted === 'full' ? room.width : Math.min(widths[wanted], Math.max(2 * room.width, widths.phone));
  const isHalf = width > room.width;
  const scale = isHalf ? 2 : 1;
  return { width, height: room.height * scale, isHalf, shownWidth: width / scale, shownHeight: room.height };
}
