import type { TextStyle } from './page-measures.ts';

/** A place in the PDF's structure tree below Document; parts with the same ids from the top share their elements. */
export type Branch = { id: string; tag: Tag }[];
export type Tag = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure';

/** Text on one line; x is from the page's left, y from the unit's top to the baseline. */
export type TextPart = {
  kind: 'text';
  branch: Branch;
  text: string;
  style: TextStyle;
  colour: string;
  x: number;
  y: number;
  width: number;
  link?: string;
};
/** Decoration: a filled box, which assistive technology passes over. */
export type BoxPart = { kind: 'box'; x: number; y: number; width: number; height: number; colour: string };
export type PicturePart = {
  kind: 'picture';
  branch: Branch;
  alt: string;
  x: number;
  y: number;
  width: number;
  height: number;
};
export type PagePart = TextPart | BoxPart | PicturePart;

/** What is never cut by the end of a page. All measures in points. */
export type Unit = {
  height: number;
  /** Left out at the top of a page. */
  gapBefore: number;
  parts: PagePart[];
  /** A title stays with what it is the title of. */
  keepsWithNext: boolean;
};

export type PlacedUnit = Unit & { top: number };
