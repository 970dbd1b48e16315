/** An ISO day as the updates show it in a language: 2025-10-27 is 10/27/25 in English. */
export function formatUpdateDay(isoDay: string, language: string): string {
  const twoDigits = { year: '2-digit', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
  return new Date(isoDay).toLocaleDateString(language, twoDigits);
}

/**
 * The id of an update on its page, which feeds link to. It stays the same while newer updates are added above it; the
 * second of one day gets a number. `updates` are in their order on the page, newest first.
 */
export function nameUpdate(updates: readonly { date: string }[], index: number): string {
  const date = updates[index]?.date;
  const olderOfTheDay = updates.slice(index + 1).filter((update) => update.date === date).length;
  return `update-${date}${olderOfTheDay ? `-${olderOfTheDay + 1}` : ''}`;
}
