import type { Tool } from './tool.ts';

export type Option = {
  /** The placeholder of its value: `--limit N`. Without it, the option is a flag. */
  value?: string;
  description: string;
};

/** 0: success. 1: failure, or something is wrong. 2: wrong usage, or a check without a result. */
export type ExitCode = 0 | 1 | 2;

/** A command as it was typed. */
export type Call = Tool & {
  words: readonly string[];
  /** The values of options; flags that were set are `true`. */
  options: Readonly<Record<string, string | true | undefined>>;
};

/** How a command is typed: both its parser and its help use this, and add `--help`. */
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

export type Command<Given = Call> = Syntax & {
  /** For the list of commands: a few words. */
  summary: string;
  run: (call: Given) => Promise<void>;
};

export const yesOption: Record<string, Option> = { yes: { description: 'confirm without a question' } };
/** An option of every command. */
export const helpOption: Record<string, Option> = { help: { description: 'show this help' } };
