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

test('Tab leads from field to field, and where a value is kept is told to those who ask', async () => {
  await openDoors();
  await button('Add a door').first().click();
  const form = page.getByRole('group', { name: 'Add a door' });
  await expect.element(form.getByRole('textbox').first()).toHaveFocus();
  expect(
    form
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Put it on the page', 'Not now']);
  await button('Not now').click();
  await page.getByRole('button', { name: /^Door 3 / }).click();
  const place = page.getByText('Kept in home.yaml: doors, entry 3, title');
  await expect.element(place).not.toBeInTheDocument();
  await button('Where is this kept?').click();
  await expect.element(place).toBeVisible();
});

test('what goes into the bin says so, with the way back, until something else is done', async () => {
  const fake = await openDoors();
  await page.getByRole('button', { name: /^Door 3 / }).click();
  await button('Put Door 3 in the bin').click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Door 3 is in the bin.' })).toBeInTheDocument();
  await button('Put back').click();
  await expect.poll(() => fake.read('home.yaml', ['doors', 2, 'title'])).toBe('Door 3');
  await page.getByRole('button', { name: /^Door 4 / }).click();
  await button('Put Door 4 in the bin').click();
  await expect.element(button('Put back')).toBeVisible();
  await button('Move Door 5 down').click();
  await expect.element(button('Put back')).not.toBeInTheDocument();
});
