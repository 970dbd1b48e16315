const friendsPageSize = 4;

/** Pages of four, at least one. */
export function countFriendPages(friendCount: number): number {
  return Math.max(1, Math.ceil(friendCount / friendsPageSize));
}

/** The page `step` pages on (negative: back), wrapping at both ends. */
export function turnFriendPage(index: number, step: number, pageCount: number): number {
  return (index + step + pageCount) % pageCount;
}

export function friendsOnPage<Friend>(friends: Friend[], index: number): Friend[] {
  return friends.slice(index * friendsPageSize, (index + 1) * friendsPageSize);
}
