import type { Picture } from './picture.ts';

/** What the frame's header shows at one address. */
export type FrameHeader = {
  title: string;
  subtitle?: string | undefined;
  mascot: Picture;
  bubble?: string | undefined;
};
