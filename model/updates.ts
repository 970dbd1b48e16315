/** An ISO day as the updates show it in a language: 2025-10-27 is 10/27/25 in English. */
export function formatUpdateDay(isoDay: string, language: string): string {
  const twoDigits = { year: '2-digit', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
  return new Date(isoDay).toLocaleDateString(language, twoDigits);
}
