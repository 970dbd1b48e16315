import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from '../plan.ts';
import type { Walkthrough } from '../walkthrough.ts';

const person = ['-c', 'user.name=Mochi', '-c', 'user.email=mochi@example.com'];

function git(folder: string, args: string[], environment: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync('git', [...person, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, ...environment },
  });
  assert.equal(status, 0, `git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

/** A fork of the version before, in which the sample was at the top, with changes by its owner. */
async function makeFork({ clone, outerFolder }: Walkthrough): Promise<void> {
  const upstream = join(outerFolder, 'upstream.git');
  const tree = git(clone, ['write-tree']);
  const index = { GIT_INDEX_FILE: join(outerFolder, 'index') };
  git(clone, ['read-tree', tree], index);
  git(clone, ['rm', '-r', '--cached', '--quiet', 'sample'], index);
  git(clone, ['read-tree', '--prefix=content/', `${tree}:sample/content`], index);
  const before = git(clone, ['commit-tree', git(clone, ['write-tree'], index), '-m', 'Before']);
  const after = git(clone, ['commit-tree', tree, '-p', before, '-m', 'After']);
  git(outerFolder, ['init', '--quiet', '--bare', upstream]);
  git(clone, ['push', '--quiet', upstream, `${before}:refs/heads/before`, `${after}:refs/heads/main`]);

  const fork = join(outerFolder, 'fork');
  git(outerFolder, ['clone', '--quiet', '--origin', 'upstream', '--branch', 'before', upstream, fork]);
  for (const setting of person.filter((word) => word !== '-c')) git(fork, ['config', ...setting.split('=')]);
  const content = join(fork, 'content');
  await rm(join(content, 'characters/bonbon'), { recursive: true });
  await cp(join(content, 'projects/proj-1'), join(content, 'projects/lamp-finder'), { recursive: true });
  const site = join(content, 'site.yaml');
  await writeFile(site, (await readFile(site, 'utf8')).replace(/^title: .*$/m, "title: Mochi's Attic"));
  git(fork, ['add', '--all']);
  git(fork, ['commit', '--quiet', '-m', 'My site']);
}

function inFork(expects: string, run: Check['run']): Check {
  return {
    expects,
    where: 'fork',
    async run(walk) {
      if (!walk.hasGit) return;
      if (!existsSync(walk.folder)) await makeFork(walk);
      await run(walk);
    },
  };
}

/** The steps of a merge that leaves `content/` alone. */
export const forkChecks: Record<string, Check> = {
  'git fetch upstream': inFork('gets the new version', async (walk) => {
    await walk.type();
  }),
  'git merge --no-commit upstream/main': inFork('merges, with conflicts', async (walk) => {
    await walk.type({ mayFail: true });
    assert(existsSync(join(walk.folder, '.git/MERGE_HEAD')));
  }),
  'git rm -rfq content sample': inFork('removes the content and the sample', async (walk) => {
    await walk.type();
  }),
  'git checkout MERGE_HEAD -- sample': inFork('gets the sample of the new version', async (walk) => {
    await walk.type();
    git(walk.folder, ['diff', '--quiet', 'MERGE_HEAD', '--', 'sample']);
  }),
  'git checkout HEAD -- content': inFork('restores the content as it was', async (walk) => {
    await walk.type();
    git(walk.folder, ['diff', '--quiet', 'HEAD', '--', 'content']);
    assert.equal(git(walk.folder, ['ls-files', '--unmerged']), '');
  }),
  'git commit -m "Bonbon 0.9"': inFork('ends the merge: the new engine, and the owner’s content', async (walk) => {
    await walk.type();
    git(walk.folder, ['diff', '--quiet', 'HEAD^1', '--', 'content']);
    git(walk.folder, ['diff', '--quiet', 'HEAD^2', '--', '.', ':!content']);
  }),
};
