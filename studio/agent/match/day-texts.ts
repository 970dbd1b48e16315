const formats: Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'full' },
  { dateStyle: 'long' },
  { dateStyle: 'medium' },
  { dateStyle: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { month: 'long', year: 'numeric' },
  { month: 'short', year: 'numeric' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
];

const formatters = new Map<string, Intl.DateTimeFormat[]>();

/** How a page may show a day that is written 2025-10-27. */
export function dayTexts(day: string, language: string): string[] {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return [day];
  return [day, ...formattersOf(language).map((formatter) => formatter.format(date))];
}

function formattersOf(language: string): Intl.DateTimeFormat[] {
  const known = formatters.get(language);
  if (known) return known;
  const made = formats.map((format) => new Intl.DateTimeFormat(language || 'en', { ...format, timeZone: 'UTC' }));
  formatters.set(language, made);
  return made;
}
