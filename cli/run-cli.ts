import { UsageError } from '#admin/commands/tool-errors.ts';
import { engineVersion } from '#build/engine-version.ts';
import { OwnerError } from '#build/owner-error.ts';
import { findClosest } from '#content-reader/closest.ts';
import type { VerbContext } from './verb.ts';
import { type ListedVerb, verbs } from './verbs.ts';

type Typed = { words: string[]; siteOption: string | undefined };

/** Removes `--site FOLDER` from the typed words, wherever it is. Throws an OwnerError if the folder is missing. */
function readSiteOption(typed: readonly string[]): Typed {
  const words = [...typed];
  const isSite = (word: string) => word === '--site' || word.startsWith('--site=');
  // What follows -- is text, not an option.
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  const place = words.slice(0, end).findIndex(isSite);
  if (place === -1) return { words, siteOption: undefined };
  const [option = ''] = words.splice(place, 1);
  const siteOption = option === '--site' ? words.splice(place, 1)[0] : option.slice('--site='.length);
  if (!siteOption || siteOption.startsWith('--')) {
    throw new OwnerError('--site needs a folder after it, such as --site ../my-site', 2);
  }
  if (words.slice(0, end).some(isSite)) throw new OwnerError('--site is given twice. A command works on one site.', 2);
  return { words, siteOption };
}

function writeOverview(): string {
  const width = Math.max(...Object.keys(verbs).map((name) => name.length));
  const list = Object.entries(verbs).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    'Usage: npx bonbon VERB',
    '',
    ...list,
    '',
    'Each works on the site in this folder; --site FOLDER names another.',
    'Help for a verb: npx bonbon VERB --help',
    'The version: npx bonbon --version',
  ].join('\n');
}

const isHelp = (word: string | undefined) => word === '--help' || word === '-h';

/**
 * Runs one command as it was typed, and resolves with its exit code: 0 if it succeeded, 1 if it failed, 2 for
 * a usage error. Prints to the console.
 */
export async function runCli(
  typed: readonly string[],
  context: Omit<VerbContext, 'siteOption'>,
  known: Record<string, ListedVerb> = verbs,
): Promise<number> {
  try {
    const { words, siteOption } = readSiteOption(typed);
    const [name, ...rest] = words;
    if (name === '--version' || name === '-v') {
      console.log(engineVersion);
      return 0;
    }
    if (name === undefined || isHelp(name) || (name === 'help' && rest[0] === undefined)) {
      console.log(writeOverview());
      return name === undefined ? 2 : 0;
    }
    const asked = name === 'help' ? rest[0] : name;
    const { verb } = await findVerb(String(asked), known).load();
    if (name === 'help' || isHelp(rest[0]) || (!verb.hasCommands && rest.some(isHelp))) {
      console.log(await verb.help());
      return 0;
    }
    return await verb.run(rest, { ...context, siteOption });
  } catch (error) {
    const diskError = describeDiskError(error);
    const exitCode = diskError ? 1 : exitCodeOf(error);
    if (exitCode === undefined) throw error;
    console.error(diskError ?? (error as Error).message);
    return exitCode;
  }
}

function findVerb(name: string, known: Record<string, ListedVerb>): ListedVerb {
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (found) return found;
  const closest = findClosest(name, Object.keys(known));
  const hint = closest ? `Did you mean ${closest}?` : 'Run npx bonbon --help for a list.';
  throw new OwnerError(`Unknown verb ${JSON.stringify(name)}. ${hint}`, 2);
}

/** A file system error as a sentence; undefined for any other error. */
function describeDiskError(error: unknown): string | undefined {
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  if (path === undefined) return undefined;
  if (['ENOSPC', 'EDQUOT'].includes(code)) return `The disk is full (${message}).`;
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) return undefined;
  return `The system does not allow that (${message}). Check who owns ${path}, and whether it is writable.`;
}

/** The exit code of an error that the owner can fix. Any other is a bug of ours, and its stack says more than a sentence. */
function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof OwnerError) return error.exitCode;
  if (!(error instanceof Error)) return undefined;
  if (error instanceof UsageError) return 2;
  return error.name === 'StartError' || error.name === 'ContentError' ? 1 : undefined;
}
