/** What an owner should know about what a host gets. */
export type HostNote = {
  /** In an owner's words, for the studio, too. */
  text: string;
  /** What to write where, for those who write files themselves. */
  how?: string;
};

/** For a terminal. */
export const describeNote = ({ text, how }: HostNote): string => (how === undefined ? text : `${text} ${how}`);
