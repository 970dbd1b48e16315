import { interests } from 'virtual:content';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { InterestsPage } from './interests-page.tsx';

test('without tiles there is a sentence instead of the board and its hint', async () => {
  await render(<InterestsPage page={{ ...interests, items: [] }} />);
  await expect.element(page.getByText(interests.emptyText)).toBeVisible();
  expect(page.getByRole('list').elements()).toEqual([]);
  expect(page.getByText(/Double-click/).elements()).toEqual([]);
});

test('the board is lower for three tiles than for four', async () => {
  const measure = async (count: number) => {
    const { unmount } = await render(<InterestsPage page={{ ...interests, items: interests.items.slice(0, count) }} />);
    const { height } = page.getByRole('list').element().getBoundingClientRect();
    await unmount();
    return height;
  };
  expect([await measure(3), await measure(4)]).toEqual([880, 1000]);
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  expect([await measure(3), await measure(4)]).toEqual([460, 1000]);
});
