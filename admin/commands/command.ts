import type { Backend } from '#admin/guestbook/stores/backend.ts';
import type { OwnerStore } from '#model/guestbook-owner.ts';
import type { Tool } from './tool.ts';

export type Option = {
  /** The placeholder of its value: `--limit N`. Without it, the option is a flag. */
  value?: string;
  description: string;
};

/** 0: success. 1: failure, or something is wrong. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

/** A command as it was typed. */
export type Call = Tool & {
  words: readonly string[];
  /** The values of options; flags that were set are `true`. */
  options: Readonly<Record<string, string | true | undefined>>;
  isJson: boolean;
  backend: () => Promise<Backend>;
  /** Opens the guestbook once; it is closed when the command is done. `makesFolder` creates one if there is none. */
  openStore: (options?: { makesFolder?: boolean }) => Promise<OwnerStore>;
};

/** How a command is typed: both its parser and its help use this. */
export type Syntax = {
  /** Empty for the command that runs by default. */
  name: string;
  /** What follows the name, such as `ID...`: one item for each form. */
  usage: readonly string[];
  details?: string;
  options?: Readonly<Record<string, Option>>;
  /** The minimum and maximum number of positional arguments. */
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
export const yesOption: Record<string, Option> = { yes: { description: 'confirm without a question' } };
/** Options of every command. */
export const sharedOptions: Record<string, Option> = {
  ...dataOption,
  json: { description: 'print JSON' },
  help: { description: 'show this help' },
};
