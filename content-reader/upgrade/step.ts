import type { Document } from 'yaml';
import type { FileKind } from '#content-reader/pictures/file-kind.ts';
import type { TextEdit } from '#content-reader/write/splice-text.ts';
import type { ContentDefinition } from '#model/content-schema.ts';

/** A content file as a step sees it: without a byte order mark, and with \n line breaks. */
export type ContentText = {
  /** Within `content/`. */
  path: string;
  text: string;
  document: Document.Parsed;
  data: unknown;
  definition: ContentDefinition;
};

/** What a step looks at. */
export type ContentState = {
  texts: ReadonlyMap<string, ContentText>;
  /** The format of every file in the folder, by its relative path; undefined if it is unknown. */
  kinds: ReadonlyMap<string, FileKind | undefined>;
};

/** Of the text that the step was given. */
export type Edit = TextEdit & { file: string };

/** Both within `content/`, in the same folder. */
export type Rename = { from: string; to: string };

/**
 * What one version requires of content that was made with an older one. Nothing in a site says which version it was
 * made with, so a step must detect what to do: in content that is up to date, it finds nothing.
 */
export type Step = {
  /** The first version that requires it. */
  version: string;
  /** Why, for the owner: whole sentences. */
  why: string;
  /** Keys that it removes if it can; in a form that it does not edit, they are reported to the owner. */
  retired?: { file: string; path: string[] }[];
  find: (content: ContentState) => { edits: Edit[]; renames?: Rename[] };
};
