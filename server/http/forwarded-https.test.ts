import { expect, test } from 'vitest';
import { exampleConfig, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { arrivedByHttps } from './forwarded-https.ts';
import { sendRaw } from './raw-request-fixture.ts';

test.each<[proxies: number, headers: Record<string, string>, isHttps: boolean]>([
  [1, { host: 'bonbon.example', 'x-forwarded-proto': 'https' }, true],
  [1, { host: 'localhost:3000', 'x-forwarded-host': 'bonbon.example', 'x-forwarded-proto': 'HTTPS' }, true],
  [1, { host: 'bonbon.example', 'x-forwarded-proto': 'http' }, false],
  [1, { host: 'bonbon.example' }, false],
  // There is no trusted proxy.
  [0, { host: 'bonbon.example', 'x-forwarded-proto': 'https' }, false],
  // The left entry is from the visitor and may be spoofed.
  [1, { host: 'bonbon.example', 'x-forwarded-proto': 'https, http' }, false],
  // The outer proxy's entry is the left one.
  [2, { host: 'bonbon.example', 'x-forwarded-proto': 'https, http' }, true],
  [1, { host: 'localhost:3000', 'x-forwarded-proto': 'https' }, false],
  [1, { host: 'bonbon.localhost', 'x-forwarded-proto': 'https' }, false],
  [1, { host: '127.0.0.1:3000', 'x-forwarded-proto': 'https' }, false],
  [1, { host: '[::1]:3000', 'x-forwarded-proto': 'https' }, false],
])('behind %i proxies, headers of %j are https: %s', (proxies, headers, isHttps) => {
  expect(arrivedByHttps({ headers }, proxies)).toBe(isHttps);
});

test('answers over https send HSTS for a year, on pages, songs and errors; answers over http never do', async () => {
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
