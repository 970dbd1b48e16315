import type { Picture } from '../kit/picture.ts';
import { drawAttributes } from './attributes.ts';
import { drawVisualizer } from './visualizer.ts';

/** 240 x 150, four times as large in the file: cards and the tops of the projects' pages. */
export const projectPictures: readonly Picture[] = [
  { file: 'projects/proj-1/attributes.png', draw: drawAttributes, scale: 4 },
  { file: 'projects/proj-2/visualizer.png', draw: drawVisualizer, scale: 4 },
];
