/**
 * Pixel icons, drawn on 12 x 12: each is the outline of its pixels as SVG path data, given to `<Icon shape={…} />`.
 * These travel with the pages that use them, so nothing around every page may import this file.
 */
export const caretDownIcon = 'M1 3h10v2h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-1h-1z';
export const externalIcon = 'M1 1h4v2h-2v6h5v-1h2v3h-9zM6 1h5v6h-1v-2h-1v1h-1v1h-1v1h-1v-1h-1v-1h1v-1h1v-1h1v-1h-2z';
export const downloadIcon = 'M4 1h4v3h3v1h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-1h-1v-1h-1v-1h3zM1 8h2v2h6v-2h2v3h-10z';
export const copyIcon = 'M1 1h8v3h3v7h-8v-3h-3zM2 2v5h2v-3h4v-2zM5 5v5h6v-2h-1v1h-4v-1h4v-1h-4v-1h4v1h1v-2z';
export const checkIcon =
  'M10 1h1v3h-1v1h-1v1h-1v1h-1v1h-1v1h-1v1h-2v-1h-1v-1h-1v-3h1v1h1v1h2v-1h1v-1h1v-1h1v-1h1v-1h1z';
export const warnIcon = 'M5 1h2v1h1v2h1v2h1v2h1v3h-10v-3h1v-2h1v-2h1v-2h1zM5 4v3h2v-3zM5 8v1h2v-1z';
export const starIcon =
  'M5 0h2v2h1v2h4v1h-1v1h-1v3h1v3h-1v-1h-2v-1h-1v-1h-2v1h-1v1h-2v1h-1v-3h1v-3h-1v-1h-1v-1h4v-2h1z';
export const linkIcon =
  'M6 1h4v1h1v3h-1v1h-2v-1h-1v1h-1v1h-1v1h-1v-1h1v-1h1v-1h1v-1h1v1h1v-1h1v-1h-1v-1h-2v1h-1v1h-1v1h-1v-2h1v-1h1zM1 5h2v1h-1v3h1v1h2v-1h1v-1h1v-1h1v2h-1v1h-1v1h-4v-1h-1v-2h-1v-1h1z';
export const retryIcon =
  'M3 1h6v1h1v-1h1v1h-1v1h1v2h-4v-1h1v-1h-5v5h1v1h4v-1h1v-2h2v3h-1v1h-1v1h-6v-1h-1v-1h-1v-6h1v-1h1z';
export const diceIcon =
  'M1 0h10v1h1v10h-1v1h-10v-1h-1v-10h1zM2 2v2h2v-2zM8 2v2h2v-2zM5 5v2h2v-2zM2 8v2h2v-2zM8 8v2h2v-2z';
export const noteIcon = 'M3 1h8v9h-1v1h-3v-1h-1v-2h1v-1h2v-4h-4v7h-1v1h-3v-1h-1v-2h1v-1h2z';
export const imageIcon = 'M0 1h12v9h-12zM2 2v5h1v-1h1v1h1v-1h1v-1h1v-1h1v1h1v1h1v-4zM3 3h2v2h-2zM10 6v2h1v-2z';
