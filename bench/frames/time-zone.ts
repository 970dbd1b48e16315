/** A time zone in which it is `hour`, 0 to 23, so that a page is seen in that hour's light without another clock. */
export function findTimeZone(hour: number, now: Date): string {
  // POSIX counts westwards: Etc/GMT+5 is five hours behind. There are zones from -11 to +12 hours.
  const ahead = ((hour - now.getUTCHours() + 11 + 24) % 24) - 11;
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
