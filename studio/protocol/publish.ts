/** A file of the built site against the last build. */
export type PublishedFile = { file: string; how: 'new' | 'changed' | 'gone'; bytes: number };

/** GET publish/changes. */
export type PublishChanges = {
  /** What the owner did since the last build, newest first; all of it if there was none. */
  changes: string[];
  /** Of the last build, in milliseconds since 1970. */
  builtAt?: number;
  /** Mistakes that stand in the way, in the build's sentences. */
  mistakes: string[];
  /** Where the built site is: the folder to be put on the web. */
  folder: string;
  /** How to put the folder on the web, in the guide's words. */
  hosts: { name: string; how: string }[];
};

/** POST publish/build, answered when it is done. */
export type PublishAnswer =
  | { outcome: 'built'; folder: string; files: PublishedFile[]; seconds: number }
  | { outcome: 'refused'; sentence: string; mistakes?: string[] };

/** POST publish/open opens the folder in the computer's own window. */
export type OpenAnswer = { outcome: 'opened' } | { outcome: 'refused'; sentence: string };
