const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, month, 1))),
);

function makeDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

/** `2025-10-12` as `12 October 2025`; anything else as it is. */
export function tellDay(written: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written) ?? [];
  const name = months[Number(month) - 1];
  return name ? `${Number(day)} ${name} ${year}` : written;
}

/** The day that is meant by `12 October 2025`, `12 oct 2025`, `October 12, 2025` or `2025-10-12`. */
export function readDay(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const numbers = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (numbers) return makeDay(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]));
  const words =
    /^(?<day>\d{1,2})\.?\s+(?<month>[a-z]{3,})\.?,?\s+(?<year>\d{4})$/.exec(text) ??
    /^(?<month>[a-z]{3,})\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})$/.exec(text);
  if (!words?.groups) return undefined;
  const { day, month = '', year } = words.groups;
  const index = months.findIndex((name) => name.toLowerCase().startsWith(month));
  return index < 0 ? undefined : makeDay(Number(year), index + 1, Number(day));
}

export function today(): string {
  const now = new Date();
  return makeDay(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? '';
}
