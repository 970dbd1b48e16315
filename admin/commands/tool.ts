import type { Terminal } from '#admin/terminal/terminal.ts';

export type Environment = Record<string, string | undefined>;

/** What commands work with; tests bring their own. */
export type Tool = {
  /** How the owner calls it: `npm run guestbook --`. */
  program: string;
  /** A command of the owner's, about the same site: `npm run guestbook -- list --all`. */
  writeCommand: (verb: 'guestbook' | 'backup' | 'start', words?: string) => string;
  terminal: Terminal;
  environment: Environment;
  /** Epoch milliseconds. */
  now: () => number;
  /** Where relative paths start: the folder in which the owner typed the command. */
  workFolder: string;
  /** Where the site's `data/` is, unless DATA_FOLDER says otherwise. */
  home: string;
  contentFolder: string;
  /** Where Bonbon itself lies: its documents, and the SQL for Supabase. */
  engineFolder: string;
  /** Where older versions of the tools put the guestbook by mistake. */
  strayFolder: string;
  fetch: typeof fetch;
};
