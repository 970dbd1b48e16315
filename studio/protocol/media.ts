import type { KeyPath } from './site-state.ts';

/**
 * The folder of something that is not made yet, for whose fields pictures are sent: `characters/.new-3f2a…`. They wait outside of
 * content/, and come into its folder with it: `ItemRequest.stage`.
 */
export const stagedFolder = (collection: string, stage: string): string => `${collection}/.new-${stage}`;

/** Which of these a path is in, and the file's name there. */
export function readStaged(path: string): { stage: string; name: string } | undefined {
  const [, stage, name] = /^[a-z]+\/\.new-([\w-]{8,64})\/([^/\\]+)$/.exec(path) ?? [];
  return stage !== undefined && name !== undefined ? { stage, name } : undefined;
}

/** Megabytes of 1,000,000 bytes that may be sent. */
export const maxMegabytes = { picture: 60, song: 400 };

/** In pixels of the picture as it is seen: after it was turned upright. */
export type CropBox = { left: number; top: number; width: number; height: number };

/**
 * POST media/picture: what the query says. The body is the file's bytes; with `of` it is empty. Whatever was there stays where it
 * is, so that undo of the field's value is enough.
 */
export type PictureQuery = {
  /** The field, which decides folder, endings and size; `path` as JSON. A key that is not there yet may be named, too. */
  file: string;
  path: string;
  /** The file's name where it came from. */
  name: string;
  /** A picture of the site to be cropped, as the field says it. */
  of?: string;
  /** A `CropBox` as JSON. */
  crop?: string;
};

/** `drawing`: lossless, without a pixel grid. `vector`: SVG. `moving`: an animation. */
export type PictureKind = 'pixelArt' | 'drawing' | 'photo' | 'vector' | 'moving';

export type PictureFacts = {
  kind: PictureKind;
  /** In pixels, upright. */
  width: number;
  height: number;
  bytes: number;
};

export type PictureAnswer =
  | {
      outcome: 'made';
      /** What the field should say. */
      value: string;
      /** Below content/. */
      path: string;
      picture: PictureFacts;
      /** As it came. */
      before: PictureFacts;
      /**
       * `privateData`: place, camera, names of programs. `grid`: pixel art that was enlarged is kept at its own size; by how
       * much it was enlarged is `before.width / picture.width`, if it was not cropped, too.
       */
      changes: ('turned' | 'privateData' | 'smaller' | 'converted' | 'cropped' | 'grid' | 'cleaned')[];
    }
  /**
   * The field wants exactly this size, and a part of the picture has to be chosen: sent again with `crop`. `grid` is how large the
   * picture's own pixels are: 1 unless it is pixel art that was enlarged.
   */
  | { outcome: 'cropNeeded'; size: { width: number; height: number }; before: PictureFacts; grid: number }
  | MediaRefusal;

export type MediaRefusal = {
  outcome: 'refused';
  reason:
    | 'unreadable'
    | 'heic'
    | 'damaged'
    | 'tooLarge'
    | 'tooSmall'
    | 'unsafe'
    | 'fetch'
    | 'full'
    | 'locked'
    | 'stopped';
  /** For the owner. */
  sentence: string;
};

/** POST media/button, JSON: a friend's button, fetched once. `address` is that of a picture or of the friend's page. */
export type ButtonRequest = { file: string; path: KeyPath; address: string };

/** POST media/song: what the query says; the body is the file's bytes. Events `job` with this id tell how far it is. */
export type SongQuery = {
  file: string;
  path: string;
  name: string;
  /** Any new one: 8 to 64 letters, digits and hyphens. */
  job: string;
  /** A cover is drawn for a recording that has none. */
  needsCover?: 'yes';
};

/** GET media/song: the same of a song that is there. Measured once, then remembered. */
export type SongFacts = {
  path: string;
  seconds: number;
  bytes: number;
  /** Integrated, in LUFS (ITU-R BS.1770-4); undefined for silence, and for what cannot be decoded here. */
  loudness: number | undefined;
  /** 352 peaks from 0 to 1; empty for what cannot be decoded here. */
  peaks: number[];
};

export type SongAnswer =
  | {
      outcome: 'made';
      value: string;
      song: SongFacts;
      /** In LUFS: the recording's, and where the other songs are. */
      loudnessBefore: number | undefined;
      target: number;
      /** `turned`: the same MP3, with another volume written into its frames, so that nothing of it is lost. */
      how: 'kept' | 'turned' | 'converted';
      /** Louder would be distorted: the true peak would rise above -1 dB. */
      isAtPeak: boolean;
      /** From the recording's tags. */
      title: string | undefined;
      artist: string | undefined;
      /** What the field of the cover should say, with a picture from the tags, or one that was drawn as it was needed. */
      cover: string | undefined;
    }
  | MediaRefusal;

/** GET media/choices, for a field by file and path: pictures of the site that would do there, those of the same kind first. */
export type PictureChoices = {
  /** What the field should say. */
  value: string;
  /** The file's name. */
  name: string;
}[];

/**
 * GET media/file: a picture or song of content/ for the window to show, with ranges. `written` is as a value of `file` says it, or a path below content/. An
 * SVG comes with a policy that lets it do nothing.
 */
export const mediaFileAddress = (written: string, file = ''): string => `/api/media/file?${whereIs(written, file)}`;

/** The query of that, and of GET media/song. */
export const whereIs = (written: string, file: string): string =>
  new URLSearchParams({ path: written, from: file }).toString();
