import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { engineFolder } from '#build/engine-folder.ts';
import { OwnerError } from '#build/owner-error.ts';
import { findClonedSite, findServedFolders, findSiteFolders } from './site-folders.ts';

function makeSite() {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'bonbon-')));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const site = join(parent, 'my site');
  mkdirSync(join(site, 'content/images'), { recursive: true });
  writeFileSync(join(site, 'content/site.yaml'), '');
  return { parent, site };
}
const find = (currentFolder: string, siteOption?: string, workingFolder = currentFolder) =>
  findSiteFolders({ currentFolder, siteOption, workingFolder });

test('without --site, the site is the folder of the command, or the nearest one above', () => {
  const { site } = makeSite();
  for (const folder of [site, join(site, 'content'), join(site, 'content/images')])
    expect(find(folder).site).toBe(site);
});

test('--site names another, relative to where the command was typed', () => {
  const { parent, site } = makeSite();
  expect(find(engineFolder, 'my site', parent).site).toBe(site);
  expect(find(engineFolder, site, '/').site).toBe(site);
});

test('everything that belongs to a site is in its folder', () => {
  const { site } = makeSite();
  expect(find(site)).toEqual({
    site,
    home: site,
    content: join(site, 'content'),
    dist: join(site, 'dist'),
    cache: join(site, '.bonbon/cache'),
    schema: join(site, '.bonbon/schema'),
  });
});

test('in a clone, the site is the sample, and its output is at the top of the clone', () => {
  const { parent: clone } = makeSite();
  mkdirSync(join(clone, 'sample/content'), { recursive: true });
  const options = { siteOption: undefined, workingFolder: '/' };
  const folders = findSiteFolders({ ...options, currentFolder: join(clone, 'docs') }, clone);
  expect(folders).toMatchObject({
    site: join(clone, 'sample'),
    home: clone,
    dist: join(clone, 'dist'),
    cache: join(clone, '.cache'),
  });
  expect(findSiteFolders({ ...options, currentFolder: '/', siteOption: join(clone, 'sample') }, clone)).toEqual(
    folders,
  );
});

test('a server has a built site without its content, which is enough to look after its messages', () => {
  const { parent } = makeSite();
  const home = join(parent, 'srv');
  const typed = { siteOption: undefined, workingFolder: home, currentFolder: home };
  mkdirSync(join(home, 'dist'), { recursive: true });
  expect(() => findServedFolders(typed)).toThrow('There is no site here');
  writeFileSync(join(home, 'dist/server.json'), '{}');
  expect(findServedFolders(typed)).toMatchObject({ home, dist: join(home, 'dist') });
  expect(findServedFolders({ siteOption: 'srv', workingFolder: parent, currentFolder: '/' })).toMatchObject({ home });
  expect(() => findSiteFolders(typed)).toThrow('There is no site here');
});

test("a clone's site is content/ at the top of a fork, or else the sample", () => {
  const { parent, site: fork } = makeSite();
  mkdirSync(join(fork, 'sample/content'), { recursive: true });
  const typed = { siteOption: undefined, workingFolder: fork, currentFolder: fork };
  expect(findClonedSite(fork)).toEqual(findSiteFolders(typed, fork));
  expect(findClonedSite(fork)).toMatchObject({ content: join(fork, 'content'), dist: join(fork, 'dist') });
  rmSync(join(fork, 'content'), { recursive: true });
  expect(findClonedSite(fork)).toEqual(findSiteFolders(typed, fork));
  expect(findClonedSite(fork)).toMatchObject({ content: join(fork, 'sample/content'), dist: join(fork, 'dist') });
  rmSync(join(fork, 'sample'), { recursive: true });
  mkdirSync(join(parent, 'content'));
  expect(findClonedSite(fork)).toBeUndefined();
});

test('the sample is also recognised through a link', () => {
  const { parent } = makeSite();
  const clone = join(parent, 'clone');
  mkdirSync(join(clone, 'sample/content'), { recursive: true });
  symlinkSync(clone, join(parent, 'link'), 'junction');
  const options = { siteOption: 'link/sample', workingFolder: parent, currentFolder: '/' };
  const { home, dist } = findSiteFolders(options, clone);
  expect([home, dist]).toEqual([clone, join(clone, 'dist')]);
});

test("a folder above that is only named content is not a site, and a site above a clone is not the clone's", () => {
  const { parent, site } = makeSite();
  mkdirSync(join(parent, 'content'));
  mkdirSync(join(parent, 'drafts'));
  expect(() => find(join(parent, 'drafts'))).toThrow('There is no site here');
  const clone = join(site, 'clone');
  mkdirSync(join(clone, 'sample/content'), { recursive: true });
  mkdirSync(join(clone, 'docs'));
  const options = { siteOption: undefined, workingFolder: clone, currentFolder: join(clone, 'docs') };
  expect(findSiteFolders(options, clone).site).toBe(join(clone, 'sample'));
  mkdirSync(join(clone, 'content'));
  writeFileSync(join(clone, 'content/site.yaml'), '');
  expect(findSiteFolders(options, clone).site).toBe(clone);
});

test('without a site, the error says what is missing', () => {
  const { parent, site } = makeSite();
  expect(() => find(parent)).toThrow(OwnerError);
  expect(() => find(parent)).toThrow('There is no site here: no content/ in this folder or in one above it.');
  expect(() => find(site, 'elsewhere')).toThrow('--site elsewhere: there is no such folder.');
  expect(() => find(site, 'content')).toThrow(
    '--site content: there is no content/ in this folder, so it is not a site.',
  );
});

test('a file named content is not a site', () => {
  const { parent } = makeSite();
  writeFileSync(join(parent, 'content'), '');
  expect(() => find(parent)).toThrow('There is no site here');
});
