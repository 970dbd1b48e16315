import type { Terminal } from '#admin/terminal/terminal.ts';

export type Environment = Record<string, string | undefined>;

/** What commands run with; tests pass their own. */
export type Tool = {
  /** How the owner runs it: `npm run guestbook --`. */
  program: string;
  /** Another command for the same site: `npm run guestbook -- list --all`. */
  writeCommand: (verb: 'guestbook' | 'backup' | 'start', words?: string) => string;
  terminal: Terminal;
  environment: Environment;
  /** Epoch milliseconds. */
  now: () => number;
  /** The folder in which the owner typed the command; relative paths start here. */
  workFolder: string;
  /** Where the site's `data/` is, unless DATA_FOLDER says otherwise. */
  home: string;
  contentFolder: string;
  /** Bonbon's own folder, with its documents and the SQL for Supabase. */
  engineFolder: string;
  /** Where older versions put the guestbook by mistake. */
  strayFolder: string;
  fetch: typeof fetch;
};
