/** Formats the days of entries: short month, 2-digit day, year. The default time zone is the visitor's. */
export function createDayFormat(language: string, timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  });
}
