import type { Locator } from '@playwright/test';

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing is shown there');
  return box;
}

/** A spot on the tile where no other one lies on it: they are scattered by chance. */
export const findGrip = (tile: Locator) =>
  tile.evaluate((element) => {
    const { x: left, y: top } = element.getBoundingClientRect();
    const steps = [20, 75, 130];
    const spots = steps.flatMap((x) => steps.map((y) => ({ x, y })));
    const free = spots.find(({ x, y }) => element.contains(document.elementFromPoint(left + x, top + y)));
    if (!free) throw new Error('the tile is covered');
    return free;
  });
