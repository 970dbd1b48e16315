import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { beginBuild, finishSwap } from './build-folder.ts';
import { makePlace, writeParts } from './place-fixture.ts';

/** Mount points and other users' folders need rights that tests do not have, so the file system's errors are simulated. */
const refusals = vi.hoisted(() => ({
  codeFor: (_call: string, ..._paths: string[]): string | undefined => undefined,
}));
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  const refusing = (call: 'rename' | 'rm' | 'mkdir' | 'symlink') =>
    (async (...args: unknown[]) => {
      const code = refusals.codeFor(call, ...args.filter((arg) => typeof arg === 'string'));
      if (code !== undefined) throw Object.assign(new Error(`${code}: ${call}`), { code });
      return (real[call] as (...all: unknown[]) => Promise<unknown>)(...args);
    }) as never;
  const calls = {
    rename: refusing('rename'),
    rm: refusing('rm'),
    mkdir: refusing('mkdir'),
    symlink: refusing('symlink'),
  };
  return { ...real, ...calls, default: { ...real, ...calls } };
});
const refuseNothing = refusals.codeFor;
afterEach(() => {
  refusals.codeFor = refuseNothing;
});

test('an old build that cannot be removed stays, and does not fail a new one', async () => {
  using place = await makePlace();
  const old = join(place.store, '2026-01-02T03-04-05-678Z.other.1.0123abcd');
  await mkdir(old, { recursive: true });
  await writeFile(join(old, 'replaced'), '');
  await utimes(join(old, 'replaced'), new Date(0), new Date(0));
  refusals.codeFor = (call, path) => (call === 'rm' && path === old ? 'EACCES' : undefined);
  await (await place.begin('first')).publish();
  expect(await place.read()).toBe('first');
  expect(existsSync(old)).toBe(true);
});

test('a published build is not discarded', async () => {
  using place = await makePlace();
  for (const other of ['', 'data']) {
    if (other) {
      await rm(place.out, { recursive: true });
      await mkdir(join(place.out, other), { recursive: true });
    }
    const build = await place.begin('first');
    await build.publish();
    await build.discard();
    expect(await place.read()).toBe('first');
  }
});

test('a build with only some parts moved is not discarded, and the next one finishes it', async () => {
  using place = await makePlace();
  await mkdir(join(place.out, 'data'), { recursive: true });
  await (await place.begin('first')).publish();
  const build = await place.begin('second');
  refusals.codeFor = (call, _from, to) => (call === 'rename' && to === join(place.out, 'site') ? 'EIO' : undefined);
  await expect(build.publish()).rejects.toThrow('EIO');
  await build.discard();
  refusals.codeFor = refuseNothing;
  await beginBuild(place.out).then((next) => next.discard());
  expect(await place.read()).toBe('second');
});

test('a folder that another program has open is reported, and the next start puts the new site in place', async () => {
  using place = await makePlace();
  await mkdir(join(place.out, 'data'), { recursive: true });
  await (await place.begin('first')).publish();
  const build = await place.begin('second');
  const site = join(place.out, 'site');
  refusals.codeFor = (call, from) => (call === 'rename' && from === site ? 'EBUSY' : undefined);
  await expect(build.publish()).rejects.toThrow(`${site} cannot be moved (EBUSY): another program`);
  await build.discard();
  expect(await place.read()).toBe('first');
  await expect(finishSwap(place.out)).rejects.toThrow('The new site is finished');
  refusals.codeFor = refuseNothing;
  await finishSwap(place.out);
  expect(await place.read()).toBe('second');
});

test('if the folder cannot be renamed, the parts of each build are moved into it', async () => {
  for (const code of ['EBUSY', 'EACCES', 'EPERM', 'EXDEV']) {
    using place = await makePlace();
    await writeParts({ folder: place.out }, 'of version 0.5.0');
    // Neither from nor to it, like a mount point; and with EXDEV nothing can be moved between the file systems.
    refusals.codeFor = (call, from = '', to = '') => {
      if (call !== 'rename') return undefined;
      const isCrossing = code === 'EXDEV' && from.startsWith(place.store) && to.startsWith(place.out);
      return from === place.out || to === place.out || isCrossing ? code : undefined;
    };
    await (await place.begin('first')).publish();
    expect(await place.read()).toBe('first');
    await (await place.begin('second')).publish();
    expect(await place.read()).toBe('second');
    const previous = (await readFile(join(place.out, 'previous'), 'utf8')).trim();
    expect(await readFile(join(place.out, previous, 'site/index.html'), 'utf8')).toBe('first');
    expect((await lstat(place.out)).isDirectory()).toBe(true);
    expect(existsSync(join(place.out, 'replaced'))).toBe(false);
    expect(await readdir(place.parent)).toEqual(['dist']);
  }
});

test('if only the last step to a link fails, the old folder is restored and gets the parts', async () => {
  using place = await makePlace();
  await writeParts({ folder: place.out }, 'of version 0.5.0');
  refusals.codeFor = (call, from = '') => (call === 'rename' && from.endsWith('.link') ? 'EPERM' : undefined);
  await (await place.begin('first')).publish();
  expect(await place.read()).toBe('first');
  expect((await lstat(place.out)).isDirectory()).toBe(true);
});

test('if nothing can be written beside the folder, or no link created, the parts are moved into it', async () => {
  for (const refused of ['mkdir', 'symlink']) {
    using place = await makePlace();
    await writeParts({ folder: place.out }, 'of version 0.5.0');
    refusals.codeFor = (call, ...paths) =>
      call === refused && paths.some((path) => path.startsWith(place.store)) ? 'EACCES' : undefined;
    await (await place.begin('first')).publish();
    expect(await place.read()).toBe('first');
  }
});

test('if a link cannot be changed, the parts are moved into the folder that it points to', async () => {
  using place = await makePlace();
  await (await place.begin('first')).publish();
  refusals.codeFor = (call, _from, to) => (call === 'rename' && to === place.out ? 'EACCES' : undefined);
  for (const what of ['second', 'third']) {
    await (await place.begin(what)).publish();
    expect(await place.read()).toBe(what);
  }
  refusals.codeFor = refuseNothing;
  await (await place.begin('fourth')).publish();
  expect(await place.read()).toBe('fourth');
});
