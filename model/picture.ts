/** A picture on a page. Width and height are its natural size in CSS pixels. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  /** Pixel art: scaled by whole factors and never smoothed. */
  isPixelArt: boolean;
  /** Smaller and better compressed versions of a photo, best format first. */
  sources?: { type: string; srcset: string }[];
};

type Size = Pick<Picture, 'width' | 'height'>;

/** Whether a picture, at the width of its container, could be taller than the screen, as phone photos are. */
export const isTall = ({ width, height }: Size): boolean => height > 1.6 * width;

/** Whether a picture's proportions are so extreme that `object-fit: cover` would show only a sliver of it. */
export const isStrip = ({ width, height }: Size): boolean => height > 2.5 * width || width > 3 * height;

/**
 * A file that keeps its name, which may start with a folder. `address` includes the site's base path; `width` and
 * `height` are given for pictures.
 */
export type PublicFile = { address: string; name: string; bytes: number; width?: number; height?: number };
