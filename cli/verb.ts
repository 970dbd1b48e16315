import { resolve } from 'node:path';
import type { Typed } from '#build/folders/site-folders.ts';

/** What a verb gets. */
export type VerbContext = Typed & {
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
  help: () => Promise<string>;
  /** Whether it has its own commands, each with its own help. */
  hasCommands?: boolean;
  /** `words` follow the verb, without `--site FOLDER`. Resolves with the exit code. */
  run: (words: string[], context: VerbContext) => Promise<number>;
};
