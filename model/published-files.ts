/** A file of the built site against what is at the host. */
export type PublishedFile = { file: string; how: 'new' | 'changed' | 'gone'; bytes: number };

/** Files that are the same to an owner, with what happens to them. */
export type PublishedGroup = {
  how: PublishedFile['how'];
  /** `inside`: what makes the site look and work. `file`: any other of the owner's. */
  kind: 'page' | 'song' | 'picture' | 'file' | 'inside';
  /** Titles of pages, where `home` and `lost` are those that every site has; titles of songs; other files by their names. */
  names: string[];
  count: number;
  bytes: number;
};
