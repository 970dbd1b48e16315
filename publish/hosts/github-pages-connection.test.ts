import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectGithubPages, findAddress } from './github-pages-connection.ts';
import { exampleSite, makePublisher, without } from './publication-fixture.ts';

/** An empty repository to push to, and a site whose folder is a repository of its own. */
function makeRepository() {
  const repository = mkdtempSync(join(tmpdir(), 'bonbon-repository-'));
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' }).trim();
  git('init', '--quiet', '--bare');
  const settings = { host: 'github-pages' as const, repository };
  const publisher = makePublisher({ settings, connect: connectGithubPages });
  const own = (...args: string[]) =>
    execFileSync('git', ['-C', publisher.siteFolder, ...args], { encoding: 'utf8' }).trim();
  own('init', '--quiet', '-b', 'main');
  own('config', 'user.name', 'Mochi');
  own('config', 'user.email', 'mochi@example.com');
  onTestFinished(() => {
    rmSync(repository, { recursive: true });
    publisher[Symbol.dispose]();
  });
  const read = (branch = 'gh-pages') => {
    const paths = git('-c', 'core.quotePath=false', 'ls-tree', '-r', '--name-only', branch).split('\n');
    return Object.fromEntries(
      paths.filter((path) => path !== '.bonbon-published').map((path) => [path, git('show', `${branch}:${path}`)]),
    );
  };
  /** A commit by somebody else, as in the browser. */
  function commitElsewhere(files: Record<string, string>, branch = 'gh-pages') {
    const clone = mkdtempSync(join(tmpdir(), 'bonbon-clone-'));
    const run = (...args: string[]) => execFileSync('git', ['-C', clone, ...args], { stdio: 'pipe' });
    run('init', '--quiet', '-b', branch);
    run('remote', 'add', 'origin', repository);
    try {
      run('pull', '--quiet', 'origin', branch);
    } catch {
      // The branch begins here.
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(clone, path, '..'), { recursive: true });
      writeFileSync(join(clone, path), text);
    }
    run('add', '-A');
    run('-c', 'user.name=Taro', '-c', 'user.email=taro@example.com', 'commit', '--quiet', '-m', 'Elsewhere');
    run('push', '--quiet', 'origin', `HEAD:${branch}`);
    rmSync(clone, { recursive: true });
  }
  return { repository, git, own, read, commitElsewhere, ...publisher };
}

test('the first publication makes the branch, the second sends nothing, a changed text sends one file', async () => {
  const { publish, read, git } = makeRepository();
  expect((await publish(exampleSite)).sent).toEqual(Object.keys(exampleSite).toSorted());
  expect(read()).toEqual(exampleSite);
  expect((await publish(exampleSite)).sent).toEqual([]);
  expect(git('rev-list', '--count', 'gh-pages')).toBe('1');

  const rest = without(exampleSite, 'projects/old/index.html');
  const next = { ...rest, 'index.html': '<h1>Mochi</h1>' };
  expect((await publish(next)).sent).toEqual(['index.html']);
  expect(read()).toEqual(next);
  // The history tells the truth: one commit a publication.
  expect(git('rev-list', '--count', 'gh-pages')).toBe('2');
  expect(git('log', '-1', '--format=%an <%ae>', 'gh-pages')).toBe('Mochi <mochi@example.com>');
});

test('what others put into the branch stays there', async () => {
  const { publish, read, commitElsewhere } = makeRepository();
  await publish(exampleSite);
  commitElsewhere({ CNAME: 'bonbon.example', '.nojekyll': '', 'notes/keep.txt': 'mine' });
  const next = { ...exampleSite, 'index.html': 'new' };
  expect((await publish(next)).sent).toEqual(['index.html']);
  expect(read()).toEqual({ ...next, CNAME: 'bonbon.example', '.nojekyll': '', 'notes/keep.txt': 'mine' });
});

test("the owner's own repository is not touched", async () => {
  const { publish, own, siteFolder } = makeRepository();
  writeFileSync(join(siteFolder, '.gitignore'), '/.bonbon/\n/dist/\n');
  writeFileSync(join(siteFolder, 'draft.txt'), 'not committed');
  own('add', '.gitignore');
  const look = () => [
    own('status', '--porcelain'),
    own('branch', '--all'),
    own('config', '--list', '--local'),
    own('stash', 'list'),
  ];
  const before = look();
  await publish(exampleSite);
  expect(look()).toEqual(before);
});

test('a version that was stopped before it was pushed is pushed by the next run', async () => {
  const { publish, read, commitElsewhere } = makeRepository();
  await publish(exampleSite);
  const next = { ...exampleSite, 'index.html': 'new', 'assets/app-2.js': '2' };
  await publish(next, 1).catch(() => undefined);
  commitElsewhere({ CNAME: 'bonbon.example' });
  await publish(next);
  expect(read()).toEqual({ ...next, CNAME: 'bonbon.example' });
});

test('a branch with sources on it is refused', async () => {
  const { publish, read, commitElsewhere } = makeRepository();
  commitElsewhere({ 'package.json': '{}', 'content/site.yaml': 'title: Bonbon' });
  await expect(publish(exampleSite)).rejects.toMatchObject({
    reason: 'settings',
    message: expect.stringContaining('has other things than a published site, such as package.json'),
  });
  expect(Object.keys(read())).toEqual(['content/site.yaml', 'package.json']);
});

test('what stands in the way is told in a sentence', async () => {
  const missing = makePublisher({
    settings: { host: 'github-pages', repository: join(tmpdir(), 'bonbon-no-such-repository') },
    connect: connectGithubPages,
  });
  onTestFinished(() => missing[Symbol.dispose]());
  await expect(missing.publish(exampleSite)).rejects.toMatchObject({ reason: 'settings' });

  const { publish, git } = makeRepository();
  git('config', 'receive.denyCreates', 'true');
  const hook = join(git('rev-parse', '--absolute-git-dir'), 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "File songs/song.mp3 is too large." >&2\nexit 1\n', { mode: 0o755 });
  await expect(publish(exampleSite)).rejects.toMatchObject({
    reason: 'refused',
    message: expect.stringContaining('File songs/song.mp3 is too large.'),
  });
});

test('Git has to know who the owner is', async () => {
  const { publish, own } = makeRepository();
  own('config', 'user.useConfigOnly', 'true');
  own('config', 'user.email', '');
  own('config', 'user.name', '');
  await expect(publish(exampleSite)).rejects.toMatchObject({
    reason: 'settings',
    waysOut: ['git config --global user.name "Your Name"', 'git config --global user.email you@example.com'],
  });
});

test('the address follows from the repository', () => {
  expect(findAddress('git@github.com:Mochi/attic.git')).toBe('https://mochi.github.io/attic/');
  expect(findAddress('https://github.com/mochi/mochi.github.io')).toBe('https://mochi.github.io/');
  expect(findAddress('https://codeberg.org/mochi/pages')).toBeUndefined();
});
