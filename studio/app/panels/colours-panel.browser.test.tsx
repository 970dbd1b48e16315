import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openStudio } from '#studio/app/studio-window-fixture.tsx';

test('every colour is shown as it is by day, and as it is by night', async () => {
  await openStudio();
  await page.getByRole('button', { name: /^Home/ }).first().click();
  await page.getByRole('button', { name: 'Colours' }).last().click();
  await expect.element(page.getByRole('heading', { name: 'Colours', level: 1 })).toBeVisible();
  const [day, night] = [...document.querySelectorAll('aside h2 + ul')].map((list) =>
    [...list.querySelectorAll('li > span')].map((swatch) => getComputedStyle(swatch).backgroundColor),
  );
  expect(day).toHaveLength(10);
  expect([...(day ?? []), ...(night ?? [])]).not.toContain('rgba(0, 0, 0, 0)');
  for (const [index, colour] of (day ?? []).entries()) expect(night?.[index]).not.toBe(colour);
});
