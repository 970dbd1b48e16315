import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PublishSettings } from '#model/publish-schema.ts';
import type { LocalFile, VersionConnection } from './connection.ts';
import type { FakeHost, HostControls } from './hosts/fake-host.ts';
import { serveFakeNekoweb } from './hosts/fake-nekoweb.ts';
import { serveFakeNeocities } from './hosts/fake-neocities.ts';
import { hostedManifest } from './manifest.ts';
import { builtSite, makeClock, makeFolder, publishOnce, writeSite } from './publish-fixture.ts';

type Started = {
  settings: PublishSettings;
  key?: string;
  apiAddress?: string;
  siteAddress?: string;
  readFiles: () => Promise<Record<string, string>>;
  putForeign: (path: string, text: string) => Promise<void>;
  /** What a new site there has. */
  foreign: readonly string[];
};

const onServer = (settings: PublishSettings, key: string, foreign: string[], fake: FakeHost): Started => {
  onTestFinished(fake.close);
  return {
    settings,
    key,
    apiAddress: settings.host === 'nekoweb' ? `${fake.address}api/` : fake.address,
    siteAddress: fake.address,
    readFiles: async () => Object.fromEntries([...fake.files].map(([path, bytes]) => [path, bytes.toString()])),
    putForeign: async (path, text) => void fake.files.set(path, Buffer.from(text)),
    foreign,
  };
};

const startNeocities = async (controls?: HostControls) =>
  onServer(
    { host: 'neocities-free', name: 'bonbon' },
    'fake-neocities-key',
    ['neocities.png'],
    await serveFakeNeocities(controls),
  );
const nekowebFiles = ['cursor.png', 'elements.css', 'not_found.html'];
const startNekoweb = async (controls?: HostControls & { hasSiteFolder?: boolean }) =>
  onServer({ host: 'nekoweb', name: 'bonbon' }, 'fake-nekoweb-key', nekowebFiles, await serveFakeNekoweb(controls));

async function startFolder(): Promise<Started> {
  const folder = await makeFolder();
  return {
    settings: { host: 'folder', folder },
    foreign: [],
    async readFiles() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      const texts = paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'utf8')]);
      return Object.fromEntries(await Promise.all(texts));
    },
    async putForeign(path, text) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, path), text);
    },
  };
}

describe.each([
  ['neocities-free', startNeocities],
  ['nekoweb', startNekoweb],
  ['nekoweb with a folder for each site', () => startNekoweb({ hasSiteFolder: true })],
  ['folder', startFolder],
])('%s', (_, start) => {
  async function open() {
    const { readFiles, putForeign, foreign, ...place } = await start();
    const siteFolder = await makeFolder();
    const build = (files: Record<string, string>) => writeSite(join(siteFolder, 'dist/site'), files);
    await build(builtSite);
    const readSite = async () => {
      const { [hostedManifest]: manifest, ...files } = await readFiles();
      return files;
    };
    return {
      siteFolder,
      build,
      readSite,
      putForeign,
      foreign,
      publish: () => publishOnce({ siteFolder, ...place }),
      place,
    };
  }

  test('the first publication sends everything, the second nothing', async () => {
    const { publish, readSite, foreign } = await open();
    const first = await publish();
    expect(first.sent.toSorted()).toEqual(Object.keys(builtSite).toSorted());
    const site = await readSite();
    expect(site).toMatchObject(builtSite);
    expect(Object.keys(site).toSorted()).toEqual([...Object.keys(builtSite), ...foreign].toSorted());
    const second = await publish();
    expect(second.sent).toEqual([]);
    expect(second.plan).toMatchObject({
      added: [],
      changed: [],
      removed: [],
      unchanged: Object.keys(builtSite).length,
    });
  });

  test('what pages need is sent before them, and Home last of them', async () => {
    const { sent } = await (await open()).publish();
    const kinds = sent.map((path) =>
      path.startsWith('assets/') ? 'assets' : path.endsWith('.html') ? 'page' : 'file',
    );
    expect(kinds.lastIndexOf('assets')).toBeLessThan(kinds.indexOf('page'));
    expect(sent.indexOf('projects/pond/data.json')).toBeLessThan(kinds.indexOf('page'));
    expect(sent.slice(-4)).toEqual(['index.html', 'feed.xml', 'robots.txt', 'sitemap.xml']);
  });

  test('one changed text sends the files it touches, and removes those that are no more', async () => {
    const { publish, build, readSite, foreign } = await open();
    await publish();
    const { 'assets/part-7.js': gone, ...rest } = builtSite;
    const changed = { ...rest, 'assets/part-7b.js': 'export default 77', 'index.html': '<h1>New words</h1>' };
    await build(changed);
    const { sent, plan } = await publish();
    expect(sent).toEqual(['assets/part-7b.js', 'index.html']);
    expect(plan.removed.map(({ path }) => path)).toEqual(['assets/part-7.js']);
    const site = await readSite();
    expect(Object.keys(site).toSorted()).toEqual([...Object.keys(changed), ...foreign].toSorted());
    expect(site).toMatchObject(changed);
  });

  test('a file that Bonbon did not put there stays', async () => {
    const { publish, build, readSite, putForeign } = await open();
    await putForeign('my-old-page.html', 'of mine');
    await publish();
    await build({ 'index.html': '<h1>Home</h1>' });
    await publish();
    expect(await readSite()).toMatchObject({ 'my-old-page.html': 'of mine', 'index.html': '<h1>Home</h1>' });
    expect(await readSite()).not.toHaveProperty('feed.xml');
  });

  test('another computer knows what was put there, and removes it when it is no more', async () => {
    const { publish, place, readSite } = await open();
    await publish();
    const other = await makeFolder();
    await writeSite(join(other, 'dist/site'), { ...builtSite, 'index.html': '<h1>From elsewhere</h1>' });
    expect((await publishOnce({ siteFolder: other, ...place })).sent).toEqual(['index.html']);
    await writeSite(join(other, 'dist/site'), { 'index.html': '<h1>From elsewhere</h1>' });
    await publishOnce({ siteFolder: other, ...place });
    expect(await readSite()).not.toHaveProperty('feed.xml');
  });

  test('what was changed and changed back in a publication that broke is sent again', async () => {
    const { publish, build, readSite, siteFolder, place } = await open();
    await publish();
    await build({ ...builtSite, 'aboutme/index.html': 'b', 'index.html': 'b' });
    const breaks = publishOnce({
      siteFolder,
      ...place,
      onProgress({ file }) {
        if (file.path === 'aboutme/index.html') throw new Error('broken');
      },
    });
    await expect(breaks).rejects.toThrow('broken');
    await build(builtSite);
    await publish();
    expect(await readSite()).toMatchObject(builtSite);
  });
});

test('pages that visitors get are compared with the built ones', async () => {
  const place = await startNeocities();
  const siteFolder = await makeFolder();
  await writeSite(join(siteFolder, 'dist/site'), builtSite);
  const { live } = await publishOnce({ siteFolder, ...place });
  expect(live).toEqual({ fine: 4, different: [], missing: [] });
  await place.putForeign('aboutme/index.html', 'replaced by somebody');
  const clock = makeClock();
  const publication = await publishOnce({ siteFolder, ...place, siteAddress: place.siteAddress ?? '', clock });
  expect(publication.sent).toEqual(['aboutme/index.html']);
});

test('Neocities is not updated more often than once a minute', async () => {
  const place = await startNeocities();
  const siteFolder = await makeFolder();
  const clock = makeClock();
  await writeSite(join(siteFolder, 'dist/site'), builtSite);
  await publishOnce({ siteFolder, ...place, clock });
  await clock.wait(20_000, new AbortController().signal);
  await writeSite(join(siteFolder, 'dist/site'), { ...builtSite, 'index.html': 'new' });
  clock.waits.length = 0;
  const { said } = await publishOnce({ siteFolder, ...place, clock });
  expect(clock.waits).toEqual([40_000]);
  expect(said).toEqual(['The host asks for at most one update a minute: going on in 40 s.']);
});

test('a host that takes whole versions gets one if anything has changed', async () => {
  const siteFolder = await makeFolder();
  const versions: (readonly LocalFile[])[] = [];
  const connection: VersionConnection = {
    kind: 'version',
    list: async () => undefined,
    replace: async ({ files }) => void versions.push(files),
    close: async () => {},
  };
  const publish = () =>
    publishOnce({ siteFolder, settings: { host: 'netlify', project: 'bonbon' }, connect: async () => connection });
  await writeSite(join(siteFolder, 'dist/site'), builtSite);
  expect((await publish()).plan.added).toHaveLength(Object.keys(builtSite).length);
  expect((await publish()).plan.unchanged).toBe(Object.keys(builtSite).length);
  await writeSite(join(siteFolder, 'dist/site'), { 'index.html': 'new' });
  const { plan } = await publish();
  expect(plan).toMatchObject({ added: [], changed: [{ path: 'index.html' }], bytes: 3 });
  expect(plan.removed).toHaveLength(Object.keys(builtSite).length - 1);
  expect(versions.map(({ length }) => length)).toEqual([Object.keys(builtSite).length, 1]);
});
