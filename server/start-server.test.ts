import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { sendRaw } from './http/raw-request-fixture.ts';
import { exampleConfig, exampleSettings, writeBuild } from './site-fixture.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';
import { databaseFile } from './storage/database.ts';
import { readLastPort } from './storage/database-file.ts';

type Build = { siteFolder: string; settingsFile: string; dataFolder: string };

async function start(build: Build, lines: string[] = []) {
  const server = await startServer({ ...exampleConfig, ...build }, { log: (line) => lines.push(line) });
  return { ...server, [Symbol.asyncDispose]: () => server.stop(0) };
}
const withoutTime = (lines: string[]) => lines.map((line) => line.replace(/^\S+ /, '').replace(/ \d+ ms$/, ''));
const large = Buffer.alloc(8_000_000, 'song');

test('a started server returns its address, including the base, and answers there', async () => {
  await using build = await writeBuild({ 'index.html': 'home' }, { ...exampleSettings, base: '/bonbon/' });
  await using server = await start(build);
  expect(server.url).toBe(`http://localhost:${server.port}/bonbon/`);
  const answer = await fetch(server.url);
  expect([answer.status, await answer.text()]).toEqual([200, 'home']);
});

test('the owner’s tools find where the last server listened, also after it has stopped', async () => {
  await using build = await writeBuild({ 'index.html': 'home' }, { ...exampleSettings, guestbook: defaultRules });
  const readPort = () => readLastPort(join(build.dataFolder, databaseFile));
  expect(readPort()).toBeUndefined();
  for (let times = 0; times < 2; times++) {
    const server = await startServer({ ...exampleConfig, ...build }, { log: () => {} });
    await server.stop(0);
    expect(readPort()).toBe(server.port);
  }
});

test.each([
  ['/%zz', 400, 'This address is malformed.'],
  ['/%00', 400, 'This address is malformed.'],
  ['/..%2f..%2fetc/passwd', 400, 'This address is malformed.'],
  ['/%2e%2e/%2e%2e/etc/passwd', 400, 'This address is malformed.'],
  ['/../../etc/passwd', 400, 'This address is malformed.'],
  ['/..\\..\\etc\\passwd', 400, 'This address is malformed.'],
  ['http://localhost/../etc/passwd', 400, 'This address is malformed.'],
  ['http://[bad/', 400, 'This address is malformed.'],
  ['nowhere', 400, 'This request is malformed.'],
  ['/nowhere', 404, 'There is nothing at this address.'],
  ['//etc/passwd', 404, 'There is nothing at this address.'],
  ['/server.json', 404, 'There is nothing at this address.'],
])('a raw GET %s gets %i', async (target, status, sentence) => {
  await using build = await writeBuild({ 'index.html': 'home' });
  const lines: string[] = [];
  await using server = await start(build, lines);
  const answer = await sendRaw(server.port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('nosniff');
  expect(answer.slice(answer.indexOf('\r\n\r\n'))).toBe(`\r\n\r\n${sentence}\n`);
  expect(lines).toHaveLength(1);
});

test.each([5000, 20_000])('an address of %i characters gets 414', async (length) => {
  await using build = await writeBuild({ 'index.html': 'home' });
  const lines: string[] = [];
  await using server = await start(build, lines);
  const answer = await sendRaw(
    server.port,
    `GET /${'a'.repeat(length)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 414 /);
  expect(answer.endsWith('\r\n\r\nThis address is too long.\n')).toBe(true);
  expect(lines).toHaveLength(1);
});

test.each([
  ['/', 'home'],
  ['/?q=%zz', 'home'],
  ['http://elsewhere.example/aboutme', 'about'],
  ['/%61boutme', 'about'],
])('a raw GET %s is found', async (target, body) => {
  await using build = await writeBuild({ 'index.html': 'home', 'aboutme/index.html': 'about' });
  await using server = await start(build);
  const answer = await sendRaw(server.port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(answer.endsWith(`\r\n\r\n${body}`)).toBe(true);
});

test.each([
  ['GET / HTTP/1.0\r\n\r\n', 200],
  ['GET /nowhere HTTP/1.0\r\n\r\n', 404],
  ['HEAD /?x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
  ['POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello', 405],
  ['NONSENSE\r\n\r\n', 400],
  ['GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
])('the request %j gets %i', async (request, status) => {
  await using build = await writeBuild({ 'index.html': 'home' });
  await using server = await start(build);
  expect(await sendRaw(server.port, request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('headers of 20 kB get 431', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  await using server = await start(build);
  const cookie = `Cookie: ${'a'.repeat(20_000)}`;
  const answer = await sendRaw(server.port, `GET / HTTP/1.1\r\nHost: localhost\r\n${cookie}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1.1 431 /);
});

test('a malformed request is logged without its content', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  const lines: string[] = [];
  await using server = await start(build, lines);
  await sendRaw(server.port, 'NONSENSE\r\n\r\n');
  await sendRaw(server.port, 'GET /..\\up?mail=me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(withoutTime(lines)).toEqual(['- - 400', 'GET /..\\up 400']);
});

test('a song is sent in ranges, and an aborted download is not logged as a failure', async () => {
  await using build = await writeBuild({ 'index.html': 'home', 'assets/song-1.mp3': large });
  const lines: string[] = [];
  await using server = await start(build, lines);
  const part = await fetch(`${server.url}assets/song-1.mp3`, { headers: { range: 'bytes=7000000-' } });
  expect(part.status).toBe(206);
  expect((await part.arrayBuffer()).byteLength).toBe(1_000_000);

  const socket = connect(server.port, 'localhost');
  socket.write('GET /assets/song-1.mp3 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await once(socket, 'close');
  expect((await fetch(server.url)).status).toBe(200);
  expect(lines).toEqual([]);
});

test('stopping accepts no new request, finishes the running one and closes idle connections', async () => {
  await using build = await writeBuild({ 'index.html': 'home', 'assets/song-1.mp3': large });
  const server = await start(build);
  const idle = connect(server.port, 'localhost');
  idle.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(idle, 'data');
  const song = await fetch(`${server.url}assets/song-1.mp3`);

  const stopped = vi.fn();
  const stopping = server.stop(60_000).then(stopped);
  await once(idle, 'close');
  await expect(fetch(server.url)).rejects.toThrow();
  expect(stopped).not.toHaveBeenCalled();
  expect((await song.arrayBuffer()).byteLength).toBe(large.length);
  await stopping;
});

test('while the server stops, answers close their connection', async () => {
  await using build = await writeBuild({ 'index.html': 'home', 'assets/song-1.mp3': large });
  const server = await start(build);
  const socket = connect(server.port, 'localhost');
  const ask = (address: string) => socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  ask('/assets/song-1.mp3');
  await once(socket, 'readable');
  const stopping = server.stop(60_000);
  ask('/');
  let text = '';
  for await (const chunk of socket) text += (chunk as Buffer).toString('latin1');
  expect(text.slice(text.lastIndexOf('HTTP/1.1'))).toMatch(/^HTTP\/1.1 200 OK\r\n.*connection: close\r\n.*home$/is);
  await stopping;
});

test('a connection closed in the middle of a request is not logged as a failure', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  const lines: string[] = [];
  await using server = await start(build, lines);
  const socket = connect(server.port, 'localhost');
  await once(socket, 'connect');
  await new Promise((sent) => socket.write('GET / HT', sent));
  socket.resetAndDestroy();
  await once(socket, 'close');
  expect((await fetch(server.url)).status).toBe(200);
  expect(lines).toEqual([]);
});

const signing = 'POST /rest/v1/guestbook_entries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
test.each([
  ['within a body of known length', `${signing}Content-Length: 100\r\n\r\n{"id":`],
  ['within a chunked body', `${signing}Transfer-Encoding: chunked\r\n\r\n5\r\n{"id"\r\n`],
  ['within the headers', 'GET / HTTP/1.1\r\nHo'],
])('a connection closed %s is not logged as a failure, however it is closed', async (_, text) => {
  await using build = await writeBuild({ 'index.html': 'home' }, { ...exampleSettings, guestbook: defaultRules });
  const lines: string[] = [];
  await using server = await start(build, lines);
  for (const hangUp of ['end', 'destroy', 'resetAndDestroy'] as const) {
    const socket = connect(server.port, 'localhost');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    await once(socket, 'connect');
    await new Promise((sent) => socket.write(text, sent));
    // After one more answer the server has read what was sent.
    await fetch(server.url);
    const closed = once(socket, 'close');
    socket[hangUp]();
    await closed;
    expect(answer).toBe('');
  }
  expect((await fetch(server.url)).status).toBe(200);
  expect(lines).toEqual([]);
});

test('stopping aborts answers that take longer than the grace period', async () => {
  await using build = await writeBuild({ 'index.html': 'home', 'assets/song-1.mp3': large });
  const server = await start(build);
  const song = await fetch(`${server.url}assets/song-1.mp3`);
  await server.stop(1);
  await expect(song.arrayBuffer()).rejects.toThrow();
});

test('an error for a port in use suggests another one', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(startServer({ ...exampleConfig, ...build, port })).rejects.toThrow(
    new StartError(
      `Port ${port} is already in use by another program. Choose another one: PORT=${port === 65_535 ? 3001 : port + 1} npm start`,
    ),
  );
  other.close();
});

test('an error names an unknown host', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  await expect(startServer({ ...exampleConfig, ...build, host: 'bonbon.invalid' })).rejects.toThrow(
    new StartError('This computer has no address called bonbon.invalid. Choose another one: HOST=localhost npm start'),
  );
  await expect(startServer({ ...exampleConfig, ...build, host: '192.0.2.1' })).rejects.toThrow(
    'no address called 192.0.2.1',
  );
});

test('the URL has an IPv6 host in brackets', async () => {
  await using build = await writeBuild({ 'index.html': 'home' });
  const started = await startServer({ ...exampleConfig, ...build, host: '::1' }).catch((error: Error) => error.message);
  // Not every machine has IPv6.
  if (typeof started === 'string') return expect(started).toContain('no address called ::1');
  expect(started.url).toBe(`http://[::1]:${started.port}/`);
  await started.stop();
});
