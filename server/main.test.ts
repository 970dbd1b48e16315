import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { portOf, runServer } from './process-fixture.ts';
import { exampleSettings, writeBuild } from './site-fixture.ts';
import { databaseFile } from './storage/database.ts';

/** A connection whose answer the server cannot finish, because nobody reads it. */
async function stall(port: number) {
  const socket = connect(port, 'localhost');
  socket.write('GET /large.mp3 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'readable');
  socket.on('error', () => {});
  return socket;
}
const large = Buffer.alloc(32_000_000);

test.each(['SIGTERM', 'SIGINT'] as const)('the server prints its address and exits with 0 on %s', async (signal) => {
  await using build = await writeBuild({ 'index.html': 'home' });
  using server = runServer({ PORT: '0', SITE_FOLDER: build.siteFolder });
  const line = await server.firstLine;
  expect(line).toMatch(/^Bonbon \d+\.\d+\.\d+\nThe site is at http:\/\/localhost:\d+\/$/);
  expect(await (await fetch(`http://localhost:${portOf(line)}/`)).text()).toBe('home');
  // fetch keeps its connection open, which must not delay the exit.
  server.child.kill(signal);
  expect(await server.exit).toEqual({ code: 0, signal: null, errors: '' });
});

test('a request that never ends delays the exit by only a few seconds', async () => {
  await using build = await writeBuild({ 'index.html': 'home', 'large.mp3': large });
  using server = runServer({ PORT: '0', SITE_FOLDER: build.siteFolder });
  const socket = await stall(portOf(await server.firstLine));
  const startedMs = Date.now();
  server.child.kill('SIGTERM');
  expect(await server.exit).toMatchObject({ code: 0, signal: null });
  expect(Date.now() - startedMs).toBeGreaterThan(2500);
  socket.destroy();
});

test('every failed request is one line on standard error', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  using server = runServer({ PORT: '0', SITE_FOLDER: build.siteFolder });
  const port = portOf(await server.firstLine);
  expect((await fetch(`http://localhost:${port}/nowhere?secret`)).status).toBe(404);
  server.child.kill('SIGTERM');
  expect((await server.exit).errors).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z GET \/nowhere 404 \d+ ms\n$/);
});

test('if its port is in use, the server exits with 1 and one sentence', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  using server = runServer({ PORT: String(port), SITE_FOLDER: build.siteFolder });
  const { code, errors } = await server.exit;
  expect(code).toBe(1);
  expect(errors).toMatch(/^Port \d+ is already in use by another program\. Choose another one: PORT=\d+ npm start\n$/);
  other.close();
});

test('with invalid settings or a missing build the server exits with 1 and says what to do', async () => {
  using wrong = runServer({ PORT: 'abc' });
  expect(await wrong.exit).toMatchObject({
    code: 1,
    errors: 'PORT is "abc", but must be a whole number from 0 to 65535: PORT=3001 npm start\n',
  });
  using unbuilt = runServer({ PORT: '0', SITE_FOLDER: join(import.meta.dirname, 'nothing/site') });
  const { code, errors } = await unbuilt.exit;
  expect(code).toBe(1);
  expect(errors).toMatch(/^The site is not built: .* is missing\. Run npm run build first\.\n$/);
});

test('a signed guestbook survives a restart, and stopping leaves one file', async () => {
  const settings = { ...exampleSettings, guestbook: defaultRules, countsVisits: true };
  await using build = await writeBuild({ 'index.html': 'home' }, settings);
  const environment = { PORT: '0', SITE_FOLDER: build.siteFolder, DATA_FOLDER: build.dataFolder };
  const entries = 'rest/v1/guestbook_entries?select=*&order=time.desc&limit=200';
  using first = runServer(environment);
  const row = { id: '1', name: 'Moth', message: 'Hello!', time: Date.now() - 1000 };
  const signed = await fetch(`http://localhost:${portOf(await first.firstLine)}/${entries}`.split('?')[0] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(row),
  });
  expect(signed.status).toBe(201);
  first.child.kill('SIGTERM');
  expect(await first.exit).toEqual({ code: 0, signal: null, errors: '' });
  expect(readdirSync(build.dataFolder).sort()).toEqual(['.gitignore', 'bonbon.sqlite']);

  using second = runServer(environment);
  const list = await fetch(`http://localhost:${portOf(await second.firstLine)}/${entries}`);
  expect(await list.json()).toMatchObject([row]);
});

test('where there is only the package, as on a machine that serves, the log names its commands', async () => {
  await using build = await writeBuild({ 'index.html': 'home' }, { ...exampleSettings, guestbook: defaultRules });
  const data = join(dirname(build.siteFolder), 'data');
  mkdirSync(data);
  writeFileSync(join(data, databaseFile), 'not a database');
  const environment = { PORT: '0', SITE_FOLDER: build.siteFolder, DATA_FOLDER: data };
  using server = runServer({ ...environment, npm_lifecycle_event: '' });
  await server.firstLine;
  server.child.kill('SIGTERM');
  expect((await server.exit).errors).toContain(`: npx bonbon backup restore newest --data ${data}\n`);
});

test('with an unusable data folder the pages are served, and the log says what to do', async () => {
  await using build = await writeBuild({ 'index.html': 'home' }, { ...exampleSettings, guestbook: defaultRules });
  // Not a folder.
  using server = runServer({ PORT: '0', SITE_FOLDER: build.siteFolder, DATA_FOLDER: build.settingsFile });
  const port = portOf(await server.firstLine);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  server.child.kill('SIGTERM');
  const { code, errors } = await server.exit;
  expect(code).toBe(0);
  expect(errors).toMatch(
    /Cannot open the database in .*check the folder's permissions.*DATA_FOLDER=\/var\/lib\/bonbon npm start\n$/,
  );
});
