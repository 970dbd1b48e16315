import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginBuild, removeLeftovers } from './build-folder.ts';

async function makeLocation() {
  const parent = await mkdtemp(join(tmpdir(), 'bonbon-'));
  const out = join(parent, 'dist');
  return {
    parent,
    out,
    store: join(parent, '.dist'),
    read: () => readFile(join(out, 'site/index.html'), 'utf8'),
    build: async (what: string) => {
      const build = await beginBuild(out);
      await mkdir(join(build.folder, 'site'));
      await writeFile(join(build.folder, 'site/index.html'), what);
      await build.publish();
    },
    [Symbol.asyncDispose]: () => rm(parent, { recursive: true }),
  };
}

test('other files where builds are kept stay, however old they are', async () => {
  for (const isMixed of [false, true]) {
    await using location = await makeLocation();
    if (isMixed) await mkdir(join(location.out, 'data'), { recursive: true });
    const store = isMixed ? join(location.out, '.builds') : location.store;
    const old = new Date(Date.now() - 48 * 60 * 60 * 1000);
    const builds = ['2026-01-02T03-04-05-678Z.other.1.0123abcd', '2026-01-02T03-04-05-678Z.other.1.0123abcd.before'];
    const others = ['Code', 'git.config', 'notes', '2026-01-02T03-04-05-678Z.other.1.0123abcd.mine'];
    for (const name of [...builds, ...others]) {
      await mkdir(join(store, name), { recursive: true });
      await writeFile(join(store, name, name === 'notes' ? 'replaced' : 'file'), '');
      if (name === 'notes') await utimes(join(store, name, 'replaced'), old, old);
      await utimes(join(store, name), old, old);
    }
    await location.build('first');
    const left = await readdir(store);
    expect(left).toEqual(expect.arrayContaining(others));
    for (const name of builds) expect(left).not.toContain(name);
  }
});

test('of the folders with the prefix, only those of builds are removed', async () => {
  await using location = await makeLocation();
  const old = new Date(Date.now() - 48 * 60 * 60 * 1000);
  const names = ['prerender-2026-01-02T03-04-05-678Z.other.1.0123abcd', 'prerender-notes'];
  for (const name of names) {
    await mkdir(join(location.parent, name));
    await utimes(join(location.parent, name), old, old);
  }
  await removeLeftovers(location.parent, 'prerender-');
  expect(await readdir(location.parent)).toEqual(['prerender-notes']);
});

test('a link to another folder stays, even if its path begins like that of the builds', async () => {
  await using location = await makeLocation();
  const elsewhere = join(location.parent, '.dist-of-mine');
  await mkdir(elsewhere);
  await symlink('.dist-of-mine', location.out);
  await location.build('first');
  expect(await readlink(location.out)).toBe('.dist-of-mine');
  expect(await location.read()).toBe('first');
});

test('a swap marker that names no build removes nothing', async () => {
  await using location = await makeLocation();
  await mkdir(join(location.out, 'data'), { recursive: true });
  await location.build('first');
  const old = new Date(Date.now() - 48 * 60 * 60 * 1000);
  const marker = join(location.out, 'swapping');
  await writeFile(marker, '../data');
  await utimes(marker, old, old);
  await utimes(join(location.out, 'data'), old, old);
  await location.build('second');
  expect(existsSync(join(location.out, 'data'))).toBe(true);
  expect(await location.read()).toBe('second');
});
