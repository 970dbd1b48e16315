import { createHash, randomUUID } from 'node:crypto';
import type { HostedFile, LocalFile } from '../connection.ts';
import { PublishError } from '../publish-error.ts';
import { quoteProgram } from '../run-program.ts';
import { type Git, isFull } from './git.ts';

/** Names the files of a version, in the branch itself: all others there are somebody else's, and stay. */
const listFile = '.bonbon-published';

type Tip = {
  /** Undefined if the branch does not exist yet. */
  commit: string | undefined;
  /** The id of each file's content. */
  blobs: ReadonlyMap<string, string>;
  /** Those that Bonbon put there. */
  own: ReadonlySet<string>;
};

/** The newest commit of the branch, brought here without those before it. */
export async function fetchTip(git: Git, repository: string, branch: string): Promise<Tip> {
  const { code, errors } = await git.reach([
    'fetch',
    '--quiet',
    '--depth=1',
    '--no-tags',
    repository,
    `refs/heads/${branch}`,
  ]);
  if (code !== 0) {
    if (/couldn't find remote ref/i.test(errors)) return { commit: undefined, blobs: new Map(), own: new Set() };
    throw explainGit(errors, repository);
  }
  const commit = await git.readText(['rev-parse', 'FETCH_HEAD']);
  const entries = (await git.read(['ls-tree', '-r', '-z', commit])).toString('utf8').split('\0');
  const blobs = new Map<string, string>();
  for (const entry of entries) {
    const match = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(entry);
    if (match?.[1] !== undefined && match[2] !== undefined) blobs.set(match[2], match[1]);
  }
  const list = blobs.get(listFile);
  const own = list === undefined ? [] : (await git.read(['cat-file', 'blob', list])).toString('utf8').split('\n');
  if (list === undefined && (blobs.has('package.json') || blobs.has('content/site.yaml'))) {
    throw new PublishError(
      'settings',
      `The branch ${branch} of ${repository} has other things than a published site, such as ${blobs.has('package.json') ? 'package.json' : 'content/site.yaml'}.`,
      { waysOut: ['Choose a branch for the site alone: branch: gh-pages, under publish in site.yaml.'] },
    );
  }
  return { commit, blobs, own: new Set(own.filter((path) => blobs.has(path))) };
}

/** What Bonbon put there, with the hashes of the contents. */
export async function readOwnFiles(git: Git, { blobs, own }: Tip): Promise<HostedFile[]> {
  const paths = [...own].filter((path) => path !== listFile);
  const input = paths.map((path) => `${blobs.get(path)}\n`).join('');
  const output = await git.read(['cat-file', '--batch'], input);
  const files: HostedFile[] = [];
  let position = 0;
  for (const path of paths) {
    // `<id> blob <size>`, a line break, the content, a line break.
    const end = output.indexOf('\n', position);
    const bytes = Number(output.toString('latin1', position, end).split(' ')[2]);
    const content = output.subarray(end + 1, end + 1 + bytes);
    files.push({ path, bytes, sha1: createHash('sha1').update(content).digest('hex') });
    position = end + 1 + bytes + 1;
  }
  return files;
}

type Version = { git: Git; tip: Tip; files: readonly LocalFile[]; message: string };

/** Makes a commit of the files, after the tip, and says which of them are new in it. Nothing has travelled yet. */
export async function commitVersion({ git, tip, files, message }: Version) {
  const paths = files.map(({ source }) => source);
  if (paths.some((path) => path.includes('\n')))
    throw new PublishError('settings', 'A file name has a line break in it.');
  const ids = (await git.readText(['hash-object', '-w', '--no-filters', '--stdin-paths'], paths.join('\n'))).split(
    '\n',
  );
  const list = [...files.map(({ path }) => path), listFile].toSorted().join('\n');
  const listId = await git.readText(['hash-object', '-w', '--stdin'], `${list}\n`);
  const blobs = new Map([...tip.blobs].filter(([path]) => !tip.own.has(path)));
  for (const [index, { path }] of files.entries()) blobs.set(path, ids[index] ?? '');
  blobs.set(listFile, listId);
  await git.read(['read-tree', '--empty']);
  const entries = [...blobs].map(([path, id]) => `100644 ${id}\t${path}\0`).join('');
  await git.read(['update-index', '-z', '--index-info'], entries);
  const tree = await git.readText(['write-tree']);
  const changed = files.filter(({ path }) => tip.blobs.get(path) !== blobs.get(path));
  if (tip.commit !== undefined && (await git.readText(['rev-parse', `${tip.commit}^{tree}`])) === tree) {
    return { commit: tip.commit, changed };
  }
  const parent = tip.commit === undefined ? [] : ['-p', tip.commit];
  return { commit: await git.commit(tree, parent, message), changed };
}

/** False if somebody else has pushed meanwhile. */
export async function pushCommit(git: Git, repository: string, branch: string, commit: string): Promise<boolean> {
  const { code, errors } = await git.reach(['push', '--quiet', repository, `${commit}:refs/heads/${branch}`]);
  if (code === 0) return true;
  if (/\(fetch first\)|non-fast-forward|cannot lock ref|stale info/i.test(errors)) return false;
  throw explainGit(errors, repository);
}

/** Rejects if one may not write there: everybody may read a public repository. Nothing changes. */
export async function checkRights(git: Git, repository: string): Promise<void> {
  const { code, errors } = await git.reach(['push', '--dry-run', repository, `:refs/heads/none-${randomUUID()}`]);
  if (code !== 0 && !/remote ref does not exist/i.test(errors)) throw explainGit(errors, repository);
}

/** Addresses may have a password in them, which is never shown. */
export const hidePassword = (text: string): string => text.replace(/(\w+:\/\/)[^\s/@]+@/g, '$1');

function explainGit(errors: string, repository: string): PublishError {
  const name = hidePassword(repository);
  // What the other side says tells more than what Git makes of it.
  const remote = [...errors.matchAll(/^remote: *(\S.*)$/gm)].map(([, line]) => line).join('\n');
  const quoted = hidePassword(quoteProgram(remote || errors, remote ? 'It' : 'Git'));
  if (isFull(errors)) return new PublishError('full', `There is no room left for the site in ${name}.`);
  if (/Host key verification failed/i.test(errors)) {
    return new PublishError(
      'refused',
      `The machine of ${name} is new to this computer, or has another key than before.`,
      {
        waysOut: [
          "Connect once by hand, such as with ssh -T git@github.com, and compare the fingerprint with your host's.",
        ],
      },
    );
  }
  if (
    /Authentication failed|could not read Username|Permission .*denied|Permission denied \(|error: 403|error: 401/i.test(
      errors,
    )
  ) {
    return new PublishError('key', `You are not signed in to ${name}, or may not write there.`, {
      waysOut: ['Sign in as for git push, with an SSH key or a token that may write.'],
    });
  }
  if (/Repository not found|does not appear to be a git repository|does not exist|not found/i.test(errors)) {
    return new PublishError('settings', `There is no repository ${name}, or you may not see it.`);
  }
  if (/Could not resolve|Connection|timed out|unable to access|early EOF|hung up|unreachable/i.test(errors)) {
    return new PublishError('unreachable', `${name} cannot be reached. ${quoted}`);
  }
  return new PublishError('refused', `${name} did not take the site. ${quoted}`);
}
