import type { ListPageData, PagedLists } from '#model/page-data.ts';
import type { ListName } from '#model/paged-list.ts';
import { getPageData, loadPageData } from '#site/navigation/page-data.ts';
import { paths } from '#site/navigation/paths.ts';
import { usePageData } from '#site/navigation/use-page-data.ts';

type Page<Name extends ListName> = PagedLists[Name][number];

/** The page of a list at the current address; undefined if the address has no data of its own. */
export function useListPage<Name extends ListName>(_name: Name): Page<Name> | undefined {
  return (usePageData() as ListPageData<Name> | null | undefined)?.list;
}

/** Loads a page of a list; the first one is 1. Rejects with a ChunkLoadError; the next call tries again. */
export async function loadListPage<Name extends ListName>(name: Name, number: number): Promise<Page<Name>> {
  const address = paths.list(name, number);
  await loadPageData(address);
  const data = getPageData(address) as ListPageData<Name> | null | undefined;
  if (!data) throw new Error(`there is no list page at ${address}`);
  return data.list;
}

/** Loads the items of a list whose first page is known. */
export async function loadWholeList<Name extends ListName, Item>(
  name: Name,
  { items, pageCount }: { items: Item[]; pageCount: number },
): Promise<Item[]> {
  const numbers = Array.from({ length: pageCount - 1 }, (_, index) => index + 2);
  const pages = await Promise.all(numbers.map((number) => loadListPage(name, number)));
  return [...items, ...pages.flatMap((page) => page.items as Item[])];
}
