import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PublishSettings } from '#model/publish-schema.ts';
import type { FakeHost, HostControls } from './hosts/fake-host.ts';
import { serveFakeNekoweb } from './hosts/fake-nekoweb.ts';
import { serveFakeNeocities } from './hosts/fake-neocities.ts';
import { hostedManifest } from './manifest.ts';
import { builtSite, makeFolder, publishOnce, writeSite } from './publish-fixture.ts';

const before = builtSite;
const after: Record<string, string> = Object.fromEntries([
  ...Object.entries(builtSite).filter(([path]) => !/part-[1-3]/.test(path)),
  ...Array.from({ length: 30 }, (_, index) => [`assets/late/part-${index}.js`, `late ${index}`]),
  ['index.html', '<h1>New</h1>'],
  ['projects/index.html', '<h1>New projects</h1>'],
  ['projects/pond/data.json', '{"pond":2}'],
]);

type Place = { settings: PublishSettings; siteAddress: string; key?: string; apiAddress?: string };

/** Publishes in a process of its own; `mayKill` gets what kills it. */
async function publishAlone(
  siteFolder: string,
  place: Place,
  onChild: (kill: () => Promise<void>) => void,
  onSent = () => {},
) {
  const child = fork(new URL('./publish-alone.ts', import.meta.url), { stdio: 'inherit' });
  const ended = once(child, 'close');
  onChild(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  child.on('message', onSent);
  child.send({ siteFolder, key: undefined, apiAddress: undefined, ...place });
  await ended;
  return child.signalCode;
}

/** Ten of these many, spread over all of them, and others at each start of the test. */
const pickTen = (count: number) =>
  Array.from({ length: 10 }, (_, index) => 1 + Math.floor(((index + Math.random()) * count) / 10));

const hosts: [name: string, place: Omit<Place, 'siteAddress'>, serve: (controls: HostControls) => Promise<FakeHost>][] =
  [
    [
      'neocities-free',
      { settings: { host: 'neocities-free', name: 'bonbon' }, key: 'fake-neocities-key' },
      serveFakeNeocities,
    ],
    ['nekoweb', { settings: { host: 'nekoweb', name: 'bonbon' }, key: 'fake-nekoweb-key' }, serveFakeNekoweb],
  ];

test.each(hosts)('%s: killed at ten moments and run again, the site is the same', async (host, settings, serve) => {
  const run = async (killAt: number, when: 'before' | 'after') => {
    let begins = Number.POSITIVE_INFINITY;
    let kill = async () => {};
    const hit = async (count: number) => {
      if (count === begins + killAt) await kill();
    };
    const fake = await serve({ [when]: (_: Request, count: number) => hit(count) });
    try {
      const siteFolder = await makeFolder();
      const apiAddress = host === 'nekoweb' ? `${fake.address}api/` : fake.address;
      const place = { ...settings, siteAddress: fake.address, apiAddress };
      await writeSite(join(siteFolder, 'dist/site'), before);
      await publishOnce({ siteFolder, ...place });
      const foreign = [...fake.files.keys()].filter((path) => !(path in before));
      await writeSite(join(siteFolder, 'dist/site'), after);
      begins = fake.requests.length;
      const signal = await publishAlone(siteFolder, place, (killChild) => {
        kill = killChild;
      });
      const count = fake.requests.length - begins;
      begins = Number.POSITIVE_INFINITY;
      await publishOnce({ siteFolder, ...place });
      const paths = [...fake.files.keys()];
      expect(paths.toSorted(), `killed at request ${killAt}`).toEqual([...Object.keys(after), ...foreign].toSorted());
      for (const [path, text] of Object.entries(after)) expect(fake.files.get(path)?.toString(), path).toBe(text);
      expect((await publishOnce({ siteFolder, ...place })).sent).toEqual([]);
      return { count, signal };
    } finally {
      await fake.close();
    }
  };
  const whole = await run(0, 'before');
  expect(whole.signal).toBeNull();
  for (const [index, killAt] of pickTen(whole.count).entries()) {
    expect((await run(killAt, index % 2 ? 'before' : 'after')).signal).toBe('SIGKILL');
  }
});

test('a folder: killed at ten moments and run again, the site is the same', async () => {
  const readTarget = async (folder: string) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const texts = files.map(async (file) => [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const);
    return Object.fromEntries((await Promise.all(texts)).filter(([path]) => path !== hostedManifest));
  };
  const count = Object.keys(after).filter((path) => after[path] !== before[path]).length;
  for (const killAt of pickTen(count)) {
    const [siteFolder, folder] = [await makeFolder(), await makeFolder()];
    const place = { settings: { host: 'folder' as const, folder }, siteAddress: 'https://bonbon.example/' };
    await writeSite(join(siteFolder, 'dist/site'), before);
    await publishOnce({ siteFolder, ...place });
    await writeSite(join(siteFolder, 'dist/site'), after);
    let [kill, sent] = [async () => {}, 0];
    const onChild = (killChild: () => Promise<void>) => {
      kill = killChild;
    };
    await publishAlone(siteFolder, place, onChild, () => {
      sent += 1;
      if (sent === killAt) void kill();
    });
    await publishOnce({ siteFolder, ...place });
    expect(await readTarget(folder), `killed after ${killAt} files`).toEqual(after);
  }
});
