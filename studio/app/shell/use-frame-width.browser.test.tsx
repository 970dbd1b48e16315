import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { button, openStudio } from '#studio/app/studio-window-fixture.tsx';

const widthOfPage = () => document.querySelector('iframe')?.getBoundingClientRect().width;

test('after the words the page is as wide again as it was, however one leaves them', async () => {
  await page.viewport(1280, 800);
  const fake = await openStudio();
  await expect.poll(widthOfPage).toBeGreaterThan(700);
  const before = widthOfPage();
  await button('Home').click();
  await page.getByRole('button', { name: 'Words', exact: true }).first().click();
  await expect.poll(widthOfPage).toBe(390);
  await page.getByRole('textbox', { name: 'Menu', exact: true }).fill('Karte');
  await expect.poll(() => fake.read('words.yaml', ['frame', 'menu'])).toBe('Karte');
  page.getByRole('textbox', { name: 'Menu', exact: true }).element().blur();
  // What went back is shown in its own panel.
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(widthOfPage).toBe(before);
});
