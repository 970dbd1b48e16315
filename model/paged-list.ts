/** How many items each page of a list shows. No page's data, HTML or chunk has more than these. */
export const listPageSizes = { updates: 50, friends: 48, projects: 24, characters: 48 } as const;
export type ListName = keyof typeof listPageSizes;

/** How many of them Home shows. Longer lists have pages of their own. */
export const onHome = { updates: 10, friends: 20 } as const;

/** One page of a list. */
export type ListPage<Item> = {
  /** From 1. */
  number: number;
  pageCount: number;
  items: Item[];
};

/** A list's pages, at least one. */
export function splitList<Item>(items: readonly Item[], pageSize: number): ListPage<Item>[] {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  return Array.from({ length: pageCount }, (_, index) => ({
    number: index + 1,
    pageCount,
    items: items.slice(index * pageSize, (index + 1) * pageSize),
  }));
}

/** The address of a list's page; `list` is that of the first one. */
export function listPageAddress(list: string, number: number): string {
  return number === 1 ? list : `${list}/page/${number}`;
}

/** How many pages beside the current one have links. */
const nearPages = 1;

/**
 * The page numbers that have links: the first, the last and those around the current one, in order. Undefined stands for
 * the pages between, which are always more than one.
 */
export function listPageLinks(current: number, pageCount: number): (number | undefined)[] {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  const isNear = (number: number) => Math.abs(number - current) <= nearPages;
  const isLinked = (number: number) => number === 1 || number === pageCount || isNear(number);
  // A gap of one page would take as much room as its number.
  const isShown = (number: number) => isLinked(number) || (isLinked(number - 1) && isLinked(number + 1));
  return numbers.flatMap((number) => {
    if (isShown(number)) return [number];
    return isShown(number - 1) ? [undefined] : [];
  });
}
