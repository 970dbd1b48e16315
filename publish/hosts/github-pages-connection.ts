import type { Connect, LocalFile, OnSent, VersionConnection } from '../connection.ts';
import { openGit } from '../git/git.ts';
import {
  checkRights,
  commitVersion,
  fetchTip,
  hidePassword,
  pushCommit,
  readOwnFiles,
} from '../git/published-branch.ts';
import { PublishError } from '../publish-error.ts';
import { withRetries } from '../retries.ts';

/** How often another push may come in between. */
const maxRaces = 3;

/**
 * Pushes the site to a branch of any Git repository. A version is one commit after the last one, so that what was on the web
 * stays known and unchanged files take no room. What others put into the branch stays there, such as a CNAME.
 */
export const connectGithubPages: Connect = async ({ settings, siteFolder, key, clock, signal, say }) => {
  const { repository = '', branch = 'gh-pages' } = settings;
  const git = await openGit({ siteFolder, key, signal });
  const retries = { clock, signal, say };
  const readTip = () => withRetries(() => fetchTip(git, repository, branch), retries);

  async function replace({ files }: { files: readonly LocalFile[] }, onSent: OnSent): Promise<void> {
    const message = 'The site as published';
    for (let race = 0; race < maxRaces; race++) {
      const tip = await readTip();
      const { commit, changed } = await commitVersion({ git, tip, files, message });
      if (commit === tip.commit) return;
      if (!(await withRetries(() => pushCommit(git, repository, branch, commit), retries))) continue;
      for (const file of changed) await onSent(file);
      return;
    }
    throw new PublishError('busy', `Somebody else keeps changing the branch ${branch} of ${hidePassword(repository)}.`);
  }

  return {
    kind: 'version',
    address: findAddress(repository),
    signIn: () => withRetries(() => checkRights(git, repository), retries),
    list: async () => readOwnFiles(git, await readTip()),
    replace,
    close: () => git.close(),
  } satisfies VersionConnection;
};

/** Where GitHub serves a repository that has no domain of its own. */
export function findAddress(repository: string): string | undefined {
  const [, owner, name] = /github\.com[:/]([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(repository) ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}
