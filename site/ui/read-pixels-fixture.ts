import { page } from 'vitest/browser';

/** The pixels of a screenshot of the element, or of the window. */
export async function readPixels(element?: Element): Promise<ImageData> {
  const base64 = await page.screenshot({ ...(element && { element }), save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}
