const units = ['bytes', 'kB', 'MB', 'GB'];

export function describeBytes(bytes: number): string {
  let unit = 0;
  let amount = bytes;
  while (amount >= 1000 && unit < units.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && amount < 10 ? 1 : 0;
  return `${amount.toFixed(digits)} ${amount === 1 && unit === 0 ? 'byte' : units[unit]}`;
}
