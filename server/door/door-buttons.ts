/** The 88x31 of a visitor's website. */
type DoorButton = { file: string; type: string; bytes: Uint8Array; isKept: boolean };

/** The buttons of visitors' websites, as the door needs them. Whoever has the guestbook hands them over. */
export type DoorButtons = {
  findButton: (entry: string) => DoorButton | undefined;
  /** Of the entry's website, or at an address. Resolves with a sentence if there is none. */
  fetchButton: (entry: string, address: string) => Promise<string | undefined>;
  /** From now on everybody sees it. */
  keepButton: (entry: string, file: string) => Promise<void>;
  removeButton: (entry: string) => Promise<void>;
};
