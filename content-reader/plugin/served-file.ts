import type { PictureSource, PictureVersion } from '#content-reader/pictures/picture-version.ts';

/** A file of the content that a page requests: as it is, or a version of a picture. */
export type ServedFile =
  | { absolutePath: string; hash: string; version?: never }
  | { source: PictureSource; version: PictureVersion };

/** Writes the code of a file's address. `importFile` adds an import to the module and returns its name. */
export type AddressWriter = (file: ServedFile, importFile: (request: string) => string) => string;
