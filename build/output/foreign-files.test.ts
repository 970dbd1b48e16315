import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginBuild, removeLeftovers } from './build-folder.ts';

async function makePlace() {
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
    await using place = await makePlace();
    if (isMixed) await mkdir(join(place.out, 'data'), { recursive: true });
    const store = isMixed ? join(place.out, '.builds') : place.store;
    const old = new Date(Date.now() - 48 * 60 * 60 * 1000);
    const builds = ['2026-01-02T03-04-05-678Z.other.1.0123abcd', '2026-01-02T03-04-05-678Z.other.1.0123abcd.before'];
    const others = ['Code', 'git.config', 'notes', '2026-01-02T03-04-05-678Z.other.1.0123abcd.mine'];
    for (const name of [...builds, ...others]) {
      await mkdir(join(store, name), { recursive: true });
      await writeFile(join(store, name, name === 'notes' ? 'replaced' : 'file'), '');
      if (name === 'notes') await utimes(join(store, name, 'replaced'), old, old);
      await utimes(join(store, name), old, old);
    }
    await place.build('first');
    const left = await readdir(store);
    expect(left).toEqual(expect.arrayContaining(others));
    for (const name of builds) expect(left).not.toContain(name);
  }
});

test('of the folders with the prefix, only those of builds are removed', async () => {
  await using place = await makePlace();
  const old = new Date(Date.now() - 48 * 60 * 60 * 1000);
  const names = ['prerender-2026-01-02T03-04-05-678Z.other.1.0123abcd', 'prerender-notes'];
  for (const name of names) {
    await mkdir(join(place.parent, name));
    await utimes(join(place.parent, name), old, old);
  }
  await removeLeftovers(place.parent, 'prerender-');
  expect(await readdir(place.parent)).toEqual(['prerender-notes']);
});

test('a link to another folder stays, even if its path begins like that of the builds', async () => {
  await using place = await makePlace();
  const elsewhere = join(place.parent, '.dist-of-mine');
  await mkdir(elsewhere);
  await symlink('.dist-of-mine', place.out);
  await place.build('first');
  expect(await readlink(place.out)).toBe('.dist-of-mine');
  expect(await place.read()).toBe('first');
});

test('a swap marker that names no build removes nothing', async () => {
  await using place = await makePlace();
  await mkdir(join(place.out, 'data'), { recursive: true });
  await place.build('first');
  const old = new Date(Date.now() - 48 * 60 * 60 * 1000);
  const marker = join(place.out, 'swapping');
  await writeFile(marker, '../data');
  await utimes(marker, old, old);
  await utimes(join(place.out, 'data'), old, old);
  await place.build('second');
  expect(existsSync(join(place.out, 'data'))).toBe(true);
  expect(await place.read()).toBe('second');
});
