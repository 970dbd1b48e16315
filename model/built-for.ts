/** What a build for a host says of itself, beside the site. */
export type BuiltFor = {
  /** The host's. */
  name: string;
  /** What is left out or to be done, in sentences for the owner. */
  notes: string[];
  /** Files that are left out because the host takes none of their size. */
  tooLarge: { path: string; bytes: number }[];
};
