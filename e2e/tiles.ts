import type { Locator } from '@playwright/test';

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing is shown there');
  return box;
}
