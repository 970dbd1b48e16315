import { resolve } from 'node:path';

/** What a verb gets. */
export type VerbContext = {
  /** What `--site` names, as typed; undefined where nobody did. */
  siteOption: string | undefined;
  /** Where the command was typed: the owner's relative paths start here. */
  workingFolder: string;
  environment: Record<string, string | undefined>;
};

/** npm goes to the folder of package.json before it runs a script, and says in INIT_CWD where that was typed. */
export const readContext = (environment: VerbContext['environment']): Omit<VerbContext, 'siteOption'> => ({
  workingFolder: resolve(environment.INIT_CWD ?? '.'),
  environment,
});

export type Verb = {
  /** What `bonbon VERB --help` prints. */
  help: string;
  /** `words` stand behind the verb, without `--site FOLDER`. Resolves with the exit code. */
  run: (words: string[], context: VerbContext) => Promise<number>;
};
