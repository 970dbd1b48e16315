import type { Picture } from './picture.ts';

/** What the frame's header shows at one address. */
export type FrameHeader = {
  title: string;
  /** The title's length from 0 to 6, by which its letters have their size; see title-length.ts. */
  titleLength?: number | undefined;
  subtitle?: string | undefined;
  mascot: Picture;
  bubble?: string | undefined;
  /** How many pages the list has whose first page is at this address. */
  pageCount?: number | undefined;
};
