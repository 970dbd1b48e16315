import type { Document } from 'yaml';
import type { FileKind } from '#content-reader/pictures/file-kind.ts';
import type { ContentDefinition } from '#model/content-schema.ts';

/** A file of content as a step sees it: without a byte order mark, and with \n at the end of each line. */
export type ContentText = {
  /** Within `content/`. */
  path: string;
  text: string;
  document: Document.Parsed;
  data: unknown;
  sheet: ContentDefinition;
};

/** What a step looks at. */
export type ContentState = {
  texts: ReadonlyMap<string, ContentText>;
  /** What is in every file of the folder, by its path within; undefined where nothing speaks for any kind. */
  kinds: ReadonlyMap<string, FileKind | undefined>;
};

/** Replaces a part of a file with `text`. Offsets count UTF-16 units of the text that the step was given. */
export type Edit = { file: string; start: number; end: number; text: string };

/** Both within `content/`, in the same folder. */
export type Rename = { from: string; to: string };

/**
 * What one version wants of content that was made with an older one. Nothing in a site says which version it was made with,
 * so a step looks for itself: in content that is as it wants it, it finds nothing to do.
 */
export type Step = {
  /** The first version that wants it. */
  version: string;
  /** Why, for the owner: whole sentences. */
  why: string;
  /** Keys that it takes out of use, wherever it can: in a shape that it leaves alone, the owner is told of them. */
  retired?: { file: string; path: string[] }[];
  find: (content: ContentState) => { edits: Edit[]; renames?: Rename[] };
};
