import { listPageSizes } from './paged-list.ts';

const friendsPageSize = 4;

/** Pages of four, at least one. */
export function countFriendPages(friendCount: number): number {
  return Math.max(1, Math.ceil(friendCount / friendsPageSize));
}

/** The page `step` pages on (negative: back), wrapping at both ends. */
export function turnFriendPage(index: number, step: number, pageCount: number): number {
  return (index + step + pageCount) % pageCount;
}

export function friendsOnPage<Friend>(friends: readonly Friend[], index: number): Friend[] {
  return friends.slice(index * friendsPageSize, (index + 1) * friendsPageSize);
}

/** Where the friends on the page at `index` are in the list of all friends: the list's page, and the index on that. */
export function findFriendPage(index: number): { listPage: number; index: number } {
  // A page of the list has whole pages of four.
  const perListPage = listPageSizes.friends / friendsPageSize;
  return { listPage: Math.floor(index / perListPage) + 1, index: index % perListPage };
}
