import { expect, test } from 'vitest';
import { summarizeFrames } from './frame-times.ts';

test('frames are summed up by their number a second, and by the median, the 95th percentile and the longest of their gaps', () => {
  const times = [1000];
  for (let frame = 0; frame < 90; frame++) times.push((times.at(-1) ?? 0) + 10);
  for (const gap of [20, 20, 20, 20, 30, 30, 30, 30, 30, 70]) times.push((times.at(-1) ?? 0) + gap);
  expect(summarizeFrames(times)).toEqual({
    perSecond: expect.closeTo(100 / 1.2),
    medianMs: 10,
    slowMs: 30,
    longestMs: 70,
  });
});
