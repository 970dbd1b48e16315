import { resolve } from 'node:path';
import { quoteForShell, withVariable } from './shell.ts';

type Environment = Record<string, string | undefined>;

/** npm names the script that it runs, and `npx` itself. */
const isScript = ({ npm_lifecycle_event: event = '' }: Environment) => event !== '' && event !== 'npx';

/**
 * A command of Bonbon as an owner types it on this computer: as a script of the site's, if this process is one; a server of
 * one's own has the package alone. `words` follow the verb.
 */
export function ownerCommand(verb: string, words = '', environment: Environment = process.env): string {
  const typed = words.trim();
  if (!isScript(environment)) return `npx bonbon ${verb} ${typed}`.trimEnd();
  return typed === '' ? `npm run ${verb}` : `npm run ${verb} -- ${typed}`;
}

/** The `--data` option of the owner's commands; empty for their default, in the current working directory. */
export const dataOption = (dataFolder: string): string =>
  dataFolder === resolve('data') ? '' : `--data ${quoteForShell(dataFolder)}`;

/** The command that starts the server again as it was started. */
export function startCommand(environment: Environment = process.env, typed: readonly string[] = process.argv): string {
  if (isScript(environment)) return 'npm start';
  return `npx bonbon ${typed.includes('serve') ? 'serve' : 'start'}`;
}

/** The command that starts the server with another data folder. */
export const startWithDataFolder = (system: NodeJS.Platform = process.platform): string =>
  withVariable('DATA_FOLDER', system === 'win32' ? 'C:\\bonbon-data' : '/var/lib/bonbon', startCommand(), system);
