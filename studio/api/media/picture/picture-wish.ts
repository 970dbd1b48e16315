import type { CropBox, PictureAnswer, PictureKind } from '#studio/protocol/media.ts';

export type Size = { width: number; height: number };

/** What a field wants. */
export type PictureWish = {
  /** Without dots. */
  endings: string[];
  exactSize?: Size | undefined;
  /** Whether a picture smaller than `exactSize` is enlarged rather than refused. */
  mayEnlarge?: boolean | undefined;
  /** Within the upright picture. */
  crop?: CropBox | undefined;
};

export type Change = Extract<PictureAnswer, { outcome: 'made' }>['changes'][number];

/** A file for content/; `ending` has no dot. */
export type MadePicture = { bytes: Buffer; ending: string; kind: PictureKind; size: Size; changes: Change[] };
