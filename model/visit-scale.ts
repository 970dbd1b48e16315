/** The end of the plot's scale: the next of 2, 4, 10, 20, 40, 100 and so on, which have a whole half. */
export function findScale(most: number): number {
  for (let power = 1; ; power *= 10) {
    const end = [2, 4, 10].find((step) => step * power >= most);
    if (end !== undefined) return end * power;
  }
}

/** Beside the plot there is room for three digits. */
export const shortenCount = (value: number): string =>
  value < 1000 ? String(value) : value < 1_000_000 ? `${value / 1000}k` : `${value / 1_000_000}M`;

/** A page's address in its own letters. */
export function readAddressName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
