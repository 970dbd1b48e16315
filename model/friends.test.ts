import { expect, test } from 'vitest';
import { countFriendPages, findFriendPage, friendsOnPage, turnFriendPage } from './friends.ts';
import { listPageSizes, onHome, splitList } from './paged-list.ts';

test('a page shows 4 friends', () => {
  expect(friendsOnPage(['a', 'b', 'c', 'd', 'e', 'f'], 0)).toEqual(['a', 'b', 'c', 'd']);
  expect(friendsOnPage(['a', 'b', 'c', 'd', 'e', 'f'], 1)).toEqual(['e', 'f']);
});

test('there are ceil(friends / 4) pages, and one even without friends', () => {
  expect([0, 1, 4, 5, 8, 9].map(countFriendPages)).toEqual([1, 1, 1, 2, 2, 3]);
});

test('next goes to (index + 1) mod pages and previous to (index - 1 + pages) mod pages', () => {
  expect(turnFriendPage(0, 1, 3)).toBe(1);
  expect(turnFriendPage(2, 1, 3)).toBe(0);
  expect(turnFriendPage(0, -1, 3)).toBe(2);
  expect(turnFriendPage(2, -1, 3)).toBe(1);
});

test('the friends on any page are found in the list of all friends', () => {
  const friends = Array.from({ length: 500 }, (_, index) => index);
  const lists = splitList(friends, listPageSizes.friends);
  for (let index = 0; index < countFriendPages(500); index++) {
    const { listPage, index: indexThere } = findFriendPage(index);
    expect(friendsOnPage(lists[listPage - 1]?.items ?? [], indexThere)).toEqual(friendsOnPage(friends, index));
  }
});

test('Home has whole pages of four', () => {
  expect(onHome.friends % 4).toBe(0);
});
