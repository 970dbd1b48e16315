import type { KeyPath } from './site-state.ts';

/** One line of "Check my site". */
export type Finding = {
  /** To mend, worth a look, or fine. */
  level: 'mend' | 'look' | 'fine';
  /** "A link leads nowhere" */
  title: string;
  /** Where, and what to do about it. */
  note?: string;
  /** The value that it is about, to go there. */
  place?: { file: string; path: KeyPath };
};

/** GET check. With `?outside=yes` the addresses of links and videos are asked whether they are there: nothing else goes out. */
export type CheckAnswer = {
  findings: Finding[];
  /** How many things were looked at. */
  looked: number;
  seconds: number;
  askedOutside: boolean;
};
