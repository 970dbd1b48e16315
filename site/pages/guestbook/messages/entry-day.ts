/** Makes the days of entries readable: short month, 2-digit day, year. Without a time zone, the visitor's own. */
export function createDayFormat(language: string, timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  });
}
