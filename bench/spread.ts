/** Lowest / median / highest. */
export function formatSpread(numbers: number[]): string {
  const picked = pick(numbers);
  const digits = (number: number) => number.toFixed(number >= 1000 ? 0 : number >= 10 ? 1 : 2);
  return picked.map((number) => (number === undefined ? '-' : digits(number))).join(' / ');
}

/** The median, and in brackets the lowest and the highest if they read differently. */
export function formatMedian(numbers: number[], digits: number): string {
  const [lowest, median, highest] = pick(numbers).map((number) => number?.toFixed(digits) ?? '-');
  return lowest === highest ? `${median}` : `${median} (${lowest}-${highest})`;
}

function pick(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
}
