import { createSheet, type Pixels } from '#model/drawing.ts';
import { drawingHeight, drawingWidth } from '#model/drawing-size.ts';

export type Point = { x: number; y: number };
export type Brush = { colour: number; size: number };

/** As many steps can be undone. */
export const maxSteps = 30;

export type Sheet = ReturnType<typeof createDrawingSheet>;

/** What is drawn, and how it became so. */
export function createDrawingSheet(first: Pixels = createSheet()) {
  let pixels: Pixels = first.slice();
  let undone: Pixels[] = [];
  let steps: Pixels[] = [];

  const change = (next: Pixels) => {
    steps = [...steps, pixels].slice(-maxSteps);
    undone = [];
    pixels = next;
  };

  return {
    read: (): Pixels => pixels,
    /** What follows, up to the next call, is one step. */
    begin: () => change(pixels.slice()),
    /** Both ends may lie outside. */
    draw: (from: Point, to: Point, brush: Brush) => drawLine(pixels, from, to, brush),
    clear: () => change(createSheet()),
    canUndo: () => steps.length > 0,
    canRedo: () => undone.length > 0,
    undo: () => {
      const step = steps.at(-1);
      if (!step) return;
      undone = [...undone, pixels];
      steps = steps.slice(0, -1);
      pixels = step;
    },
    redo: () => {
      const step = undone.at(-1);
      if (!step) return;
      steps = [...steps, pixels];
      undone = undone.slice(0, -1);
      pixels = step;
    },
  };
}

/** Squares of the brush's size along a line, without gaps. */
function drawLine(pixels: Pixels, from: Point, to: Point, brush: Brush): void {
  const length = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
  for (let step = 0; step <= length; step++) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / length);
    const y = Math.round(from.y + ((to.y - from.y) * step) / length);
    drawSquare(pixels, { x, y }, brush);
  }
}

function drawSquare(pixels: Pixels, { x, y }: Point, { colour, size }: Brush): void {
  const left = Math.max(0, x - (size >> 1));
  const right = Math.min(drawingWidth, x - (size >> 1) + size);
  const top = Math.max(0, y - (size >> 1));
  const bottom = Math.min(drawingHeight, y - (size >> 1) + size);
  for (let row = top; row < bottom; row++) {
    if (left < right) pixels.fill(colour, row * drawingWidth + left, row * drawingWidth + right);
  }
}
