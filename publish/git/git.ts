import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublishError } from '../publish-error.ts';
import { quoteProgram, runProgram } from '../run-program.ts';

const missingGit = 'Install it from git-scm.com, or with the system: sudo apt install git.';

type Options = { siteFolder: string; key: string | undefined; signal: AbortSignal };

/**
 * Git in a repository of its own, below `.bonbon`: the owner's files, index, branches and remotes are never touched. It keeps
 * what was fetched and sent, so that the next time little travels.
 */
export async function openGit({ siteFolder, key, signal }: Options) {
  const repository = join(siteFolder, '.bonbon/published.git');
  const scratch = await mkdtemp(join(tmpdir(), 'bonbon-git-'));
  const environment = {
    GIT_DIR: repository,
    GIT_INDEX_FILE: join(scratch, 'index'),
    GIT_TERMINAL_PROMPT: '0',
  };
  const token = key === undefined ? {} : answerWithToken(key);
  const run = (args: string[], input?: string | Buffer, more: Record<string, string> = {}) =>
    runProgram({
      name: 'git',
      missing: missingGit,
      args: [...settings, ...args],
      environment: { ...environment, ...more },
      signal,
      ...(input !== undefined && { input }),
    });

  /** What Git prints. Rejects if it fails. */
  async function read(args: string[], input?: string | Buffer): Promise<Buffer> {
    const { code, output, errors } = await run(args, input);
    if (code !== 0) throw new PublishError(isFull(errors) ? 'full' : 'refused', quoteProgram(errors, 'Git'));
    return output;
  }
  await mkdir(join(siteFolder, '.bonbon'), { recursive: true });
  await read(['init', '--quiet', '--bare', repository]);
  return {
    /** Runs a command that talks to the other repository, with the token. */
    reach: (args: string[]) => run(args, undefined, token),
    read,
    readText: async (args: string[], input?: string | Buffer) => (await read(args, input)).toString('utf8').trim(),
    /** A new commit, by whom Git's settings in the owner's folder name. */
    async commit(tree: string, parents: string[], message: string): Promise<string> {
      const author = await readAuthor(siteFolder, signal);
      const args = [...settings, 'commit-tree', tree, ...parents, '-m', message];
      const { code, output, errors } = await runProgram({
        name: 'git',
        missing: missingGit,
        args,
        environment: { ...environment, ...author },
        signal,
      });
      if (code !== 0) throw new PublishError('refused', quoteProgram(errors, 'Git'));
      return output.toString('utf8').trim();
    },
    close: () => rm(scratch, { recursive: true, force: true }),
  };
}
export type Git = Awaited<ReturnType<typeof openGit>>;

/** The owner's hooks and signatures are for the owner's commits. */
const settings = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.quotePath=false', '-c', 'gc.auto=500'];

export const isFull = (errors: string): boolean => /No space left|Disk quota exceeded/i.test(errors);

/** Git asks a helper for name and password; ours prints the token, which is in its environment alone. */
function answerWithToken(token: string): Record<string, string> {
  return {
    BONBON_ANSWER: token,
    GIT_CONFIG_COUNT: '3',
    // An empty one removes those of the owner's settings.
    GIT_CONFIG_KEY_0: 'credential.helper',
    GIT_CONFIG_VALUE_0: '',
    // A token is of no use to SSH.
    GIT_CONFIG_KEY_2: 'url.https://github.com/.insteadOf',
    GIT_CONFIG_VALUE_2: 'git@github.com:',
    GIT_CONFIG_KEY_1: 'credential.helper',
    GIT_CONFIG_VALUE_1: `!f() { test "$1" = get && printf 'username=x-access-token\\npassword=%s\\n' "$BONBON_ANSWER"; }; f`,
  };
}

async function readAuthor(siteFolder: string, signal: AbortSignal): Promise<Record<string, string>> {
  const args = ['-C', siteFolder, 'var', 'GIT_AUTHOR_IDENT'];
  const { code, output } = await runProgram({ name: 'git', missing: missingGit, args, signal });
  const match = code === 0 ? /^(.+) <([^<>]+)> \d+ [+-]\d{4}\s*$/.exec(output.toString('utf8')) : null;
  if (match?.[1] === undefined || match[2] === undefined) {
    throw new PublishError('settings', 'Git does not know who you are, and each publication has an author.', {
      waysOut: ['git config --global user.name "Your Name"', 'git config --global user.email you@example.com'],
    });
  }
  const [, name, email] = match;
  return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
}
