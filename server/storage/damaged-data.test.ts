import { once } from 'node:events';
import { copyFile, mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { portOf, runServer } from '#server/process-fixture.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { databaseFile, openDatabase } from './database.ts';

const settings = { ...exampleSettings, guestbook: defaultRules, countsVisits: true };
const entries = 'rest/v1/guestbook_entries';
const row = (id: number) => ({ id: String(id), name: 'Moth', message: `Hello ${id}!`, time: Date.now() - 1000 });

/** A site whose data folder contains a database of `count` entries; `file` is that database. */
async function writeSite(count = 200) {
  const build = await writeBuild({ 'index.html': 'home' }, settings);
  const database = openDatabase(build.dataFolder);
  const add = database.prepare(
    "insert into guestbook_entries (id, name, message, time, message_key) values (?, 'Moth', ?, 1, ?)",
  );
  for (let id = 1; id <= count; id++) add.run(String(id), `Hello ${id}! ${'x'.repeat(500)}`, `key ${id}`);
  database.close();
  return { ...build, file: join(build.dataFolder, databaseFile) };
}
type Site = Awaited<ReturnType<typeof writeSite>>;

async function start(site: Site) {
  const lines: string[] = [];
  const server = await startServer({ ...exampleConfig, ...site }, { log: (line) => lines.push(line) });
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(server.url + path, init)).status;
  return {
    ...server,
    /** Without the lines about single requests. */
    notices: () => lines.map((line) => line.replace(/^\S+ /, '')).filter((line) => !/^(GET|POST) /.test(line)),
    statusOf,
    sign: (id: number) =>
      statusOf(entries, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(row(id)),
      }),
    [Symbol.asyncDispose]: () => server.stop(0),
  };
}

/** Leaves a database like a killed server: with the newest entries in its write-ahead log. */
async function leaveWal({ file, dataFolder }: Site) {
  const database = openDatabase(dataFolder);
  database.exec("insert into visits values ('2026-11-21', '/', 1)");
  const copies = await Promise.all(['', '-wal', '-shm'].map(async (ending) => [ending, await readFile(file + ending)]));
  database.close();
  for (const [ending, bytes] of copies) await writeFile(`${file}${ending}`, bytes as Buffer);
}

const damages: [what: string, damage: (site: Site) => Promise<unknown>, says: RegExp][] = [
  [
    'is empty',
    ({ file }) => truncate(file),
    /The file \S+bonbon\.sqlite is empty, although it used to contain a database/,
  ],
  [
    'is truncated',
    ({ file }) => truncate(file, 40_000),
    /bonbon\.sqlite is broken \(database disk image is malformed\)/,
  ],
  [
    'is truncated within its header',
    ({ file }) => truncate(file, 60),
    /is broken \(database disk image is malformed\)/,
  ],
  [
    'has a page of garbage in it',
    async ({ file }) => {
      const bytes = await readFile(file);
      await writeFile(file, bytes.fill('garbage ', 20 * 4096, 21 * 4096));
    },
    /bonbon\.sqlite is broken \(.*page.*\)/s,
  ],
  ['is a picture', ({ file }) => writeFile(file, 'GIF89a'.repeat(2000)), /is broken \(file is not a database\)/],
  [
    'belongs to another program',
    async ({ file, dataFolder }) => {
      const database = openDatabase(dataFolder);
      database.exec('drop table visits; pragma user_version = 0');
      database.close();
      return file;
    },
    /belongs to another program/,
  ],
  [
    'lacks a table',
    async ({ dataFolder }) => {
      const database = openDatabase(dataFolder);
      database.exec('drop table guestbook_entries');
      database.close();
    },
    /is broken \(no such table: guestbook_entries\)/,
  ],
  [
    'lacks its log',
    async (site) => {
      await leaveWal(site);
      await rm(`${site.file}-wal`);
    },
    /The log \S+-wal is missing: the newest messages may be lost/,
  ],
  [
    'has a log of garbage',
    async (site) => {
      await leaveWal(site);
      await writeFile(`${site.file}-wal`, 'garbage '.repeat(1000));
    },
    /The log \S+-wal is damaged: the newest messages may be lost/,
  ],
  [
    'is missing, except for its log',
    async (site) => {
      await leaveWal(site);
      await rm(site.file);
    },
    /bonbon\.sqlite is missing, although its log exists/,
  ],
];

test.each(damages)(
  'with a database that %s the pages are served, and the log says how to fix it',
  async (_, damage, says) => {
    await using site = await writeSite();
    await damage(site);
    const before = await readFile(site.file).catch(() => undefined);
    await using server = await start(site);

    expect(await server.statusOf('')).toBe(200);
    const list = await fetch(`${server.url}${entries}?select=*&order=time.desc&limit=200`);
    expect([list.status, list.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await list.json()).toEqual({
      code: 'PGRST001',
      message: 'The guestbook cannot be reached at the moment. Please try again later.',
      details: null,
      hint: null,
    });
    expect(await server.sign(1001)).toBe(503);
    expect(await server.statusOf('guestbook-feed.xml')).toBe(503);
    expect(await server.statusOf('counter/TOTAL.json')).toBe(503);
    expect(await server.statusOf('count?p=/', { method: 'POST' })).toBe(503);

    expect(server.notices()).toEqual([expect.stringMatching(says)]);
    expect(server.notices()[0]).toMatch(/^The site is up, but the guestbook and the visitor counter are not: /);
    expect(server.notices()[0]).toContain(`npm run backup -- restore newest --data ${site.dataFolder}`);
    // Nothing readable is overwritten.
    expect(await readFile(site.file).catch(() => undefined)).toEqual(before);
  },
);

test('a database of a newer version is left alone, and the log says what to update', async () => {
  await using site = await writeSite(1);
  const database = openDatabase(site.dataFolder);
  database.exec('pragma user_version = 9999');
  database.close();
  await using server = await start(site);
  expect([await server.statusOf(''), await server.statusOf(entries)]).toEqual([200, 503]);
  expect(server.notices()).toEqual([expect.stringMatching(/was written by a newer version of Bonbon; update Bonbon/)]);
});

test('if the data folder is a file the pages are served, and the log says what to check', async () => {
  await using site = await writeSite(1);
  await using server = await start({ ...site, dataFolder: site.settingsFile });
  expect([await server.statusOf(''), await server.statusOf(entries)]).toEqual([200, 503]);
  expect(server.notices()).toEqual([
    expect.stringMatching(/Cannot open the database in .* \(EEXIST: .*check the folder's permissions/),
  ]);
});

test('an empty data folder gets a new guestbook', async () => {
  await using site = await writeSite();
  await rm(site.dataFolder, { recursive: true });
  await mkdir(site.dataFolder);
  await using server = await start(site);
  expect([await server.sign(1), server.notices()]).toEqual([201, []]);
});

test('a backup that replaces a broken database is used without a restart, and the log says so', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await using site = await writeSite();
  await copyFile(site.file, `${site.file}.backup`);
  await truncate(site.file);
  await using server = await start(site);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await server.statusOf(entries)).toBe(503);
  await copyFile(`${site.file}.backup`, site.file);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await server.sign(1001)).toBe(201);
  expect(await server.statusOf(`${entries}?id=eq.200`)).toBe(200);
  expect(await server.statusOf('counter/TOTAL.json')).toBe(200);
  expect(server.notices().slice(1)).toEqual([
    `The database ${site.file} works again, and so do the guestbook and the visitor counter`,
  ]);
  vi.useRealTimers();
});

test('a database that breaks while the server is running causes 503s and one notice, and the pages are still served', async () => {
  await using site = await writeSite();
  await using server = await start(site);
  expect(await server.sign(1001)).toBe(201);
  // Written into the file that the server has open.
  await writeFile(site.file, Buffer.alloc(400_000, 'garbage '), { flag: 'r+' });
  await rm(`${site.file}-wal`);
  expect(await server.sign(1002)).toBe(503);
  expect([await server.statusOf(''), await server.statusOf(entries)]).toEqual([200, 503]);
  expect(server.notices()).toHaveLength(1);
  expect(server.notices()[0]).toContain('npm run backup -- restore newest');
});

test('the program logs the notice in one line, and serves the pages', async () => {
  await using site = await writeSite(1);
  await truncate(site.file);
  using server = runServer({ PORT: '0', SITE_FOLDER: site.siteFolder, DATA_FOLDER: site.dataFolder });
  const errors = once(server.child.stderr, 'data');
  const port = portOf(await server.firstLine);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  expect(String(await errors)).toMatch(/^\S+ The site is up, but .* is empty, .*\n$/);
});
