/**
 * Pixel icons, drawn on 12 x 12: each is the outline of its pixels as SVG path data, given to `<Icon shape={…} />`.
 * These are on every page; icons of some pages only are in page-icons.ts, in the chunks of those pages.
 */
export const prevIcon = 'M1 2h2v3h2v-1h2v-1h2v-1h2v8h-2v-1h-2v-1h-2v-1h-2v3h-2z';
export const playIcon = 'M2 1h2v1h2v1h2v1h2v1h1v2h-1v1h-2v1h-2v1h-2v1h-2z';
export const pauseIcon = 'M1 1h4v10h-4zM7 1h4v10h-4z';
export const nextIcon = 'M1 2h2v1h2v1h2v1h2v-3h2v8h-2v-3h-2v1h-2v1h-2v1h-2z';
export const volumeIcon =
  'M5 1h2v3h1v1h1v2h-1v1h-1v3h-2v-1h-1v-1h-1v-1h-3v-4h3v-1h1v-1h1zM9 2h1v1h1v6h-1v1h-1v-1h1v-6h-1zM6 4v4h1v-1h1v-2h-1v-1z';
export const mutedIcon =
  'M5 1h2v10h-2v-1h-1v-1h-1v-1h-3v-4h3v-1h1v-1h1zM8 4h1v1h1v-1h1v1h-1v2h1v1h-1v-1h-1v1h-1v-1h1v-2h-1z';
export const minimizeIcon = 'M1 8h10v2h-10z';
export const upIcon = 'M5 3h2v1h1v1h1v1h1v1h1v2h-2v-1h-1v-1h-1v-1h-2v1h-1v1h-1v1h-2v-2h1v-1h1v-1h1v-1h1z';
export const closeIcon =
  'M1 1h2v1h1v1h1v1h2v-1h1v-1h1v-1h2v2h-1v1h-1v1h-1v2h1v1h1v1h1v2h-2v-1h-1v-1h-1v-1h-2v1h-1v1h-1v1h-2v-2h1v-1h1v-1h1v-2h-1v-1h-1v-1h-1z';
export const menuIcon = 'M1 1h10v2h-10zM1 5h10v2h-10zM1 9h10v2h-10z';
export const sunIcon =
  'M5 0h2v2h-2zM1 1h1v1h1v1h-1v-1h-1zM10 1h1v1h-1v1h-1v-1h1zM4 3h4v1h1v4h-1v1h-4v-1h-1v-4h1zM0 5h2v2h-2zM10 5h2v2h-2zM2 9h1v1h-1v1h-1v-1h1zM9 9h1v1h1v1h-1v-1h-1zM5 10h2v2h-2z';
export const moonIcon =
  'M4 0h4v1h-2v1h-1v1h-1v4h1v1h1v1h3v-1h1v-1h1v-1h1v2h-1v2h-1v1h-2v1h-4v-1h-2v-1h-1v-2h-1v-4h1v-2h1v-1h2z';
export const heartIcon =
  'M2 1h2v1h1v1h2v-1h1v-1h2v1h1v1h1v3h-1v1h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-3h1v-1h1z';
export const arrowLeftIcon =
  'M5 1h2v1h-1v1h-1v1h-1v1h7v2h-7v1h1v1h1v1h1v1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-2h1v-1h1v-1h1v-1h1z';
export const arrowRightIcon =
  'M5 1h2v1h1v1h1v1h1v1h1v2h-1v1h-1v1h-1v1h-1v1h-2v-1h1v-1h1v-1h1v-1h-7v-2h7v-1h-1v-1h-1v-1h-1z';
