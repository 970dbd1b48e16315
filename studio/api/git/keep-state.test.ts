import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeValues } from '#studio/api/change/change-values.ts';
import { openTestSite, setField } from '#studio/api/site/site-fixture.ts';
import { keepState } from './keep-state.ts';

const title = ['quickIntro', 'title'];

async function openKeptSite() {
  const opened = await openTestSite();
  await opened.site.close();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: opened.site.folder, encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Bonbon');
  git('config', 'user.email', 'bonbon@example.com');
  writeFileSync(join(opened.site.folder, '.gitignore'), '.bonbon/\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  return { ...opened, site: await opened.reopen(), git };
}

test('the state is kept only when asked, with what was done since, and nothing but the content', async () => {
  const { site, git, wait } = await openKeptSite();
  expect(site.hasGit).toBe(true);
  writeFileSync(join(site.folder, 'notes.txt'), 'mine');
  git('add', 'notes.txt');
  const change = (label: string, path: string[], value: string) =>
    changeValues(site, { changes: [{ do: 'set', file: 'home.yaml', path, value }], before: [read(path)], label });
  const read = (path: string[]) =>
    path.reduce<never>((data, key) => data[key], site.pages.files.get('home.yaml')?.data as never);
  await change('words in Quick Intro', title, 'One');
  await change('words in Quick Intro', title, 'Two');
  await change('the title of the updates', ['updatesTitle'], 'News');
  expect(git('log', '--format=%s').trim()).toBe('First');
  expect(await keepState(site)).toEqual({
    outcome: 'kept',
    message: 'Words in Quick Intro and the title of the updates',
  });
  expect(git('log', '-1', '--format=%s').trim()).toBe('Words in Quick Intro and the title of the updates');
  expect(git('show', '--format=', '--name-only', 'HEAD').trim()).toBe('content/home.yaml');
  expect(git('status', '--porcelain').trim()).toBe('A  notes.txt');
  expect(await keepState(site)).toMatchObject({ outcome: 'nothing' });
  wait(1000);
  for (let count = 0; count < 5; count++) await change(`the ${count}. long sentence about it`, title, `N ${count}`);
  expect(await keepState(site)).toMatchObject({
    message: 'The 0. long sentence about it, the 1. long sentence about it and 3 more',
  });
});

test('what git refuses is told, and what is safe comes first', async () => {
  const { site, git } = await openKeptSite();
  await setField(site, 'home.yaml', title, 'Hello');
  git('config', 'user.useConfigOnly', 'true');
  git('config', '--unset', 'user.email');
  writeFileSync(join(site.folder, '.git/index.lock'), '');
  expect(await keepState(site)).toEqual({
    outcome: 'refused',
    sentence: 'Everything is saved on this computer. Another program is using Git just now: try again in a moment.',
  });
});

test('a folder without git says so', async () => {
  const { site } = await openTestSite();
  expect(site.hasGit).toBe(false);
  expect(await keepState(site)).toEqual({
    outcome: 'refused',
    sentence: 'Everything is saved on this computer. This folder is not kept with Git.',
  });
});
