import { quoteForShell } from '#server/system/shell.ts';
import type { Environment } from './tool.ts';

/** What a command was typed with. */
export type Typed = {
  /** The verb, as in `bonbon VERB`. */
  verb: string;
  /** What `--site` names, as typed. */
  siteOption: string | undefined;
  environment: Environment;
};

const isScript = ({ verb, environment }: Typed) => environment.npm_lifecycle_event === verb;
const siteWords = ({ siteOption }: Typed) => (siteOption === undefined ? '' : `--site ${quoteForShell(siteOption)}`);
const joinWords = (...words: string[]) => words.filter(Boolean).join(' ');

/** How the owner calls a verb: as it was typed, so that what a message says to type works in the same place. */
export function nameProgram(typed: Typed): string {
  return joinWords(isScript(typed) ? `npm run ${typed.verb} --` : `npx bonbon ${typed.verb}`, siteWords(typed));
}

/** A command as it is typed where `typed` was, about the same site. `words` stand behind the verb. */
export function writeCommand(typed: Typed, verb: string, words = ''): string {
  const behind = joinWords(siteWords(typed), words);
  if (!isScript(typed)) return joinWords(`npx bonbon ${verb}`, behind);
  const script = verb === 'start' ? 'npm start' : `npm run ${verb}`;
  return behind === '' ? script : `${script} -- ${behind}`;
}
