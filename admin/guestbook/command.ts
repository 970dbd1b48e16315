import type { Terminal } from '#admin/terminal/terminal.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import type { Backend } from './stores/backend.ts';

export type Option = {
  /** What stands behind the option: `--limit N`. Without it, the option is a switch. */
  value?: string;
  description: string;
};

/** 0: done. 1: it could not be done, or something is wrong. 2: the command was written wrongly. */
export type ExitCode = 0 | 1 | 2;

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

/** A command as it was typed. */
export type Call = Tool & {
  words: readonly string[];
  /** The values of options; switches that were set are `true`. */
  options: Readonly<Record<string, string | true | undefined>>;
  isJson: boolean;
  backend: () => Promise<Backend>;
  /** Opens the guestbook, once; it is closed when the command is done. `makesFolder`: even where there is none yet. */
  openStore: (options?: { makesFolder?: boolean }) => Promise<OwnerStore>;
};

export type Command = {
  /** Empty for the one that runs when none is named. */
  name: string;
  /** For the list of commands: a few words. */
  summary: string;
  /** What stands behind the name: `ID...`; several ways, several lines. */
  usage: readonly string[];
  /** What else there is to know. */
  details?: string;
  options?: Readonly<Record<string, Option>>;
  /** How many words it takes, at least and at most. */
  words: readonly [number, number];
  run: (call: Call) => Promise<void>;
};

export const dataOption: Record<string, Option> = {
  data: { value: 'FOLDER', description: 'the data folder of the built-in guestbook, whatever site.yaml says' },
};
export const yesOption: Record<string, Option> = { yes: { description: 'answer the question with yes' } };
/** What every command knows. */
export const sharedOptions: Record<string, Option> = {
  ...dataOption,
  json: { description: 'answer in JSON' },
  help: { description: 'show this help' },
};
