/** A4, in points of 1/72 inch. */
export const page = { width: 595.28, height: 841.89, left: 50, right: 50, top: 34, bottom: 42 } as const;

export const columnWidth = page.width - page.left - page.right;

/** Day values of the roles in site/styles/tokens.css. */
export const colours = {
  line: '#4b0f31',
  text: '#4b0f31',
  textSoft: '#8a2a5c',
  link: '#b3175c',
  accent: '#cf1f68',
  lineSoft: '#eaa9c6',
  bullet: '#ff7fb2',
  tones: ['#ffabcd', '#ffd97a', '#9be5c2', '#a5d2ff', '#cdb8ff'],
} as const;

/** Sizes and the distance of lines, in points. */
export const type = {
  name: { face: 'label', size: 44, leading: 38 },
  role: { face: 'bold', size: 11.5, leading: 16 },
  section: { face: 'label', size: 16, leading: 19 },
  title: { face: 'bold', size: 10.5, leading: 14.5 },
  when: { face: 'label', size: 13, leading: 14.5 },
  body: { face: 'text', size: 9.5, leading: 13.6 },
  strong: { face: 'bold', size: 9.5, leading: 13.6 },
  small: { face: 'text', size: 8.5, leading: 12.5 },
} as const;
export type TextStyle = (typeof type)[keyof typeof type];
