import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createFakeApi } from '#studio/app/fake-studio-api.ts';
import { button, openPart, openStudio } from '#studio/app/studio-window-fixture.tsx';

const doors = Array.from({ length: 12 }, (_, index) => ({ title: `Door ${index + 1}`, to: '/', tone: 'mint' }));

async function openDoors() {
  const fake = createFakeApi();
  fake.changeOutside('home.yaml', ['doors'], doors);
  await openStudio(fake);
  await openPart('Doors');
  return fake;
}

test('above many cards is a button, too, and its form is in sight without moving the window itself', async () => {
  await page.viewport(1280, 800);
  await openDoors();
  await button('Add a door').first().click();
  const form = page.getByRole('group', { name: 'Add a door' });
  await expect.element(form.getByRole('textbox').first()).toHaveFocus();
  const { top } = form.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThan(400);
  // What a press was aimed at would lie elsewhere.
  for (let part = form.element().closest('aside'); part; part = part.parentElement) expect(part.scrollTop).toBe(0);
});
