import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OnlyWindow } from './only-window.tsx';

const elsewhere = 'The studio is open in another window.';

test('one window at a time has the studio, and another one can take it', async () => {
  await render(
    <section aria-label="one">
      <OnlyWindow>The first</OnlyWindow>
    </section>,
  );
  const one = page.getByRole('region', { name: 'one' });
  await expect.element(one).toHaveTextContent('The first');
  await render(
    <section aria-label="two">
      <OnlyWindow>The second</OnlyWindow>
    </section>,
  );
  const two = page.getByRole('region', { name: 'two' });
  await expect.element(two.getByRole('heading', { name: elsewhere })).toBeVisible();
  await two.getByRole('button', { name: 'Use this one' }).click();
  await expect.element(two).toHaveTextContent('The second');
  await expect.element(one.getByRole('heading', { name: elsewhere })).toBeVisible();
});
