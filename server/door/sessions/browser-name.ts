/** In this order: every browser also names those that it resembles. */
const browsers: [RegExp, string][] = [
  [/^Bonbon-Studio\//, 'The studio'],
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const devices: [RegExp, string][] = [
  [/iPhone|Android.*Mobile/, 'a phone'],
  [/iPad|Android/, 'a tablet'],
];

/** How the list of doors names a browser: `Firefox on a computer`. Nothing finer is kept. */
export function nameBrowser(userAgent: string | undefined): string {
  if (!userAgent) return 'A browser';
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return `${find(browsers) ?? 'A browser'} on ${find(devices) ?? 'a computer'}`;
}
