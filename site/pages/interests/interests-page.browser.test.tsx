import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { interests } from '#site/content/content.ts';
import '#site/styles/tokens.css';
import '#site/styles/base.css';
import { InterestsPage } from './interests-page.tsx';

test('without a tile there is no board and no hint how to move one, but a sentence', async () => {
  await render(<InterestsPage page={{ ...interests, items: [] }} />);
  await expect.element(page.getByText(interests.emptyText)).toBeVisible();
  expect(page.getByRole('list').elements()).toEqual([]);
  expect(page.getByText(/Double-click/).elements()).toEqual([]);
});

test('a board for three tiles is less high than one for four', async () => {
  const measure = async (count: number) => {
    const { unmount } = await render(<InterestsPage page={{ ...interests, items: interests.items.slice(0, count) }} />);
    const { height } = page.getByRole('list').element().getBoundingClientRect();
    await unmount();
    return height;
  };
  expect([await measure(3), await measure(4)]).toEqual([460, 1000]);
});
