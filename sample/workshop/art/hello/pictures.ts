import type { Picture } from '../kit/picture.ts';
import { drawPeace } from './peace.ts';
import { drawSwapAbout1 } from './swap-about-1.ts';
import { drawSwapAbout2 } from './swap-about-2.ts';
import { drawSwapHome1 } from './swap-home-1.ts';
import { drawSwapHome2 } from './swap-home-2.ts';

/** 40 x 40, transparent: the peace sign, and pairs of pictures that swap on hover or tap. */
export const helloPictures: readonly Picture[] = [
  { file: 'images/hello/peace.svg', draw: drawPeace },
  { file: 'images/hello/swap-about-1.svg', draw: drawSwapAbout1 },
  { file: 'images/hello/swap-about-2.svg', draw: drawSwapAbout2 },
  { file: 'images/hello/swap-home-1.svg', draw: drawSwapHome1 },
  { file: 'images/hello/swap-home-2.svg', draw: drawSwapHome2 },
];
