import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Picture } from '#model/picture.ts';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { readPixels } from '#site/ui/read-pixels-fixture.ts';
import { Ledge } from './ledge.tsx';

// As the sample's figures: one empty pixel at each side of 40, two above, and cut off below.
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="#c00" d="M1 2h38v38h-38z"/></svg>';
const mascot: Picture = {
  src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  width: 40,
  height: 40,
  isPixelArt: true,
};

/** The painted columns between two empty ones, in the rows given. */
function findRuns({ data, width }: ImageData, fromRow: number, toRow: number): [number, number][] {
  const isPainted = (x: number) => {
    for (let y = fromRow; y < toRow; y++) {
      for (let channel = 0; channel < 3; channel++) {
        if (data[(y * width + x) * 4 + channel] !== data[channel]) return true;
      }
    }
    return false;
  };
  const runs: [number, number][] = [];
  for (let x = 0; x < width; x++) {
    if (!isPainted(x)) continue;
    const last = runs.at(-1);
    if (last?.[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  }
  return runs;
}

test.each([
  [1280, 'day', 5],
  [820, 'night', 5],
  [390, 'day', 3],
  [320, 'night', 2],
])(
  'two fours stand equally far from the figure, all three on the ledge, %ipx wide by %s',
  async (width, theme, dot) => {
    await page.viewport(width, 800);
    document.documentElement.dataset.theme = theme;
    onTestFinished(async () => {
      delete document.documentElement.dataset.theme;
      await page.viewport(1280, 800);
    });
    const { container } = await render(<Ledge picture={mascot} />);
    const figure = container.firstElementChild as Element;
    Object.assign(container.style, { display: 'grid', justifyItems: 'start', padding: '20px', background: '#888' });
    await expect.poll(() => figure.querySelector('img')?.complete).toBe(true);
    const pixels = await readPixels(figure);
    const ledge = 40 * dot;
    const [left, middle, right] = findRuns(pixels, 0, ledge) as [[number, number], [number, number], [number, number]];
    expect(findRuns(pixels, 0, ledge)).toHaveLength(3);
    expect([middle[0] - left[1], right[0] - middle[1]]).toEqual([2 * dot, 2 * dot]);
    // Each of the three reaches the row above the ledge.
    expect(findRuns(pixels, ledge - 1, ledge)).toHaveLength(3);
  },
);
