import { resolve } from 'node:path';

/** What a verb gets. */
export type VerbContext = {
  /** What `--site` names, as typed; undefined where nobody did. */
  siteOption: string | undefined;
  /** Where the command was typed: the owner's relative paths start here. */
  workingFolder: string;
  /** Where it runs, and where the site is looked for: npm goes to the folder of package.json first. */
  currentFolder: string;
  environment: Record<string, string | undefined>;
};

/** npm says in INIT_CWD where a script of package.json was typed. */
export const readContext = (environment: VerbContext['environment']): Omit<VerbContext, 'siteOption'> => ({
  workingFolder: resolve(environment.INIT_CWD ?? '.'),
  currentFolder: process.cwd(),
  environment,
});

export type Verb = {
  /** What `bonbon VERB --help` prints. */
  help: string;
  /** Whether commands of its own follow, each with help of its own. */
  hasCommands?: boolean;
  /** `words` stand behind the verb, without `--site FOLDER`. Resolves with the exit code. */
  run: (words: string[], context: VerbContext) => Promise<number>;
};
