import type { ContentFileName } from '#model/content-schema.ts';
import type { PlainValue } from './field.ts';

/** Keys and positions from a file's top. */
export type KeyPath = (string | number)[];

/** A mistake or a warning in the same words as those of `bonbon build`. */
export type SiteProblem = {
  /** Below content/. */
  file: string;
  line: number;
  path: KeyPath;
  sentence: string;
  example?: string;
  /** A value that would certainly be right, to be put there with one click. */
  repair?: PlainValue;
};

/** One file of content. */
export type FileState = {
  /** Below content/: `home.yaml`, `characters/thistle/character.yaml`. */
  file: string;
  name: ContentFileName;
  /** Of a thing in a collection: its folder. */
  id?: string;
  /** `missing`: there is none, which its schema allows. `broken`: its YAML cannot be read, so `data` is what was read last. */
  state: 'there' | 'missing' | 'leftOut' | 'broken';
  /** SHA-256 of its bytes in hex; empty for a missing file. */
  hash: string;
  data: PlainValue;
};

/** A page that the preview can show. */
export type SitePage = {
  /** Without the base: `/aboutme`. */
  address: string;
  title: string;
  /** The file of its words. */
  file: string;
  isLeftOut: boolean;
};

/**
 * A value that was entered, but is not in its file: wrong, or in conflict with a change made elsewhere. An item that is wrong is
 * kept with the whole list that it was put into; a change of something within a draft is one of the draft.
 */
export type Draft = {
  file: string;
  path: KeyPath;
  value: PlainValue;
  why: 'mistake' | 'conflict';
  /** What the file says meanwhile; for a conflict. */
  theirs?: PlainValue;
};

export type Step = {
  id: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Ends the sentence "Undo: …", such as 'words in Quick Intro'. */
  label: string;
  /** Where it happened, to go there. */
  file: string;
  path: KeyPath;
};

/** GET site. Whatever changes it is announced by an event with a new revision. */
export type SiteState = {
  revision: number;
  siteTitle: string;
  files: FileState[];
  pages: SitePage[];
  problems: SiteProblem[];
  warnings: SiteProblem[];
  drafts: Draft[];
  /** Folders of pictures that lost their content file, or never had one: they are on no page. */
  leftOver?: { collection: 'characters' | 'projects'; id: string; file: string }[];
  undo?: Step;
  redo?: Step;
  /** Of owner's changes since the last build; undefined before the first one. */
  unpublished?: number;
  /** Whether the site is kept with Git. */
  hasGit: boolean;
  /** Origin of the preview: http://localhost:PORT, without a slash at its end, and the site's base, which begins and ends with one. */
  preview: { origin: string; base: string };
};

/** GET events, as server-sent events with JSON in `data`. */
export type SiteEvent =
  | {
      event: 'site';
      revision: number;
      /** Files that were changed outside of the studio. */
      changedElsewhere: string[];
    }
  | {
      event: 'job';
      id: string;
      state: 'running' | 'done' | 'failed';
      sentence?: string;
      /** From 0 to 1. */
      progress?: number;
    };
