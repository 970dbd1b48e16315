import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findUnchangedBuild, noteBuild } from './unchanged-build.ts';

const stamp = 'of the inputs';
const told = { needs: 'Any host will do.', warnings: 'One warning.' };

async function writeBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [cache, dist] = [join(folder, 'cache'), join(folder, 'dist')];
  await mkdir(join(dist, 'site/moon'), { recursive: true });
  const files = { 'server.json': '{}', 'built-from': stamp, 'warnings.txt': told.warnings };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
  for (const name of ['index.html', 'moon/index.html']) await writeFile(join(dist, 'site', name), '<p>Hi.</p>');
  await noteBuild({ cache, dist }, { stamp, needs: told.needs });
  return { cache, dist };
}

test('a build of the same inputs finds what the last one told the owner', async () => {
  expect(findUnchangedBuild(await writeBuild(), stamp)).toEqual(told);
});

test('a build of other inputs, or to another folder, finds nothing', async () => {
  const { cache, dist } = await writeBuild();
  expect(findUnchangedBuild({ cache, dist }, 'of other inputs')).toBeUndefined();
  expect(findUnchangedBuild({ cache, dist: `${dist}-2` }, stamp)).toBeUndefined();
});

test.each<[string, (folders: { cache: string; dist: string }) => Promise<void>]>([
  ['a page was edited', ({ dist }) => writeFile(join(dist, 'site/moon/index.html'), '<p>Hello.</p>')],
  [
    'a page was replaced by one of the same size',
    async ({ dist }) => {
      const page = join(dist, 'site/index.html');
      await writeFile(page, '<p>Yo.</p>');
      await utimes(page, 1, 1);
    },
  ],
  ['a page was deleted', ({ dist }) => rm(join(dist, 'site/moon/index.html'))],
  ['a page was added', ({ dist }) => writeFile(join(dist, 'site/sun.html'), '')],
  ['the settings were deleted', ({ dist }) => rm(join(dist, 'server.json'))],
  ['all was deleted', ({ dist }) => rm(dist, { recursive: true })],
  ['the cache was deleted', ({ cache }) => rm(cache, { recursive: true })],
  ['the note is damaged', ({ cache }) => writeFile(join(cache, 'last-build.json'), '{')],
])('where %s, a build of the same inputs finds nothing', async (_, change) => {
  const folders = await writeBuild();
  await change(folders);
  expect(findUnchangedBuild(folders, stamp)).toBeUndefined();
});
