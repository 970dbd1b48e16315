import type { Picture } from './picture.ts';

/** What the frame's header shows at one address. */
export type FrameHeader = {
  title: string;
  /** The length class of the title's longest word, if it is too long for a phone. */
  letters?: 'many' | 'more' | 'most' | undefined;
  subtitle?: string | undefined;
  mascot: Picture;
  bubble?: string | undefined;
  /** How many pages the list has whose first page is at this address. */
  pageCount?: number | undefined;
};
