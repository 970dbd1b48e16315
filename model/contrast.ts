/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly number[];

/** Colour pairs with the minimum contrast of WCAG 2.2: 4.5 for text, 3 for controls and focus rings. */
export const colourPairs: readonly [ink: string, ground: string, minimum: number][] = [
  ['text', 'surface', 4.5],
  ['text', 'surface-alt', 4.5],
  ['text', 'sunken', 4.5],
  ['text', 'chrome', 4.5],
  ['text-soft', 'surface', 4.5],
  ['text-soft', 'surface-alt', 4.5],
  ['text-soft', 'sunken', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'surface-alt', 4.5],
  ['link-hover', 'surface', 4.5],
  ['link-hover', 'surface-alt', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['title-fill', 'title-stroke', 4.5],
  ...['pink', 'butter', 'mint', 'sky', 'lilac'].flatMap((tone): [string, string, number][] => [
    ['on-tone', `tone-${tone}`, 4.5],
    ['on-tint', `tint-${tone}`, 4.5],
  ]),
  ['lcd-ink', 'lcd', 4.5],
  ['led-ink', 'led', 4.5],
  ['mark-ink', 'mark', 4.5],
  ['error-ink', 'error-bg', 4.5],
  ['error-ink', 'surface', 4.5],
  ['ok-ink', 'ok-bg', 4.5],
  ['text', 'error-bg', 4.5],
  ['select-ink', 'select-bg', 4.5],
  ['focus', 'surface', 3],
  ['focus', 'page', 3],
  ['focus', 'chrome', 3],
  ['focus-on-led', 'led', 3],
  ['field-line', 'surface', 3],
  ['field-line', 'chrome', 3],
  ['error-line', 'surface', 3],
  ['error-line', 'error-bg', 3],
  ['link', 'sunken', 4.5],
  ['link-hover', 'sunken', 4.5],
  ['title-fill', 'sunken', 4.5],
  ['accent', 'sunken', 3],
];

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function findLuminance(rgb: Rgb) {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const fraction = part / 255;
    return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1, for the same colour twice, to 21. */
export function findContrast(ink: Rgb, ground: Rgb): number {
  const [dark = 0, light = 0] = [findLuminance(ink), findLuminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
