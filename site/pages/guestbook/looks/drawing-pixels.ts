import { drawingColours, type Pixels, sheetColour } from '#model/drawing.ts';
import { drawingHeight, drawingWidth } from '#model/drawing-size.ts';

const channels = drawingColours.map((colour) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)),
);

/** `marked` are pixels that are shown in the colour that differs most. */
export function paintPixels(canvas: HTMLCanvasElement, pixels: Pixels, marked: readonly number[] = []): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const image = context.createImageData(drawingWidth, drawingHeight);
  const paint = (pixel: number, colour: number) => {
    image.data.set([...(channels[colour] ?? []), 255], pixel * 4);
  };
  for (const [pixel, colour] of pixels.entries()) paint(pixel, colour);
  for (const pixel of marked) paint(pixel, isLight(pixels[pixel]) ? 0 : sheetColour);
  context.putImageData(image, 0, 0);
}

const isLight = (colour = sheetColour) => (channels[colour] ?? []).reduce((sum, channel) => sum + channel, 0) > 420;
