import { request } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultRules } from '#model/guestbook-rules.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { ask, askByHttp, findProgram, proxies, testName } from './proxy-fixture.ts';

const song = Buffer.alloc(1_500_000, 'la-la-');
const policy = "default-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";

/** The real server, as the unit starts it. */
async function serve() {
  const settings = { ...exampleSettings, contentSecurityPolicy: policy, guestbook: defaultRules, countsVisits: true };
  const files = {
    'index.html': '<p>home</p>',
    'aboutme/index.html': '<p>me</p>',
    '404.html': '<p>lost</p>',
    'music/song.mp3': song,
  };
  const build = await writeBuild(files, settings);
  const config = { ...exampleConfig, ...build, host: '127.0.0.1', trustedProxies: 1 };
  const server = await startServer(
    { ...config, guestbook: { ...config.guestbook, senderPerHour: 1 } },
    { log: () => {} },
  );
  onTestFinished(async () => {
    await server.stop(0);
    await build[Symbol.asyncDispose]();
  });
  return server;
}

const readDirectly = (port: number, path: string) =>
  new Promise<Record<string, string | string[] | undefined>>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { 'x-forwarded-proto': 'https', host: testName } })
      .on('response', (incoming) => resolve(incoming.resume().headers))
      .on('error', reject)
      .end();
  });

let signings = 0;
const signing = () => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' } as Record<string, string>,
  body: JSON.stringify({
    id: String(Date.now() + ++signings),
    name: 'Moth',
    message: `Hello, number ${signings}!`,
    time: Date.now() - 1000,
  }),
});

for (const name of ['nginx', 'caddy'] as const) {
  const isThere = findProgram(name) !== undefined;
  describe.skipIf(!isThere)(isThere ? `behind the shipped file for ${name}` : `${name} is not installed here`, () => {
    test('pages, the error page and a redirect arrive as the server answers them, and http leads to https', async () => {
      const { port } = await serve();
      const proxy = await proxies[name](port);
      expect((await ask(proxy, '/')).body.toString()).toBe('<p>home</p>');
      const lost = await ask(proxy, '/nowhere');
      expect([lost.status, lost.body.toString()]).toEqual([404, '<p>lost</p>']);
      const moved = await ask(proxy, '/aboutme/');
      expect([moved.status, moved.headers.location]).toEqual([308, '/aboutme']);
      expect((await ask(proxy, '/.well-known/health')).status).toBe(200);
      const plain = await askByHttp(proxy, '/aboutme?x=1');
      expect([301, 308]).toContain(plain.status);
      expect(plain.headers.location).toMatch(/^https:\/\/bonbon\.local(:\d+)?\/aboutme\?x=1$/);
    });

    test('the headers are those of the server, HSTS with them, and what the Observatory asks for', async () => {
      const { port } = await serve();
      const proxy = await proxies[name](port);
      for (const path of ['/', '/music/song.mp3']) {
        const [direct, behind] = [await readDirectly(port, path), (await ask(proxy, path)).headers];
        const ignored = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
        for (const [header, value] of Object.entries(direct))
          if (!ignored.includes(header)) expect({ [header]: behind[header] }).toEqual({ [header]: value });
      }
      const { headers } = await ask(proxy, '/');
      const csp = String(headers['content-security-policy']);
      expect(csp).toBe(`${policy}; frame-ancestors 'none'`);
      expect(csp).not.toMatch(/unsafe-|data:|https?:\s/);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['set-cookie']).toBeUndefined();
      expect(String(headers.server ?? '')).not.toMatch(/\d/);
    });

    test('a song is sent in ranges', async () => {
      const { port } = await serve();
      const proxy = await proxies[name](port);
      const part = await ask(proxy, '/music/song.mp3', { headers: { range: 'bytes=1000000-1000009' } });
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 1000000-1000009/${song.length}`);
      expect(part.body).toEqual(song.subarray(1_000_000, 1_000_010));
      const whole = await ask(proxy, '/music/song.mp3');
      expect(whole.headers['accept-ranges']).toBe('bytes');
      expect(whole.body.equals(song)).toBe(true);
      expect((await ask(proxy, '/music/song.mp3', { headers: { range: 'bytes=9999999-' } })).status).toBe(416);
    });

    test('the guestbook limits senders by their real addresses, whatever they say theirs is', async () => {
      const { port } = await serve();
      const proxy = await proxies[name](port);
      const sign = async (localAddress: string, claimed?: string) => {
        const { headers, ...rest } = signing();
        const all = { ...headers, ...(claimed && { 'x-forwarded-for': claimed }) };
        return (await ask(proxy, '/rest/v1/guestbook_entries', { ...rest, headers: all, localAddress })).status;
      };
      expect(await sign('127.0.0.1')).toBe(201);
      expect(await sign('127.0.0.1')).toBe(429);
      expect(await sign('127.0.0.1', '203.0.113.9')).toBe(429);
      expect(await sign('127.0.0.2')).toBe(201);
    });
  });
}
