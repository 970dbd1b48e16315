import { expect, test } from 'vitest';
import { exampleConfig, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { reachesByHttps } from './forwarded-https.ts';
import { sendRaw } from './raw-request-fixture.ts';

test.each<[proxies: number, headers: Record<string, string>, isHttps: boolean]>([
  [1, { host: 'bonbon.example', 'x-forwarded-proto': 'https' }, true],
  [1, { host: 'localhost:3000', 'x-forwarded-host': 'bonbon.example', 'x-forwarded-proto': 'HTTPS' }, true],
  [1, { host: 'bonbon.example', 'x-forwarded-proto': 'http' }, false],
  [1, { host: 'bonbon.example' }, false],
  // Nobody is there to be believed.
  [0, { host: 'bonbon.example', 'x-forwarded-proto': 'https' }, false],
  // What the visitor says stands left of what the proxy says.
  [1, { host: 'bonbon.example', 'x-forwarded-proto': 'https, http' }, false],
  // The outer proxy knows how the visitor came.
  [2, { host: 'bonbon.example', 'x-forwarded-proto': 'https, http' }, true],
  [1, { host: 'localhost:3000', 'x-forwarded-proto': 'https' }, false],
  [1, { host: 'bonbon.localhost', 'x-forwarded-proto': 'https' }, false],
  [1, { host: '127.0.0.1:3000', 'x-forwarded-proto': 'https' }, false],
  [1, { host: '[::1]:3000', 'x-forwarded-proto': 'https' }, false],
])('behind %i proxies, headers of %j are https: %s', (proxies, headers, isHttps) => {
  expect(reachesByHttps({ headers }, proxies)).toBe(isHttps);
});

test('whoever comes by https is told to stay with it for a year, on pages, songs and errors; nobody else is', async () => {
  await using build = await writeBuild({ 'index.html': 'home', 'song.mp3': Buffer.alloc(300_000) });
  const server = await startServer({ ...exampleConfig, ...build, trustedProxies: 1 }, { log: () => {} });
  const ask = (path: string, protocol: string) =>
    sendRaw(
      server.port,
      `HEAD ${path} HTTP/1.1\r\nHost: bonbon.example\r\nX-Forwarded-Proto: ${protocol}\r\nConnection: close\r\n\r\n`,
    );
  for (const path of ['/', '/song.mp3', '/nowhere', '/index.html']) {
    expect(await ask(path, 'https')).toMatch(/\r\nstrict-transport-security: max-age=31536000\r\n/i);
    expect(await ask(path, 'http')).not.toMatch(/strict-transport-security/i);
  }
  const page = await sendRaw(
    server.port,
    'GET / HTTP/1.1\r\nHost: bonbon.example\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n',
  );
  expect(page).toMatch(/\r\nstrict-transport-security: max-age=31536000\r\n/i);
  await server.stop(0);
});
