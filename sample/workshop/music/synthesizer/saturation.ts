/** A fast approximation of tanh: quiet sound hardly changes, nothing exceeds 1. */
export function saturate(value: number): number {
  if (value >= 3) return 1;
  if (value <= -3) return -1;
  const square = value * value;
  return (value * (27 + square)) / (27 + 9 * square);
}
