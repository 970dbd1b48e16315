import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import type { PublishSettings } from '#model/publish-schema.ts';
import { writeCiFiles } from './write-ci-files.ts';

type Step = { uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, string> };
type Job = {
  'runs-on': string;
  permissions?: Record<string, string>;
  steps: Step[];
  environment?: object;
  needs?: string;
};
type Workflow = { on: Record<string, unknown>; permissions: Record<string, string>; jobs: Record<string, Job> };

const supabase = { address: 'https://abc.supabase.co/', key: 'sb_publishable_AbC' };
const hosts: PublishSettings[] = [
  { host: 'neocities', name: 'bonbon' },
  { host: 'netlify', project: 'bonbon' },
  { host: 'cloudflare', project: 'bonbon', account: '0123456789abcdef0123456789abcdef' },
  { host: 'github-pages', repository: 'git@github.com:bonbon/attic.git' },
  { host: 'ssh', server: 'bonbon@example.com', folder: '/var/www/bonbon' },
  { host: 'server', server: 'bonbon@example.com' },
];

function makeSite({ dependency = 'file:bonbon.tgz', origin = '' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bonbon-ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { bonbon: dependency } }));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, '.bonbon'));
  writeFileSync(join(folder, '.bonbon/known_hosts'), 'example.com ssh-ed25519 AAAAC3Nz\n');
  execFileSync('git', ['init', '--quiet', '-b', 'trunk', folder]);
  if (origin) execFileSync('git', ['-C', folder, 'remote', 'add', 'origin', origin]);
  const write = (settings: PublishSettings, withSupabase: boolean) =>
    writeCiFiles({
      folder,
      settings,
      supabase: withSupabase ? supabase : undefined,
      signal: new AbortController().signal,
    });
  const readText = (path: string) => readFileSync(join(folder, path), 'utf8');
  return { folder, write, readText, read: <Type>(path: string) => parse(readText(path)) as Type };
}

test.each(hosts)('GitHub publishes to $host with the least that it needs', async (settings) => {
  const { write, read } = makeSite();
  await write(settings, true);
  for (const path of ['.github/workflows/publish.yml', '.github/workflows/keep-alive.yml']) {
    const { on, permissions, jobs } = read<Workflow>(path);
    // What others send to the repository runs nothing that knows a key.
    expect(Object.keys(on).filter((event) => !['push', 'schedule', 'workflow_dispatch'].includes(event))).toEqual([]);
    expect(Object.entries(permissions).filter((entry) => entry.join() !== 'contents,read')).toEqual([]);
    for (const { steps, ...job } of Object.values(jobs)) {
      expect(job['runs-on']).toMatch(/^ubuntu-\d/);
      for (const { uses, run } of steps) {
        if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
        // An expression in a script could be other people's words.
        if (run !== undefined) expect(run).not.toContain('${{');
      }
    }
  }
  const { steps } = read<Workflow>('.github/workflows/publish.yml').jobs.publish ?? { steps: [] };
  const withKeys = steps.filter(({ env }) => JSON.stringify(env ?? {}).includes('secrets.'));
  expect(withKeys.map(({ run }) => run)).toEqual(['npx bonbon publish --yes']);
  expect(steps.map(({ run }) => run)).toContain('npm ci');
  expect(read<{ on: { push: object } }>('.github/workflows/publish.yml').on.push).toEqual({ branches: ['trunk'] });
});

test.each(hosts)('GitLab publishes to $host from the main branch alone', async (settings) => {
  const { write, read, readText } = makeSite();
  await write(settings, true);
  type GitlabJob = { image: string; rules: { if: string }[]; script: string[]; resource_group?: string };
  const jobs = read<Record<string, GitlabJob>>('.gitlab-ci.yml');
  expect(Object.keys(jobs)).toEqual(['publish', 'keep-alive']);
  expect(jobs.publish?.script.at(-1)).toBe('npx bonbon publish --yes');
  expect(jobs.publish?.rules).toEqual([
    { if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH && $CI_PIPELINE_SOURCE != "schedule"' },
  ]);
  expect(jobs['keep-alive']?.rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "schedule"' }]);
  expect(readText('.gitlab-ci.yml')).not.toMatch(/BONBON_\w+: /);
});

test('a repository at GitHub Pages needs no key there', async () => {
  const { write, read } = makeSite({ origin: 'https://github.com/Bonbon/attic' });
  const { todo } = await write({ host: 'github-pages', repository: 'git@github.com:bonbon/attic.git' }, false);
  const { permissions, jobs } = read<Workflow>('.github/workflows/publish.yml');
  expect(permissions).toEqual({ contents: 'read' });
  expect(jobs.publish).toMatchObject({
    needs: 'build',
    permissions: { pages: 'write', 'id-token': 'write' },
    environment: { name: 'github-pages' },
  });
  expect(jobs.build?.permissions).toBeUndefined();
  expect(JSON.stringify(jobs)).not.toContain('secrets.');
  expect(jobs.build?.steps.at(-2)).toEqual({ run: 'npx bonbon build --for github-pages' });
  expect(todo.join()).toContain('choose GitHub Actions as the source');
});

test.each([
  ['ssh', 'BONBON_SSH_KEY'],
  ['sftp', 'BONBON_SFTP_PASSWORD'],
  ['server', 'BONBON_SSH_KEY'],
] as const)('a machine (%s) is known by the key that the owner has confirmed, and lets %s in', async (host, secret) => {
  const { write, read, folder } = makeSite();
  const settings = { host, server: 'bonbon@example.com', folder: '/var/www/bonbon' };
  await write(settings, false);
  expect(JSON.stringify(read('.github/workflows/publish.yml'))).toContain(`secrets.${secret} }}`);
  expect(JSON.stringify(read('.github/workflows/publish.yml'))).toContain('example.com ssh-ed25519 AAAAC3Nz');
  expect(JSON.stringify(read('.gitlab-ci.yml'))).toContain('example.com ssh-ed25519 AAAAC3Nz');
  rmSync(join(folder, '.bonbon/known_hosts'));
  await expect(write(settings, false)).rejects.toMatchObject({ waysOut: [expect.stringContaining('Publish once')] });
});

test('without Supabase nothing has to be kept awake', async () => {
  const { write, folder } = makeSite();
  expect((await write({ host: 'nekoweb', name: 'bonbon' }, false)).files).toEqual([
    '.github/workflows/publish.yml',
    '.gitlab-ci.yml',
  ]);
  expect(existsSync(join(folder, '.github/workflows/keep-alive.yml'))).toBe(false);
});

test('a file that somebody else has written stays', async () => {
  const { write, folder, readText } = makeSite();
  writeFileSync(join(folder, '.gitlab-ci.yml'), 'test: {}\n');
  await expect(write({ host: 'nekoweb', name: 'bonbon' }, false)).rejects.toMatchObject({ reason: 'settings' });
  expect(readText('.gitlab-ci.yml')).toBe('test: {}\n');
  expect(existsSync(join(folder, '.github'))).toBe(false);
  rmSync(join(folder, '.gitlab-ci.yml'));
  await write({ host: 'nekoweb', name: 'bonbon' }, false);
  await write({ host: 'netlify', project: 'bonbon' }, false);
  expect(readText('.gitlab-ci.yml')).toContain('BONBON_NETLIFY_TOKEN');
});

test('an owner whose package file is elsewhere is told', async () => {
  const { write } = makeSite({ dependency: 'file:../bonbon.tgz' });
  const { todo } = await write({ host: 'nekoweb', name: 'bonbon' }, false);
  expect(todo[0]).toContain('package.json takes Bonbon from ../bonbon.tgz, which no CI service has.');
});

test('a folder of this computer has no CI', async () => {
  await expect(makeSite().write({ host: 'folder', folder: '/tmp/site' }, false)).rejects.toMatchObject({
    reason: 'settings',
  });
});
