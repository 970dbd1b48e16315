import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Friend } from '#model/friends-schema.ts';
import { listPageSizes, splitList } from '#model/paged-list.ts';
import { StaticNavigation } from '#site/navigation/navigation.tsx';
import { HomePage } from './home-page.tsx';
import { MyFriends } from './my-friends.tsx';

const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>';
const image = { src, width: 72, height: 72, isPixelArt: true };
const nameFriends = (count: number): Friend[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Friend ${index + 1}`, url: index === 0 ? '' : '#', image }));
const makeFriends = (count: number) => ({ items: nameFriends(count), total: count });

test('previous and next are disabled when there is only one page', async () => {
  await render(<MyFriends title="My Friends" friends={makeFriends(4)} />);
  await expect.element(page.getByText('1/1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Previous friends' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Next friends' })).toBeDisabled();
});

test('a fifth friend makes a second page, and an empty address or # is not a link', async () => {
  await render(<MyFriends title="My Friends" friends={makeFriends(5)} />);
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
  await render(<MyFriends title="My Friends" friends={makeFriends(12)} />);
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
  await render(<MyFriends title="My Friends" friends={{ items: [friend], total: 1 }} />);
  const link = page.getByRole('link', { name: /^Mochi/ });
  await expect.element(link).toHaveAttribute('href', 'https://mochi.example/');
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(link.element().querySelectorAll('img')).toHaveLength(1);
});

const inSite = (content: ReactNode) => <StaticNavigation pathname="/">{content}</StaticNavigation>;
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

test('friends that Home has not got are loaded when it is their turn', async () => {
  const all = nameFriends(110);
  const loads: number[] = [];
  const load = async (listPage: number) => {
    loads.push(listPage);
    return splitList(all, listPageSizes.friends)[listPage - 1]?.items ?? [];
  };
  await render(inSite(<MyFriends title="My Friends" friends={{ items: all.slice(0, 20), total: 110 }} load={load} />));
  await expect.element(page.getByText('1/28')).toBeVisible();
  await page.getByRole('button', { name: 'Next friends' }).click();
  await expect.element(page.getByText('2/28')).toBeVisible();
  expect(loads).toEqual([]);
  await page.getByRole('button', { name: 'Previous friends' }).click();
  await page.getByRole('button', { name: 'Previous friends' }).click();
  await expect.element(page.getByText('28/28')).toBeVisible();
  expect(names()).toEqual(['Friend 109', 'Friend 110']);
  await page.getByRole('button', { name: 'Previous friends' }).click();
  await expect.element(page.getByText('27/28')).toBeVisible();
  expect(names()).toEqual(['Friend 105', 'Friend 106', 'Friend 107', 'Friend 108']);
  expect(loads).toEqual([3, 3]);
  await page.getByRole('button', { name: 'Next friends' }).click();
  await page.getByRole('button', { name: 'Next friends' }).click();
  await expect.element(page.getByText('1/28')).toBeVisible();
  expect(names()).toHaveLength(4);
});

test('friends that cannot be loaded leave those in place that are shown, and the next click tries again', async () => {
  const all = nameFriends(24);
  let isOffline = true;
  const load = async () => {
    if (isOffline) throw new Error('offline');
    return all;
  };
  await render(inSite(<MyFriends title="My Friends" friends={{ items: all.slice(0, 20), total: 24 }} load={load} />));
  await page.getByRole('button', { name: 'Previous friends' }).click();
  await expect.element(page.getByText("The rest of the list can't be loaded right now.")).toBeVisible();
  expect(names()).toHaveLength(4);
  isOffline = false;
  await page.getByRole('button', { name: 'Previous friends' }).click();
  await expect.element(page.getByText('6/6')).toBeVisible();
  expect(names()).toEqual(['Friend 21', 'Friend 22', 'Friend 23', 'Friend 24']);
});

test('a link leads to the list of all friends only if Home has not got all of them', async () => {
  const items = nameFriends(20);
  const { rerender } = await render(inSite(<MyFriends title="My Friends" friends={{ items, total: 21 }} />));
  await expect.element(page.getByRole('link', { name: 'All friends' })).toHaveAttribute('href', '/friends');
  await rerender(inSite(<MyFriends title="My Friends" friends={{ items, total: 20 }} />));
  expect(page.getByRole('link', { name: 'All friends' }).elements()).toEqual([]);
});

test('friends stand in one row of four only if the window beside theirs is put away', async () => {
  await render(
    <StaticNavigation pathname="/">
      <main style={{ width: 912 }}>
        <HomePage />
      </main>
    </StaticNavigation>,
  );
  const putAway = (name: string) =>
    page.getByRole('region', { name, exact: true }).element().setAttribute('data-window-state', 'away');
  const friends = page.getByRole('region', { name: 'My Friends' }).getByRole('list').element();
  const countColumns = () => getComputedStyle(friends).gridTemplateColumns.split(' ').length;
  putAway('Quick Intro');
  expect(countColumns()).toBe(2);
  putAway('Updates');
  expect(countColumns()).toBe(4);
});
