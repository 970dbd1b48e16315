import { access, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import type { ServerSettings } from '#model/server-settings.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { databaseFile } from '#server/storage/database.ts';

const settings: ServerSettings = { ...exampleSettings, guestbook: defaultRules, countsVisits: true };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const entries = 'rest/v1/guestbook_entries';

async function start(files: Record<string, string>) {
  const build = await writeBuild(files, settings);
  const lines: string[] = [];
  const server = await startServer(
    { ...exampleConfig, ...build },
    { log: (line) => lines.push(line.replace(/^\S+ /, '')), pollMs: 5 },
  );
  const read = async (path: string, init?: RequestInit) => (await fetch(server.url + path, init)).text();
  return {
    lines,
    file: join(build.dataFolder, databaseFile),
    read,
    write: (path: string, text: string) => writeFile(join(build.siteFolder, path), text),
    /** A build writes these last. */
    writeSettings: async (changed: object | string) => {
      const file = `${build.settingsFile}.new`;
      await writeFile(file, typeof changed === 'string' ? changed : JSON.stringify({ ...settings, ...changed }));
      await rename(file, build.settingsFile);
    },
    visit: (userAgent: string, page = '/') =>
      fetch(`${server.url}count?p=${page}`, { method: 'POST', headers: { 'user-agent': userAgent } }),
    sign: (id: number) =>
      read(entries, {
        method: 'POST',
        headers: { 'content-type': 'application/json', prefer: 'return=representation' },
        body: JSON.stringify({ id: String(id), name: 'Moth', message: `Hello ${id}!`, time: Date.now() - 1000 }),
      }),
    [Symbol.asyncDispose]: async () => {
      await server.stop(0);
      await build[Symbol.asyncDispose]();
    },
  };
}

test('a build copied over the previous one is served as soon as it is complete', async () => {
  await using server = await start({ 'index.html': 'old' });
  await server.write('index.html', 'new');
  expect(await server.read('')).toBe('old');
  await server.writeSettings({});
  await expect.poll(() => server.read('')).toBe('new');
  expect(server.lines).toEqual(['A new build is now served.']);
});

test('while a build cannot be read the previous one is served, and the log says so once', async () => {
  await using server = await start({ 'index.html': 'old' });
  await server.write('index.html', 'new');
  await server.writeSettings('{');
  await expect.poll(() => server.lines).toHaveLength(1);
  expect(server.lines[0]).toMatch(/^The previous build is still served, because .*server\.json is not valid/);
  expect(await server.read('')).toBe('old');
  expect(await server.sign(1)).toContain('"state":"visible"');
  await server.writeSettings({});
  await expect.poll(() => server.read('')).toBe('new');
});

test("a build with other rules applies them, and keeps messages, visits and today's visitors", async () => {
  await using server = await start({ 'index.html': 'old' });
  await server.visit(firefox);
  await server.sign(1);
  await server.writeSettings({ guestbook: { ...defaultRules, approvesFirst: true } });
  await expect.poll(() => server.lines).toEqual(['A new build is now served.']);
  expect(await server.sign(2)).toContain('"state":"waiting"');
  await server.visit(firefox);
  await server.visit(safari);
  expect(JSON.parse(await server.read('counter/TOTAL.json')).count).toBe('2');
  expect(JSON.parse(await server.read(entries))).toMatchObject([{ id: '1' }]);
});

test('a page that is new in a build is counted', async () => {
  await using server = await start({ 'index.html': 'old' });
  await server.write('garden.html', 'new');
  await server.writeSettings({ contentSecurityPolicy: "default-src 'none'" });
  await expect.poll(() => server.lines).toHaveLength(1);
  await server.visit(firefox, '/garden.html');
  expect(JSON.parse(await server.read('counter/%2Fgarden.html.json')).count).toBe('1');
});

test('a build with other rules creates no empty guestbook in place of a removed database', async () => {
  await using server = await start({ 'index.html': 'old' });
  await server.sign(1);
  for (const ending of ['', '-wal', '-shm']) await rm(server.file + ending);
  await server.writeSettings({ guestbook: { ...defaultRules, approvesFirst: true } });
  await expect.poll(() => server.lines).toContain('A new build is now served.');
  expect(JSON.parse(await server.read(entries)).code).toBe('PGRST001');
  await expect(access(server.file)).rejects.toThrow('ENOENT');
  expect(server.lines[0]).toMatch(
    /bonbon\.sqlite was removed while the server was running; .* npm run backup -- restore newest/,
  );
});

test('a build with other rules keeps the rate limits of senders', async () => {
  await using server = await start({ 'index.html': 'old' });
  for (let id = 1; id <= defaultRules.senderPerHour; id++) await server.sign(id);
  await server.writeSettings({ guestbook: { ...defaultRules, approvesFirst: true } });
  await expect.poll(() => server.lines).toContain('A new build is now served.');
  expect(JSON.parse(await server.sign(99)).message).toContain('signed too often');
});
