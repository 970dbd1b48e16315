import { listPageAddress, listPageSizes, onHome } from './paged-list.ts';

/** An ISO day as the updates show it in a language: 2025-10-27 is 10/27/25 in English. */
export function formatUpdateDay(isoDay: string, language: string): string {
  const twoDigits = { year: '2-digit', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
  return new Date(isoDay).toLocaleDateString(language, twoDigits);
}

/**
 * The ids of updates on their page, which feeds link to. An id stays the same while newer updates are added above it; the
 * second of one day gets a number. `updates` are in their order on the page, newest first.
 */
export function nameUpdates(updates: readonly { date: string }[]): string[] {
  const countOfDay = new Map<string, number>();
  return updates
    .toReversed()
    .map(({ date }) => {
      const count = (countOfDay.get(date) ?? 0) + 1;
      countOfDay.set(date, count);
      return `update-${date}${count > 1 ? `-${count}` : ''}`;
    })
    .toReversed();
}

/** The address of the page that shows the update at `index`: Home, or a page of the list at `list`. */
export function findUpdatePage(index: number, list: string): string {
  return index < onHome.updates ? '/' : listPageAddress(list, Math.floor(index / listPageSizes.updates) + 1);
}
