import type { Page } from '@playwright/test';

export type Measured = { src: string; scale: number; left: number; top: number };

/**
 * Every picture of pixel art that the page shows: how many CSS pixels one of its own pixels takes, and where it begins in the
 * page. The grid of a PNG is what its colours show: four file pixels may be one of the drawing.
 */
export async function measurePixelArt(page: Page): Promise<Measured[]> {
  return page.evaluate(async () => {
    const common = (a: number, b: number): number => (b ? common(b, a % b) : a);
    const findGrid = (image: HTMLImageElement) => {
      const { naturalWidth: width, naturalHeight: height, currentSrc } = image;
      if (/\.svg$/.test(currentSrc)) return 1;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      let grid = common(width, height);
      for (let y = 0; y < height && grid > 1; y++) {
        for (let x = 1; x < width && grid > 1; x++) {
          if (pixels[y * width + x] !== pixels[y * width + x - 1]) grid = common(grid, x);
          if (y > 0 && pixels[y * width + x] !== pixels[(y - 1) * width + x]) grid = common(grid, y);
        }
      }
      return grid;
    };
    const isShown = (image: Element) => image.checkVisibility() && image.getBoundingClientRect().width > 0;
    const images = [...document.images].filter(
      (image) => isShown(image) && (/\.svg$/.test(image.src) || getComputedStyle(image).imageRendering === 'pixelated'),
    );
    return Promise.all(
      images.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        const style = getComputedStyle(image);
        const box = image.getBoundingClientRect();
        const read = (...names: string[]) =>
          names.reduce((sum, name) => sum + Number.parseFloat(style.getPropertyValue(name)), 0);
        const width = box.width - read('padding-left', 'padding-right', 'border-left-width', 'border-right-width');
        const height = box.height - read('padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width');
        const scales = [width / image.naturalWidth, height / image.naturalHeight];
        const scale = style.objectFit === 'cover' ? Math.max(...scales) : Math.min(...scales);
        // Layout counts in 64ths of a pixel.
        const round = (value: number) => Math.round(value * 20) / 20;
        const src = new URL(image.currentSrc).pathname;
        const [left, top] = [box.left + scrollX + read('border-left-width', 'padding-left'), box.top + scrollY];
        return { src, scale: round(scale * findGrid(image)), left: round(left), top: round(top) };
      }),
    );
  });
}

/** Pictures behind elements and in their borders that the browser would smooth: all of them are pixel art. */
export async function findSmoothedBackgrounds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const names = [style.backgroundImage, style.borderImageSource].join().match(/[\w-]+\.(?:webp|png)/g) ?? [];
        return style.imageRendering === 'pixelated' ? [] : names;
      }),
    ),
  );
}
