import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type ReceiveEvent, transferVersion } from '#model/build-transfer.ts';
import { readBuiltSite } from '#server/builds/built-site.ts';
import { exampleSettings } from '#server/site-fixture.ts';
import { listBuild, listHeld } from './held-build.ts';
import { type ReceiveOptions, receiveBuild } from './receive-build.ts';

type Files = Record<string, string>;
const settings = { 'server.json': JSON.stringify(exampleSettings) };
const site = (home: string): Files => ({ ...settings, 'site/index.html': home, 'site/assets/a.js': 'a' });

async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'bonbon-receive-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  return home;
}

/** What the owner's computer sends; `isSent` leaves out what is there already. */
async function* send(files: Files, isSent: (path: string) => boolean = () => true, change = (bytes: Buffer) => bytes) {
  const list = Object.entries(files).map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    sha1: createHash('sha1').update(text).digest('hex'),
    isSent: isSent(path),
  }));
  const bodies = Object.entries(files).flatMap(([path, text]) => (isSent(path) ? [text] : []));
  const bytes = change(
    Buffer.from(`${JSON.stringify({ transfer: transferVersion, files: list })}\n${bodies.join('')}`),
  );
  for (let start = 0; start < bytes.length; start += 7) yield bytes.subarray(start, start + 7);
}

async function receive(home: string, input: AsyncIterable<Buffer>, options: Partial<ReceiveOptions> = {}) {
  const events: ReceiveEvent[] = [];
  let nowMs = 0;
  const pause = async (ms: number) => {
    nowMs += ms;
  };
  await receiveBuild({
    ...{ home, input, patienceMs: 1000, pause, now: () => nowMs, readServed: async () => [] },
    onEvent: (event) => void events.push(event),
    ...options,
  });
  return events;
}
/** Of the build that is live at the moment. */
const readFingerprint = (home: string) => async () =>
  (await readBuiltSite({ siteFolder: join(home, 'dist/site'), settingsFile: join(home, 'dist/server.json') }))
    .fingerprint;
const readHome = (home: string) => readFile(join(home, 'dist/site/index.html'), 'utf8');

test('a version is put in place, and the next one needs only what changed', async () => {
  const home = await makeHome();
  const events = await receive(home, send(site('one')));
  expect(events.slice(0, 3)).toEqual(Object.keys(site('one')).map((got) => ({ got })));
  await receive(
    home,
    send(site('two'), (path) => path === 'site/index.html'),
  );
  expect(await readHome(home)).toBe('two');
  expect((await listBuild(join(home, 'dist'))).map(({ path }) => path).sort()).toEqual(Object.keys(site('')).sort());
});

test('a line that breaks changes nothing, and what has arrived need not travel again', async () => {
  const home = await makeHome();
  await receive(home, send(site('one')));
  const cut = (bytes: Buffer) => bytes.subarray(0, -1);
  const broken = send({ ...site('two'), 'site/new.txt': 'new' }, (path) => path !== 'server.json', cut);
  await expect(receive(home, broken)).rejects.toThrow('The line broke');
  expect(await readHome(home)).toBe('one');
  const held = await listHeld(home);
  expect(held).toContain(createHash('sha1').update('two').digest('hex'));
  await receive(
    home,
    send({ ...site('two'), 'site/new.txt': 'new' }, (path) => path === 'site/new.txt'),
  );
  expect(await readHome(home)).toBe('two');
  expect(await listHeld(home)).toEqual([]);
});

test('if the server does not begin to serve the new version, the one from before is put back', async () => {
  const home = await makeHome();
  await receive(home, send(site('one')));
  const before = await realpath(join(home, 'dist'));
  const stuck = receive(home, send(site('two')), { readServed: async () => [{ build: 'the old one' }] });
  await expect(stuck).rejects.toThrow(
    'The server did not begin to serve the new version within 1 seconds, so the one from before was put back.',
  );
  expect(await readHome(home)).toBe('one');
  expect(await realpath(join(home, 'dist'))).toBe(before);
  await receive(home, send(site('three')));
  expect(await readHome(home)).toBe('three');
});

test('while the server cannot use its database, nothing is taken, and the reason is told', async () => {
  const home = await makeHome();
  await receive(home, send(site('one')));
  const readServed = async () => [{ build: 'the old one', problem: 'full' as const }];
  await expect(receive(home, send(site('two')), { readServed })).rejects.toThrow(
    'The server cannot store messages and visits: its disk is full. The site stays as it was. ' +
      "Mend that first: the server's log says how, on that machine: sudo journalctl -u bonbon",
  );
  expect([await readHome(home), await listHeld(home)]).toEqual(['one', []]);
});

test('a version that needs no database is taken while the one there is broken', async () => {
  const home = await makeHome();
  await receive(home, send(site('one')));
  const served = readFingerprint(home);
  const before = await served();
  const readServed = async () => {
    const build = await served();
    return [{ build, ...(build === before && { problem: 'broken' as const }) }];
  };
  const needsNone = (bytes: Buffer) =>
    Buffer.from(bytes.toString().replace('"transfer":1', '"transfer":1,"needsDatabase":false'));
  await receive(home, send(site('two'), undefined, needsNone), { readServed });
  expect(await readHome(home)).toBe('two');
});

test('a version with which the server cannot use its database goes back', async () => {
  const home = await makeHome();
  await receive(home, send(site('one')));
  const served = readFingerprint(home);
  let asked = 0;
  const readServed = async () => {
    asked += 1;
    return asked === 1 ? [{ build: 'the old one' }] : [{ build: await served(), problem: 'newer' as const }];
  };
  await expect(receive(home, send(site('two')), { readServed })).rejects.toThrow(
    /a newer Bonbon than the one there has used its database\. The version from before was put back\./,
  );
  expect(await readHome(home)).toBe('one');
});

test('a server that hangs is not waited for any longer', async () => {
  const home = await makeHome();
  await receive(home, send(site('one')));
  let [nowMs, asked] = [0, 0];
  const readServed = async () => {
    asked += 1;
    nowMs += asked === 1 ? 0 : 3000;
    return asked === 1 ? [{ build: 'the old one' }] : [];
  };
  const stuck = receive(home, send(site('two')), { readServed, patienceMs: 20_000, now: () => nowMs });
  await expect(stuck).rejects.toThrow('within 20 seconds, so the one from before was put back.');
  expect(nowMs).toBe(21_000);
  expect(await readHome(home)).toBe('one');
});

test.each<[string, Files, ((bytes: Buffer) => Buffer) | undefined, string]>([
  ['damaged bytes', site('two'), (bytes) => Buffer.from(bytes.toString().replace(/two/, 'TWO')), 'arrived damaged'],
  ['a path upwards', { ...site('two'), 'site/../../evil': 'x' }, undefined, 'is not a file of a built site'],
  ['a file beside the site', { ...site('two'), 'package.json': '{}' }, undefined, 'is not a file of a built site'],
  [
    'a path twice',
    { ...site('two'), 'site/second.html': 'x' },
    (bytes) => Buffer.from(bytes.toString().replace('site/second.html', 'site/index.html')),
    'is there twice',
  ],
  ['no first page', settings, undefined, 'has no first page'],
  ['settings that are none', { ...site('two'), 'server.json': '{}' }, undefined, 'cannot be served'],
  [
    'another protocol',
    site('two'),
    (bytes) => Buffer.from(bytes.toString().replace('"transfer":1', '"transfer":9')),
    'too far apart',
  ],
])('a version with %s is refused, and the live one stays', async (_, files, change, sentence) => {
  const home = await makeHome();
  await receive(home, send(site('one')));
  await expect(receive(home, send(files, undefined, change))).rejects.toThrow(sentence);
  expect(await readHome(home)).toBe('one');
  expect(existsSync(join(home, 'evil'))).toBe(false);
  expect((await readdir(join(home, '.dist'))).length).toBe(1);
});
