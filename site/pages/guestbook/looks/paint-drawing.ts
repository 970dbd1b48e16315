/** Paints a stored drawing. Where its script cannot be loaded, the sheet stays white; its words are there. */
export const paintDrawing = (canvas: HTMLCanvasElement, drawing: string): Promise<void> =>
  import('./late-drawing.ts').then(
    ({ paintStored }) => paintStored(canvas, drawing),
    () => {},
  );
