/**
 * What `bonbon publish` and `bonbon receive`, on the server, say to each other by SSH. First `receive --list` prints a
 * `HeldBuild`. Then `receive` reads a line with a `SentBuild`, followed by the bytes of those of its files that `isSent`, in
 * their order, and prints a `ReceiveEvent` a line.
 */
export const transferVersion = 1;

/** Paths are those in a build's folder: `site/index.html`, `server.json`, `render/…`. */
export type BuildFile = { path: string; bytes: number; sha1: string };

export type HeldBuild = {
  transfer: number;
  /** Bonbon's version there. */
  bonbon: string;
  /** Of the live build; empty before the first. */
  files: BuildFile[];
  /** Hashes of files that an earlier, broken transfer has left. */
  held: string[];
};

export type SentBuild = {
  transfer: number;
  files: (BuildFile & { isSent: boolean })[];
  /** Earlier versions did not say so: then it may. */
  needsDatabase?: boolean | undefined;
};

export type ReceiveEvent =
  /** The file is safely there. */
  | { got: string }
  /** A sentence for the owner. */
  | { say: string }
  | { error: string }
  | { done: true };
