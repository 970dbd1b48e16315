/** Lowest / median / highest. */
export function formatSpread(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const picked = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const digits = (number: number) => number.toFixed(number >= 1000 ? 0 : number >= 10 ? 1 : 2);
  return picked.map((number) => (number === undefined ? '-' : digits(number))).join(' / ');
}
