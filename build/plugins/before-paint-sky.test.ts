import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { findBand, findSeason } from '#model/sky.ts';
import { compileClassicScript } from './classic-script.ts';

/** What the script does to the root's attributes at a time. */
async function runAt(now: Date, attributes: Record<string, string> = {}) {
  const dataset: Record<string, string> = { ...attributes };
  runInNewContext(await compileClassicScript('site/standalone/before-paint.ts'), {
    document: { documentElement: { dataset } },
    localStorage: { getItem: () => null },
    addEventListener() {},
    Date: class {
      getHours = () => now.getHours();
      getMonth = () => now.getMonth();
    },
  });
  return dataset;
}

test('the hour and the season before the first paint are those of the model', async () => {
  for (let hour = 0; hour < 24; hour++) {
    expect((await runAt(new Date(2026, 5, 1, hour))).band, `${hour}`).toBe(findBand(hour));
  }
  for (let month = 0; month < 12; month++) {
    const now = new Date(2026, month, 1, 12);
    expect((await runAt(now)).season, `${month}`).toBe(findSeason(month, 'north'));
    expect((await runAt(now, { south: '1' })).season, `${month}`).toBe(findSeason(month, 'south'));
  }
});

test('what the owner turned off stays as it is', async () => {
  const { band, season } = await runAt(new Date(2026, 0, 1, 23), { still: 'hs' });
  expect([band, season]).toEqual([undefined, undefined]);
});
