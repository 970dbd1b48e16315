export type DayFormat = Pick<Intl.DateTimeFormat, 'format'>;

/** The browser's first format takes a cheap phone 50 ms: this one is made when the first date is shown. */
export function createDateFormat(language: string, options: Intl.DateTimeFormatOptions): DayFormat {
  let made: Intl.DateTimeFormat | undefined;
  return {
    format: (date) => {
      made ??= new Intl.DateTimeFormat(language, options);
      return made.format(date);
    },
  };
}

/** Formats the days of entries: short month, 2-digit day, year. The default time zone is the visitor's. */
export function createDayFormat(language: string, timeZone?: string): DayFormat {
  return createDateFormat(language, {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  });
}
