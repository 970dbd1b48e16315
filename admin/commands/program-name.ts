import { quoteForShell } from '#server/system/shell.ts';
import type { Environment } from './tool.ts';

/** How a command was typed. */
export type Typed = {
  /** The verb, as in `bonbon VERB`. */
  verb: string;
  /** What `--site` names, as typed. */
  siteOption: string | undefined;
  environment: Environment;
};

/** A script called `publish` would run when a package is published. */
const scriptOf = (verb: string) => (verb === 'publish' ? 'publish-site' : verb);
const isScript = ({ verb, environment }: Typed) => environment.npm_lifecycle_event === scriptOf(verb);
const siteWords = ({ siteOption }: Typed) => (siteOption === undefined ? '' : `--site ${quoteForShell(siteOption)}`);
const joinWords = (...words: string[]) => words.filter(Boolean).join(' ');

/** How the owner runs a verb: as it was typed, so that commands in messages work in the same folder. */
export function nameProgram(typed: Typed): string {
  return joinWords(
    isScript(typed) ? `npm run ${scriptOf(typed.verb)} --` : `npx bonbon ${typed.verb}`,
    siteWords(typed),
  );
}

/** A command for the same site, written in the way `typed` was. `words` follow the verb. */
export function writeCommand(typed: Typed, verb: string, words = ''): string {
  const rest = joinWords(siteWords(typed), words);
  if (!isScript(typed)) return joinWords(`npx bonbon ${verb}`, rest);
  const script = verb === 'start' ? 'npm start' : `npm run ${scriptOf(verb)}`;
  return rest === '' ? script : `${script} -- ${rest}`;
}
