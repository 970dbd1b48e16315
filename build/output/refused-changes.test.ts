import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { beginBuild } from './build-folder.ts';
import { makeLocation, writeParts } from './output-location-fixture.ts';
import { finishSwap } from './swap-parts.ts';

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
  using location = await makeLocation();
  const old = join(location.store, '2026-01-02T03-04-05-678Z.other.1.0123abcd');
  await mkdir(old, { recursive: true });
  await writeFile(join(old, 'replaced'), '');
  await utimes(join(old, 'replaced'), new Date(0), new Date(0));
  refusals.codeFor = (call, path) => (call === 'rm' && path === old ? 'EACCES' : undefined);
  await (await location.begin('first')).publish();
  expect(await location.read()).toBe('first');
  expect(existsSync(old)).toBe(true);
});

test('a published build is not discarded', async () => {
  using location = await makeLocation();
  for (const other of ['', 'data']) {
    if (other) {
      await rm(location.out, { recursive: true });
      await mkdir(join(location.out, other), { recursive: true });
    }
    const build = await location.begin('first');
    await build.publish();
    await build.discard();
    expect(await location.read()).toBe('first');
  }
});

test('a build with only some parts moved is not discarded, and the next one finishes it', async () => {
  using location = await makeLocation();
  await mkdir(join(location.out, 'data'), { recursive: true });
  await (await location.begin('first')).publish();
  const build = await location.begin('second');
  refusals.codeFor = (call, _from, to) => (call === 'rename' && to === join(location.out, 'site') ? 'EIO' : undefined);
  await expect(build.publish()).rejects.toThrow('EIO');
  await build.discard();
  refusals.codeFor = refuseNothing;
  await beginBuild(location.out).then((next) => next.discard());
  expect(await location.read()).toBe('second');
});

test('a folder that another program has open is reported, and the next start puts the new site in place', async () => {
  using location = await makeLocation();
  await mkdir(join(location.out, 'data'), { recursive: true });
  await (await location.begin('first')).publish();
  const build = await location.begin('second');
  const site = join(location.out, 'site');
  refusals.codeFor = (call, from) => (call === 'rename' && from === site ? 'EBUSY' : undefined);
  await expect(build.publish()).rejects.toThrow(`${site} cannot be moved (EBUSY): another program`);
  await build.discard();
  expect(await location.read()).toBe('first');
  await expect(finishSwap(location.out)).rejects.toThrow('The new site is finished');
  refusals.codeFor = refuseNothing;
  await finishSwap(location.out);
  expect(await location.read()).toBe('second');
});

test('if the folder cannot be renamed, the parts of each build are moved into it', async () => {
  for (const code of ['EBUSY', 'EACCES', 'EPERM', 'EXDEV']) {
    using location = await makeLocation();
    await writeParts({ folder: location.out }, 'of version 0.5.0');
    // Neither from nor to it, like a mount point; and with EXDEV nothing can be moved between the file systems.
    refusals.codeFor = (call, from = '', to = '') => {
      if (call !== 'rename') return undefined;
      const isCrossing = code === 'EXDEV' && from.startsWith(location.store) && to.startsWith(location.out);
      return from === location.out || to === location.out || isCrossing ? code : undefined;
    };
    await (await location.begin('first')).publish();
    expect(await location.read()).toBe('first');
    await (await location.begin('second')).publish();
    expect(await location.read()).toBe('second');
    const previous = (await readFile(join(location.out, 'previous'), 'utf8')).trim();
    expect(await readFile(join(location.out, previous, 'site/index.html'), 'utf8')).toBe('first');
    expect((await lstat(location.out)).isDirectory()).toBe(true);
    expect(existsSync(join(location.out, 'replaced'))).toBe(false);
    expect(await readdir(location.parent)).toEqual(['dist']);
  }
});

test('if only the last step to a link fails, the old folder is restored and gets the parts', async () => {
  using location = await makeLocation();
  await writeParts({ folder: location.out }, 'of version 0.5.0');
  refusals.codeFor = (call, from = '') => (call === 'rename' && from.endsWith('.link') ? 'EPERM' : undefined);
  await (await location.begin('first')).publish();
  expect(await location.read()).toBe('first');
  expect((await lstat(location.out)).isDirectory()).toBe(true);
});

test('if nothing can be written beside the folder, or no link created, the parts are moved into it', async () => {
  for (const refused of ['mkdir', 'symlink']) {
    using location = await makeLocation();
    await writeParts({ folder: location.out }, 'of version 0.5.0');
    refusals.codeFor = (call, ...paths) =>
      call === refused && paths.some((path) => path.startsWith(location.store)) ? 'EACCES' : undefined;
    await (await location.begin('first')).publish();
    expect(await location.read()).toBe('first');
  }
});

test('if a link cannot be changed, the parts are moved into the folder that it points to', async () => {
  using location = await makeLocation();
  await (await location.begin('first')).publish();
  refusals.codeFor = (call, _from, to) => (call === 'rename' && to === location.out ? 'EACCES' : undefined);
  for (const what of ['second', 'third']) {
    await (await location.begin(what)).publish();
    expect(await location.read()).toBe(what);
  }
  refusals.codeFor = refuseNothing;
  await (await location.begin('fourth')).publish();
  expect(await location.read()).toBe('fourth');
});
