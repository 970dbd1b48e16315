import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { sendRaw } from '#server/http/raw-request-fixture.ts';
import { createSite } from '#server/site-fixture.ts';
import { answerFromMemory } from './fast-path.ts';

const text = 'hello '.repeat(50);
const site = createSite({ 'index.html': `home ${text}`, 'aboutme/index.html': 'about', 'a.mp3': '0123456789' });
const home = site.files.get('/');
const etag = home?.kind === 'memory' ? home.variants.identity.etag : '';

async function serveFromMemory() {
  const passedOn: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (answerFromMemory(site, incoming, outgoing)) return;
    passedOn.push(`${incoming.method} ${incoming.url}`);
    outgoing.end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, passedOn, [Symbol.asyncDispose]: async () => void server.close() };
}

test('a persistent connection sends no connection header with each answer', async () => {
  await using server = await serveFromMemory();
  const ask = 'GET / HTTP/1.1\r\nhost: localhost\r\n';
  const raw = await sendRaw(server.port, `${ask}\r\n${ask}connection: close\r\n\r\n`);
  expect(raw.match(/HTTP\/1\.1 200 OK\r\n/g)).toHaveLength(2);
  expect(raw).not.toMatch(/^(connection: keep-alive|keep-alive:)/im);
});

test.each([
  ['/', {}],
  ['/', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['/', { 'accept-encoding': 'gzip;q=0.5' }],
  ['/', { 'if-none-match': etag }],
  ['/', { 'if-none-match': `W/${etag}, "other"` }],
  ['/', { 'if-none-match': '"other"' }],
  ['/', { range: 'bytes=0-1' }],
  ['/aboutme', {}],
  ['/aboutme?a=1', {}],
  ['/?', {}],
  ['/a.mp3', {}],
])('the fast path answers %s with %j exactly as the app does', async (address, headers) => {
  await using server = await serveFromMemory();
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map((pair) => pair.join(': '));
  const raw = await sendRaw(server.port, `GET ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = raw.split('\r\n\r\n');
  const fast = new Headers(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  for (const name of ['date', 'connection', 'keep-alive']) fast.delete(name);

  const app = createApp({ site, log: () => {}, now: Date.now });
  const slow = await app.request(address, { headers });
  expect(head).toContain(`HTTP/1.1 ${slow.status} `);
  expect(Object.fromEntries(fast)).toEqual(Object.fromEntries(slow.headers));
  expect(body).toBe(Buffer.from(await slow.arrayBuffer()).toString('latin1'));
  expect(server.passedOn).toEqual([]);
});

test.each([
  ['GET /nowhere', ''],
  [`GET /?${'a'.repeat(4095)}`, ''],
  ['GET /%61boutme', ''],
  ['HEAD /', ''],
  ['POST /', ''],
  ['GET /a.mp3', 'Range: bytes=0-1\r\n'],
])('%s is passed on to the app', async (request, header) => {
  await using server = await serveFromMemory();
  await sendRaw(server.port, `${request} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n`);
  expect(server.passedOn).toEqual([request]);
});
