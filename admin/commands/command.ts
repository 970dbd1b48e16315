import type { Backend } from '#admin/guestbook/stores/backend.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import type { Tool } from './tool.ts';

export type Option = {
  /** What stands behind the option: `--limit N`. Without it, the option is a switch. */
  value?: string;
  description: string;
};

/** 0: done. 1: it could not be done, or something is wrong. 2: the command was written wrongly. */
export type ExitCode = 0 | 1 | 2;

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

/** How a command is typed: both its parser and its help are made of this. */
export type Syntax = {
  /** Empty for the one that runs when none is named. */
  name: string;
  /** What stands behind the name: `ID...`; several ways, several lines. */
  usage: readonly string[];
  /** What else there is to know. */
  details?: string;
  options?: Readonly<Record<string, Option>>;
  /** How many words it takes, at least and at most. */
  words: readonly [number, number];
};

export type Command = Syntax & {
  /** For the list of commands: a few words. */
  summary: string;
  run: (call: Call) => Promise<void>;
};

const dataOption: Record<string, Option> = {
  data: { value: 'FOLDER', description: 'the data folder of the built-in guestbook, whatever site.yaml says' },
};
export const yesOption: Record<string, Option> = { yes: { description: 'answer the question with yes' } };
/** What every command knows. */
export const sharedOptions: Record<string, Option> = {
  ...dataOption,
  json: { description: 'answer in JSON' },
  help: { description: 'show this help' },
};
