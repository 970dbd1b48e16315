import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, field, openStudio } from '#studio/app/studio-window-fixture.tsx';

test('words stand beside the English, and an emptied one is English again', async () => {
  const fake = await openStudio();
  await button('Home').click();
  await page.getByRole('button', { name: 'Words', exact: true }).first().click();
  await expect.element(field('Menu')).toHaveValue('Menú');
  await field('Night').fill('Noche');
  await expect.poll(() => fake.read('words.yaml', ['frame', 'night'])).toBe('Noche');
  await field('Menu').fill('');
  await expect.poll(() => fake.read('words.yaml', ['frame'])).toEqual({ night: 'Noche' });
});

test('in another language, what is still in English comes first, and stays in its place while it is typed', async () => {
  const fake = await openStudio();
  await button('Home').click();
  await page.getByRole('button', { name: 'Words', exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Language of your site' }).selectOptions('Español');
  await expect.poll(() => fake.read('site.yaml', ['language'])).toBe('es');
  const headings = () => [...document.querySelectorAll('aside h2')].map(({ textContent }) => textContent).join(', ');
  await expect.poll(headings).toBe('Still in English, In Spanish');
  const texts = () => [...document.querySelectorAll('aside textarea')].map((each) => each.getAttribute('placeholder'));
  expect(texts()).toEqual(['Night', 'Menu']);
  await field('Night').fill('Noche');
  await expect.poll(() => fake.read('words.yaml', ['frame', 'night'])).toBe('Noche');
  await expect.element(field('Night')).toHaveFocus();
  expect(texts()).toEqual(['Night', 'Menu']);
  await page.getByRole('searchbox', { name: 'Find a word or a sentence' }).fill('noch');
  await expect.poll(headings).toBe('In Spanish');
  expect(texts()).toEqual(['Night']);
});
