import type { Canvas } from './canvas.ts';
import { writePng } from './png.ts';
import { writeSvg } from './svg.ts';

/** One picture that `npm run art` makes. */
export type Picture = {
  /** Relative to content/; the extension is the format: `images/interests/cake.svg`, `images/buttons/pond.png`. */
  file: string;
  draw: () => Canvas;
  /** PNG only: file pixels per art pixel, 1 if left out. */
  scale?: number;
};

/** The bytes of its file; the same drawing always gives the same bytes. */
export function writePicture({ file, draw, scale }: Picture): Buffer {
  return file.endsWith('.png') ? writePng(draw(), scale) : Buffer.from(writeSvg(draw()));
}
