import { expect, test } from 'vitest';
import { findScale } from '#model/visit-scale.ts';
import { drawPlot, plotSizes } from './visits-plot.ts';

const draw = async (index: 0 | 1 | 2, values: number[]) =>
  String(await drawPlot(plotSizes[index], 'day', { values, labels: values.map((_, day) => `day ${day + 1}`) }));
const barsOf = (svg: string) =>
  [...svg.matchAll(/class="plot-(bar|now)" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g)].map(
    ([, kind, ...numbers]) => [kind, ...numbers.map(Number)],
  );

test('the scale ends at a number with a whole half, at or above the most', () => {
  expect([0, 1, 2, 3, 4, 5, 10, 11, 76, 100, 101, 2500, 1_000_001].map(findScale)).toEqual([
    2, 2, 2, 4, 4, 10, 10, 20, 100, 100, 200, 4000, 2_000_000,
  ]);
});

test('each width shows as many bars as have room, the newest last and in another colour', async () => {
  const values = Array.from({ length: 30 }, (_, index) => index * 2);
  for (const [index, count, right] of [
    [0, 30, 890],
    [1, 22, 672],
    [2, 14, 326],
  ] as const) {
    const svg = await draw(index, values);
    const bars = barsOf(svg);
    expect(bars).toHaveLength(count);
    expect(bars.map(([kind]) => kind)).toEqual([...Array(count - 1).fill('bar'), 'now']);
    const [, x = 0, , width = 0] = bars.at(-1) as number[];
    expect(x + width).toBeLessThanOrEqual(right);
    expect(svg).toContain(`>day ${30 - count + 1}</text>`);
    expect(svg).toContain('>day 30</text>');
    expect(svg).toContain(`viewBox="0 0 ${right} 236" role="img" aria-label="Visits by day"`);
  }
});

test('a bar’s height is its share of the scale, one visit can be seen, and none has no bar', async () => {
  const svg = await draw(2, [...Array(11).fill(0), 1, 500, 1000]);
  expect(
    barsOf(svg)
      .slice(-4)
      .map(([, , y, , height]) => [y, height]),
  ).toEqual([
    [196, 0],
    [194, 2],
    [106, 90],
    [16, 180],
  ]);
  expect(svg).toContain('>1k</text>');
});

test('a plot without visits is drawn', async () => {
  const svg = await draw(0, Array(30).fill(0));
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});
