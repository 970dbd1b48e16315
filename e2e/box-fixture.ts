import type { Locator } from '@playwright/test';

export async function measureBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
}
