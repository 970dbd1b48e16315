/** An ISO day as the updates show it: 2025-10-27 is 10/27/25. */
export function formatUpdateDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-');
  return `${month}/${day}/${year?.slice(-2)}`;
}
