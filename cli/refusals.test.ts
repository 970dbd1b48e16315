import { once } from 'node:events';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasDatabase } from '#admin/guestbook/stores/has-database.ts';
import { makeTestFolder } from './new/engine-fixture.ts';
import { runCli } from './run-cli.ts';

test('a file system error is printed as a sentence, without a stack', async () => {
  const notes = vi.spyOn(console, 'error').mockImplementation(() => {});
  const context = { workingFolder: '/', currentFolder: '/', environment: {} };
  const build = (code: string, message: string) => {
    const run = () => Promise.reject(Object.assign(new Error(message), { code, path: '/houses/site' }));
    return runCli(['build'], context, {
      build: { summary: '', load: async () => ({ verb: { help: async () => '', run } }) },
    });
  };
  expect(await build('EACCES', "EACCES: permission denied, mkdir '/houses/site'")).toBe(1);
  expect(await build('ENOSPC', 'ENOSPC: no space left on device, write')).toBe(1);
  expect(notes.mock.calls.flat()).toEqual([
    "The system does not allow that (EACCES: permission denied, mkdir '/houses/site'). Check who owns /houses/site, and whether it is writable.",
    'The disk is full (ENOSPC: no space left on device, write).',
  ]);
});

test('a data folder that cannot be read is not called empty', async () => {
  const folder = await makeTestFolder();
  expect(hasDatabase(join(folder, 'nothing'), 'nothing')).toBe(false);
  await mkdir(join(folder, 'data'));
  await symlink('bonbon.sqlite', join(folder, 'data/bonbon.sqlite'));
  expect(() => hasDatabase(join(folder, 'data'), 'data')).toThrow('data cannot be read (ELOOP)');
});

test('a site that could never be built is not created', async () => {
  const notes = vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = await makeTestFolder();
  const context = { workingFolder: folder, currentFolder: folder, environment: {} };
  expect(await runCli(['new', 'a#b', '--yes'], context)).toBe(1);
  expect(notes.mock.lastCall?.[0]).toContain('contains a #, so no site can be built there');
});

test('a build for a host that nobody knows names those that there are', async () => {
  const notes = vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = await makeTestFolder();
  const context = { workingFolder: folder, currentFolder: folder, environment: {} };
  expect(await runCli(['build', '--for', 'geocities'], context)).toBe(2);
  expect(notes.mock.lastCall?.[0]).toMatch(
    /--for geocities: there is no such host. Hosts are neocities-free, neocities,/,
  );
});

test('a path without its slashes is refused before the build', async () => {
  const notes = vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = await makeTestFolder();
  const context = { workingFolder: folder, currentFolder: folder, environment: {} };
  for (const base of ['attic', '/attic', 'https://example.com/attic/']) {
    expect(await runCli(['build', '--base', base], context)).toBe(2);
    expect(notes.mock.lastCall?.[0]).toBe(`--base ${base}: a path begins and ends with a slash, such as /attic/`);
  }
});

test('a new site is not named by --site, and what to type instead is said with its folder', async () => {
  const notes = vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = await makeTestFolder();
  const context = { workingFolder: folder, currentFolder: folder, environment: {} };
  const hint = '--site names a site that exists. A new one is named by its folder alone: npx bonbon';
  expect(await runCli(['new', '--site', '../my attic'], context)).toBe(2);
  expect(notes.mock.lastCall?.[0]).toBe(`${hint} new '../my attic'`);
  expect(await runCli(['import', 'attic.zip', 'attic', '--site', 'house'], context)).toBe(2);
  expect(notes.mock.lastCall?.[0]).toBe(`${hint} import attic.zip attic`);
  expect(await readdir(folder)).toEqual([]);
});

test('a port that is taken is told before anything is built', async () => {
  const notes = vi.spyOn(console, 'error').mockImplementation(() => {});
  const site = await makeTestFolder();
  await mkdir(join(site, 'content'));
  await writeFile(join(site, 'content/site.yaml'), '');
  const other = createServer().listen(0, 'localhost');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const context = { workingFolder: site, currentFolder: site, environment: { PORT: String(port) } };
  expect(await runCli(['start'], context)).toBe(1);
  expect(notes.mock.lastCall?.[0]).toMatch(
    /^Port \d+ is already in use by another program\. Choose another one: PORT=/,
  );
  expect(await readdir(site)).toEqual(['content']);
});
