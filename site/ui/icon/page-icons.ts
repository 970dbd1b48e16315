/**
 * Pixel icons, drawn on 12 x 12: each is the outline of its pixels as SVG path data, given to `<Icon shape={…} />`.
 * They are in the chunks of the pages that use them, so the frame must not import this file.
 */
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
