import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { exampleConfig, exampleSettings, writeBuild } from './site-fixture.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';
import { startBuild } from './started-build-fixture.ts';
import { databaseFile } from './storage/database.ts';
import { readLastPort } from './storage/database-file.ts';

const large = Buffer.alloc(8_000_000, 'song');

test('a started server returns its address, including the base, and answers there', async () => {
  await using build = await writeBuild({ 'index.html': 'home' }, { ...exampleSettings, base: '/bonbon/' });
  await using server = await startBuild(build);
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

test('a song is sent in ranges, and an aborted download is not logged as a failure', async () => {
  await using build = await writeBuild({ 'index.html': 'home', 'assets/song-1.mp3': large });
  await using server = await startBuild(build);
  const part = await fetch(`${server.url}assets/song-1.mp3`, { headers: { range: 'bytes=7000000-' } });
  expect(part.status).toBe(206);
  expect((await part.arrayBuffer()).byteLength).toBe(1_000_000);

  const socket = connect(server.port, 'localhost');
  socket.write('GET /assets/song-1.mp3 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await once(socket, 'close');
  expect((await fetch(server.url)).status).toBe(200);
  expect(server.lines).toEqual([]);
});

test('stopping accepts no new request, finishes the running one and closes idle connections', async () => {
  await using build = await writeBuild({ 'index.html': 'home', 'assets/song-1.mp3': large });
  const server = await startBuild(build);
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
  const server = await startBuild(build);
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
  await using server = await startBuild(build);
  const socket = connect(server.port, 'localhost');
  await once(socket, 'connect');
  await new Promise((sent) => socket.write('GET / HT', sent));
  socket.resetAndDestroy();
  await once(socket, 'close');
  expect((await fetch(server.url)).status).toBe(200);
  expect(server.lines).toEqual([]);
});

const signing = 'POST /rest/v1/guestbook_entries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
test.each([
  ['within a body of known length', `${signing}Content-Length: 100\r\n\r\n{"id":`],
  ['within a chunked body', `${signing}Transfer-Encoding: chunked\r\n\r\n5\r\n{"id"\r\n`],
  ['within the headers', 'GET / HTTP/1.1\r\nHo'],
])('a connection closed %s is not logged as a failure, however it is closed', async (_, text) => {
  await using build = await writeBuild({ 'index.html': 'home' }, { ...exampleSettings, guestbook: defaultRules });
  await using server = await startBuild(build);
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
  expect(server.lines).toEqual([]);
});

test('stopping aborts answers that take longer than the grace period', async () => {
  await using build = await writeBuild({ 'index.html': 'home', 'assets/song-1.mp3': large });
  const server = await startBuild(build);
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
