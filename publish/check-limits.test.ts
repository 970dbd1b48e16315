import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtFolder } from '#model/built-folder.ts';
import type { BuiltFor } from '#model/built-for.ts';
import type { PublishHost } from '#model/publish-schema.ts';
import { checkFileLimits, checkRoom } from './check-limits.ts';
import type { ConnectOptions, FileConnection, HostedFile, LocalFile } from './connection.ts';
import { serveFakeNeocities } from './hosts/fake-neocities.ts';
import { connectNeocities } from './hosts/neocities-connection.ts';
import type { PublishError } from './publish-error.ts';
import { builtSite, makeFolder, publishOnce, writeSite } from './publish-fixture.ts';

const megabyte = 1_000_000;
const fileOf = (path: string, bytes: number): LocalFile => ({ path, bytes, sha1: '', source: `/${path}` });
const manyFiles = (count: number, folder = 'a') =>
  Array.from({ length: count }, (_, index) => fileOf(`${folder}/${index}.html`, 1));

const refusalOf = async (check: () => unknown): Promise<PublishError | undefined> => {
  try {
    await check();
    return undefined;
  } catch (error) {
    return error as PublishError;
  }
};
const checkFiles = (host: PublishHost, files: LocalFile[]) =>
  refusalOf(() => checkFileLimits(host, '/nowhere/site', files));
const checkSite = (host: PublishHost, files: LocalFile[], hosted: HostedFile[] = [], own: string[] = []) =>
  refusalOf(() => {
    const manifest = { place: '', run: '', files: Object.fromEntries(own.map((path) => [path, ''])) };
    checkRoom(host, { files, hosted, manifest });
  });

test.each<[PublishHost, number, string]>([
  ['cloudflare', 25 * 1024 * 1024, '"Cloudflare Pages" takes at most 26 MB a file. Too large: film.mp4 (26 MB).'],
  ['github-pages', 100 * megabyte, '"GitHub Pages" takes at most 100 MB a file. Too large: film.mp4 (100 MB).'],
  [
    'neocities',
    100 * megabyte,
    '"Neocities, for supporters" takes at most 100 MB a file. Too large: film.mp4 (100 MB).',
  ],
])('a file that is too large for %s is named with its size, the limit and ways out', async (host, limit, sentence) => {
  expect(await checkFiles(host, [fileOf('film.mp4', limit)])).toBeUndefined();
  const refusal = await checkFiles(host, [fileOf('film.mp4', limit + 1)]);
  expect(refusal).toMatchObject({ reason: 'refused', message: sentence });
  expect(refusal?.waysOut).toContain('Keep it on another host, and link to it there.');
});

test.each<[PublishHost, number]>([
  ['nekoweb', 300 * megabyte],
  ['netlify', 300 * megabyte],
  ['sftp', 3_000 * megabyte],
])('%s gets files of every size', async (host, bytes) => {
  expect(await checkFiles(host, [fileOf('film.mp4', bytes)])).toBeUndefined();
  expect(await checkSite(host, [fileOf('film.mp4', bytes)])).toBeUndefined();
});

test('Netlify has a limit for one folder', async () => {
  expect(await checkFiles('netlify', [...manyFiles(54_000), ...manyFiles(10, 'b')])).toBeUndefined();
  expect((await checkFiles('netlify', manyFiles(54_001)))?.message).toBe(
    '"Netlify" takes at most 54,000 files in one folder, and a has 54,001.',
  );
});

test('too many files, and a site that is too large, are told with what would help', async () => {
  expect(await checkSite('cloudflare', manyFiles(20_000))).toBeUndefined();
  expect(await checkSite('cloudflare', manyFiles(20_001))).toMatchObject({
    reason: 'full',
    message: '"Cloudflare Pages" takes at most 20,000 files, and the site has 20,001.',
  });
  const songs = Array.from({ length: 20 }, (_, index) => fileOf(`${index}.mid`, (40 + index) * megabyte));
  expect(await checkSite('github-pages', songs)).toBeUndefined();
  const refusal = await checkSite('neocities-free', [...songs, fileOf('scan.pdf', 99 * megabyte)]);
  expect(refusal?.message).toBe(
    '"Neocities, free" has room for 1.0 GB, and the site needs 1.1 GB. Its largest files: scan.pdf (99 MB), 19.mid (59 MB), ' +
      '18.mid (58 MB), 17.mid (57 MB), 16.mid (56 MB), 16 more.',
  );
  expect(refusal?.waysOut.join('\n')).toMatch(/music: \{ address.*\n.*supporter of Neocities.*\n.*hosts\.md/);
});

test('what somebody else has put there takes room, too, and what Bonbon will replace or remove does not', async () => {
  const site = [fileOf('index.html', 400 * megabyte)];
  const old = { path: 'old.pdf', bytes: 700 * megabyte };
  const hosted = [{ path: 'index.html', bytes: 400 * megabyte }, old];
  expect(await checkSite('neocities-free', site, hosted, ['old.pdf'])).toBeUndefined();
  expect((await checkSite('neocities-free', site, hosted))?.message).toContain(
    'needs 1.1 GB, with one file from somebody else that is there',
  );
});

test('nothing is sent, not even the key, if the build had to leave out a file for its size', async () => {
  const fake = await serveFakeNeocities();
  onTestFinished(fake.close);
  const siteFolder = await makeFolder();
  await writeSite(join(siteFolder, 'dist/site'), builtSite);
  const builtFor: BuiltFor = {
    name: 'neocities-free',
    notes: [],
    tooLarge: [{ path: 'a.pdf', bytes: 120 * megabyte }],
  };
  await writeFile(join(siteFolder, 'dist', builtFolder.host), JSON.stringify(builtFor));
  const settings = { host: 'neocities-free' as const, name: 'bonbon' };
  await expect(
    publishOnce({ siteFolder, settings, key: 'fake-neocities-key', apiAddress: fake.address }),
  ).rejects.toThrow('"Neocities, free" takes at most 100 MB a file. Too large: a.pdf (120 MB).');
  expect(fake.requests).toEqual([]);
});

test('a site for which the host has no room beside what is there is refused before anything is sent', async () => {
  const fake = await serveFakeNeocities();
  onTestFinished(fake.close);
  const siteFolder = await makeFolder();
  await writeSite(join(siteFolder, 'dist/site'), builtSite);
  const place = { siteFolder, settings: { host: 'neocities-free' as const, name: 'bonbon' } };
  const withFile = (bytes: number) => async (options: ConnectOptions) => {
    const connection = await connectNeocities(options);
    const list = async () => [...((await connection.list()) ?? []), { path: 'old.pdf', bytes }];
    return { ...connection, list } as FileConnection;
  };
  const publish = (bytes: number) =>
    publishOnce({ ...place, key: 'fake-neocities-key', apiAddress: fake.address, connect: withFile(bytes) });
  await expect(publish(1_000 * megabyte)).rejects.toThrow('with 2 files from somebody else that are there');
  expect(fake.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  await publish(900 * megabyte);
  expect([...fake.files.keys()]).toContain('index.html');
});
