import { readDrawing } from '#model/drawing.ts';
import { paintPixels } from './drawing-pixels.ts';

/** What is no drawing leaves the sheet white. */
export function paintStored(canvas: HTMLCanvasElement, drawing: string): void {
  const pixels = readDrawing(drawing);
  if (pixels) paintPixels(canvas, pixels);
}
