import { createHash } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ConnectOptions } from '../connection.ts';
import { builtSite, makeClock, makeFolder, publishOnce, writeSite } from '../publish-fixture.ts';
import type { HostControls } from './fake-host.ts';
import { serveFakeNekoweb } from './fake-nekoweb.ts';
import { connectInParts, connectNekoweb } from './nekoweb-connection.ts';

const film = 'films/pond.mp4';

type Limits = { maxRequestBytes: number; partBytes: number | undefined; filmBytes: number };

/** As if one request could have no more than 20 kB. */
const small: Limits = { maxRequestBytes: 20_000, partBytes: 15_000, filmBytes: 25_000 };

async function openSite({ maxRequestBytes, partBytes, filmBytes }: Limits, controls: HostControls = {}) {
  const fake = await serveFakeNekoweb({ ...controls, maxRequestBytes });
  onTestFinished(fake.close);
  const siteFolder = await makeFolder();
  const clock = makeClock();
  await writeSite(join(siteFolder, 'dist/site'), { ...builtSite, [film]: '' });
  const path = join(siteFolder, 'dist/site', film);
  await writeFile(path, 'the beginning of a film');
  await truncate(path, filmBytes - 7);
  await writeFile(path, 'the end', { flag: 'a' });
  const place = {
    settings: { host: 'nekoweb' as const, name: 'bonbon' },
    connect: (options: ConnectOptions) =>
      partBytes === undefined ? connectNekoweb(options) : connectInParts(partBytes, options),
    ...{ siteFolder, clock, key: 'fake-nekoweb-key', siteAddress: fake.address, apiAddress: `${fake.address}api/` },
  };
  return {
    fake,
    clock,
    isWhole: () => digest(fake.files.get(film)) === digest(filmOf(filmBytes)),
    publish: () => publishOnce(place),
    bigRequests: () =>
      fake.requests.filter((one) => one.includes('/big/')).map((one) => one.slice(one.lastIndexOf('/') + 1)),
  };
}

const digest = (bytes: Uint8Array | undefined) =>
  createHash('sha1')
    .update(bytes ?? '')
    .digest('hex');
function filmOf(bytes: number): Buffer {
  const film = Buffer.alloc(bytes);
  film.write('the beginning of a film');
  film.write('the end', bytes - 7);
  return film;
}
const isAppend = (request: Request) => request.url.endsWith('/big/append');

test.each([
  ['with the real limits', { maxRequestBytes: 100_000_000, partBytes: undefined, filmBytes: 101_000_000 }],
  ['with smaller ones', small],
])(
  'a file that is too large for one request travels in parts, once, %s',
  async (_, limits) => {
    const { isWhole, publish, bigRequests } = await openSite(limits);
    await publish();
    expect(bigRequests()).toEqual(['create', 'append', 'append', 'move']);
    expect(isWhole()).toBe(true);
    expect((await publish()).sent).toEqual([]);
  },
  180_000,
);

test.each([
  ['before it arrived', 'before'],
  ['after it arrived, without an answer', 'after'],
] as const)('a part whose line broke %s is never there twice: the file is begun anew', async (_, when) => {
  let appends = 0;
  const breakSecond = (request: Request) => {
    if (isAppend(request)) appends += 1;
    if (isAppend(request) && appends === 2) throw new Error('the line breaks');
  };
  const { isWhole, publish, bigRequests } = await openSite(small, { [when]: breakSecond });
  await publish();
  expect(bigRequests()).toEqual(['create', 'append', 'append', 'create', 'append', 'append', 'move']);
  expect(isWhole()).toBe(true);
});

test('a file that was put in its place without an answer is sent once more', async () => {
  let moves = 0;
  const { isWhole, publish } = await openSite(small, {
    after(request) {
      if (request.url.endsWith('/big/move') && moves++ === 0) throw new Error('the line breaks');
    },
  });
  await publish();
  expect(isWhole()).toBe(true);
});

test.each([
  ['in seconds', () => 30],
  ['as a moment', (now: number) => now / 1000 + 30],
])('when the host wants a pause, told %s, only the refused part is sent again after it', async (_, reset) => {
  let appends = 0;
  const { isWhole, clock, publish, bigRequests } = await openSite(small, {
    before(request) {
      if (!isAppend(request) || appends++ !== 1) return undefined;
      return new Response('', { status: 429, headers: { 'ratelimit-reset': String(reset(clock.now())) } });
    },
  });
  await publish();
  expect(clock.waits).toEqual([30_000]);
  expect(bigRequests()).toEqual(['create', 'append', 'append', 'append', 'move']);
  expect(isWhole()).toBe(true);
});

test('a publication that ends in the middle of a large file leaves none there, and the next one sends it and the rest', async () => {
  let isBroken = true;
  const { fake, isWhole, publish } = await openSite(small, {
    before(request) {
      if (isBroken && isAppend(request)) throw new Error('the line breaks');
    },
  });
  await expect(publish()).rejects.toThrow('Nekoweb does not answer.');
  expect([...fake.files.keys()]).not.toContain(film);
  expect([...fake.files.keys()]).not.toContain('index.html');
  isBroken = false;
  const { sent } = await publish();
  expect(sent).toContain(film);
  expect(sent.some((path) => path.startsWith('assets/'))).toBe(false);
  expect(isWhole()).toBe(true);
});
