import { renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { identifyBuild, watchBuild } from './build-watch.ts';

const settings = { ...exampleSettings, guestbook: defaultRules, countsVisits: true };
const options = { log: () => {}, pollMs: 5 };

test('a build published while the server starts is served', async () => {
  await using build = await writeBuild({ 'index.html': 'old' }, settings);
  let isPublished = false;
  const config = {
    ...exampleConfig,
    ...build,
    /** Read after the site, and before the server listens. */
    get host() {
      if (!isPublished) {
        isPublished = true;
        writeFileSync(join(build.siteFolder, 'index.html'), 'new');
        writeFileSync(`${build.settingsFile}.new`, JSON.stringify(settings));
        renameSync(`${build.settingsFile}.new`, build.settingsFile);
      }
      return exampleConfig.host;
    },
  };
  const server = await startServer(config, options);
  try {
    expect(isPublished).toBe(true);
    await expect.poll(async () => (await fetch(server.url)).text()).toBe('new');
  } finally {
    await server.stop(0);
  }
});

test('files of an upload that continues after an interruption are served, too', async () => {
  await using build = await writeBuild({ 'index.html': 'old' }, settings);
  const server = await startServer({ ...exampleConfig, ...build }, options);
  const read = async (path: string) => (await fetch(server.url + path)).text();
  try {
    await writeFile(join(build.siteFolder, 'first.html'), 'first');
    await writeFile(`${build.settingsFile}.new`, JSON.stringify(settings));
    await rename(`${build.settingsFile}.new`, build.settingsFile);
    await expect.poll(() => read('first.html')).toBe('first');
    for (const name of ['second.html', 'third.html']) {
      await writeFile(join(build.siteFolder, name), name);
      await expect.poll(() => read(name)).toBe(name);
    }
  } finally {
    await server.stop(0);
  }
});

test('an unchanged build is read once', async () => {
  await using build = await writeBuild({ 'index.html': 'old' }, settings);
  const known = await identifyBuild(build);
  const onBuild = vi.fn(async () => {});
  await writeFile(build.settingsFile, '{}');
  let polls = 0;
  const paths = {
    settingsFile: build.settingsFile,
    get siteFolder() {
      polls++;
      return build.siteFolder;
    },
  };
  const watch = watchBuild(paths, { known, onBuild, pollMs: 1 });
  await expect.poll(() => onBuild).toHaveBeenCalled();
  const before = polls;
  await expect.poll(() => polls).toBeGreaterThan(before + 20);
  await watch.stop();
  expect(onBuild).toHaveBeenCalledOnce();
});
