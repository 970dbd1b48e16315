/** A picture as a page shows it. Width and height are its own, in CSS pixels. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  /** Drawn pixel by pixel: shown at whole multiples and never smoothed. */
  isPixelArt: boolean;
  /** Smaller and better compressed versions of a photo, best format first. */
  sources?: { type: string; srcset: string }[];
};

type Size = Pick<Picture, 'width' | 'height'>;

/** Whether the width of its place could make a picture higher than a screen, as it does with one from a phone. */
export const isTall = ({ width, height }: Size): boolean => height > 1.6 * width;

/** Whether a picture is so much taller or wider than others that its place, once filled, would show a few pixels of it. */
export const isStrip = ({ width, height }: Size): boolean => height > 2.5 * width || width > 3 * height;

/**
 * A file that keeps its name, which may start with a folder. `address` includes the site's base path; `width` and
 * `height` are given for pictures.
 */
export type PublicFile = { address: string; name: string; bytes: number; width?: number; height?: number };
