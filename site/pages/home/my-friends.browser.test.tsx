import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Friend } from '#model/friends-schema.ts';
import { MyFriends } from './my-friends.tsx';

const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>';
const image = { src, width: 72, height: 72, isPixelArt: true };
const makeFriends = (count: number): Friend[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Friend ${index + 1}`, url: index === 0 ? '' : '#', image }));

test('previous and next are disabled when there is only one page', async () => {
  await render(<MyFriends title="My Friends" all={makeFriends(4)} />);
  await expect.element(page.getByText('1/1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Previous friends' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Next friends' })).toBeDisabled();
});

test('a fifth friend makes a second page, and an empty address or # is not a link', async () => {
  await render(<MyFriends title="My Friends" all={makeFriends(5)} />);
  await expect.element(page.getByText('1/2')).toBeVisible();
  await page.getByRole('button', { name: 'Next friends' }).click();
  await expect.element(page.getByText('2/2')).toBeVisible();
  const names = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(names).toEqual(['Friend 5']);
  expect(page.getByRole('link').elements()).toHaveLength(0);
});

test('friends come in pages of two rows of two, which wrap around at both ends', async () => {
  await render(<MyFriends title="My Friends" all={makeFriends(12)} />);
  const friends = page.getByRole('listitem');
  expect(friends.elements().map(({ textContent }) => textContent)).toEqual(
    [1, 2, 3, 4].map((number) => expect.stringMatching(`^Friend ${number}`)),
  );
  const corners = friends.elements().map((friend) => {
    const { left, top } = friend.getBoundingClientRect();
    return [left, top];
  });
  const [[left, top], [right], [, bottom]] = corners as [number[], number[], number[]];
  expect(corners).toEqual([
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ]);
  expect(right).toBeGreaterThan(left as number);
  expect(bottom).toBeGreaterThan(top as number);
  await page.getByRole('button', { name: 'Previous friends' }).click();
  await expect.element(page.getByText('3/3')).toBeVisible();
  await expect.element(friends.getByText('Friend 12')).toBeVisible();
  await page.getByRole('button', { name: 'Next friends' }).click();
  await expect.element(page.getByText('1/3')).toBeVisible();
  await expect.element(friends.first()).toHaveTextContent('Friend 1');
});

test('picture and name of a friend are one link to their site, in a new tab', async () => {
  const friend = { name: 'Mochi', url: 'https://mochi.example/', image };
  await render(<MyFriends title="My Friends" all={[friend]} />);
  const link = page.getByRole('link', { name: /^Mochi/ });
  await expect.element(link).toHaveAttribute('href', 'https://mochi.example/');
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(link.element().querySelectorAll('img')).toHaveLength(1);
});
