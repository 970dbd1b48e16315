import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { StartError } from '#server/start-error.ts';
import { readBuiltSite } from './built-site.ts';

test('a build is read into a table of paths', async () => {
  await using build = await writeBuild({ 'index.html': 'home', 'aboutme/index.html': 'about' });
  const { site, settings } = await readBuiltSite(build);
  expect(settings).toEqual(exampleSettings);
  expect([...site.files.keys()].sort()).toEqual(['/', '/aboutme']);
});

test('an error for a missing folder or page says to run the build', async () => {
  await using build = await writeBuild({ 'about.html': 'about' });
  await expect(readBuiltSite(build)).rejects.toThrow(
    new StartError(`The site is not built: ${build.siteFolder} has no index.html. Run npm run build first.`),
  );
  await rm(build.siteFolder, { recursive: true });
  await expect(readBuiltSite(build)).rejects.toThrow(
    new StartError(`The site is not built: the folder ${build.siteFolder} is missing. Run npm run build first.`),
  );
});

test('an error for missing settings says to run the build', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  await rm(build.settingsFile);
  await expect(readBuiltSite(build)).rejects.toThrow(
    new StartError(`The site is not built: the file ${build.settingsFile} is missing. Run npm run build first.`),
  );
});

test('an error says that the folder cannot be read if it is a file', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  const siteFolder = join(build.siteFolder, 'index.html');
  await expect(readBuiltSite({ ...build, siteFolder })).rejects.toThrow(
    `Cannot read the folder ${siteFolder} (ENOTDIR)`,
  );
});

test.each([
  'not JSON',
  '[]',
  'null',
  { ...exampleSettings, base: 'bonbon' },
  { ...exampleSettings, base: '/bonbon' },
  { ...exampleSettings, base: '/b\u00f6nbon/' },
  { base: '/' },
  { ...exampleSettings, contentSecurityPolicy: "default-src\n'self'" },
  { ...exampleSettings, documents: undefined },
  { ...exampleSettings, ownPages: 'zine/' },
  { ...exampleSettings, documents: { 'player.html': "default-src\n'self'" } },
])('the settings %j are refused', async (settings) => {
  await using build = await writeBuild({ 'index.html': 'home' }, settings);
  await expect(readBuiltSite(build)).rejects.toThrow(
    new StartError(`${build.settingsFile} is not valid. Run npm run build again.`),
  );
});

test("the owner's own pages, which the settings list, have addresses that end with a slash", async () => {
  const contents = { 'index.html': 'home', 'zine/index.html': 'own', 'aboutme/index.html': 'about' };
  await using build = await writeBuild(contents, { ...exampleSettings, ownPages: ['zine/'] });
  const { site } = await readBuiltSite(build);
  expect([...site.files.keys()].sort()).toEqual(['/', '/aboutme', '/zine/']);
});
