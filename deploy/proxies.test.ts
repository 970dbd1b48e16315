import { request } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeContentSecurityPolicy } from '#build/hosting/content-security-policy.ts';
import { defaultRules } from '#model/guestbook-rules.ts';
import { hstsHeader, pageHeaders } from '#server/http/security-headers.ts';
import { exampleConfig, exampleSettings, writeBuild } from '#server/site-fixture.ts';
import { startServer } from '#server/start-server.ts';
import { findBroken, type Looked } from './observatory-fixture.ts';
import { ask, askByHttp, findProgram, proxies, testName } from './proxy-fixture.ts';

const home = '<p>home</p><script type="module" src="/assets/a.js"></script>';
const song = Buffer.alloc(1_500_000, 'la-la-');
const policy = writeContentSecurityPolicy();

/** The real server, as the unit starts it. */
async function serve() {
  const settings = { ...exampleSettings, contentSecurityPolicy: policy, guestbook: defaultRules, countsVisits: true };
  const files = {
    'index.html': home,
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
      expect((await ask(proxy, '/')).body.toString()).toBe(home);
      const lost = await ask(proxy, '/nowhere');
      expect([lost.status, lost.body.toString()]).toEqual([404, '<p>lost</p>']);
      const moved = await ask(proxy, '/aboutme/');
      expect([moved.status, moved.headers.location]).toEqual([308, '/aboutme']);
      expect((await ask(proxy, '/.well-known/health')).status).toBe(200);
      const plain = await askByHttp(proxy, '/aboutme?x=1');
      expect([301, 308]).toContain(plain.status);
      expect(plain.headers.location).toMatch(/^https:\/\/bonbon\.local(:\d+)?\/aboutme\?x=1$/);
    });

    test('the headers are those of the server, HSTS with them', async () => {
      const { port } = await serve();
      const proxy = await proxies[name](port);
      for (const path of ['/', '/music/song.mp3']) {
        const [direct, behind] = [await readDirectly(port, path), (await ask(proxy, path)).headers];
        const ignored = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
        for (const [header, value] of Object.entries(direct))
          if (!ignored.includes(header)) expect({ [header]: behind[header] }).toEqual({ [header]: value });
      }
      expect(String((await ask(proxy, '/')).headers.server ?? '')).not.toMatch(/\d/);
    });

    test("the Observatory's rules are kept", async () => {
      const { port } = await serve();
      const proxy = await proxies[name](port);
      const looked = {
        host: testName,
        plain: await askByHttp(proxy, '/'),
        page: await ask(proxy, '/', { headers: { origin: 'https://other.example' } }),
      };
      expect(looked.page.body.toString()).toContain('<script');
      expect(findBroken(looked)).toEqual([]);
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

test.each<[string, Looked['page']['headers'] | string]>([
  [
    'Content Security Policy',
    { 'content-security-policy': writeContentSecurityPolicy({ scripts: ["'unsafe-inline'"] }) },
  ],
  [
    'Content Security Policy',
    { 'content-security-policy': writeContentSecurityPolicy({ images: ['http://a.example'] }) },
  ],
  ['Cookies', { 'set-cookie': 'a=b' }],
  ['Cross Origin Resource Sharing', { 'access-control-allow-origin': 'https://other.example' }],
  ['Referrer Policy', { 'referrer-policy': 'unsafe-url' }],
  ['Strict Transport Security', { 'strict-transport-security': 'max-age=86400' }],
  ['Subresource Integrity', '<script src="https://cdn.example/a.js"></script>'],
  ['X-Content-Type-Options', { 'x-content-type-options': undefined }],
  ['X-Frame-Options', { 'content-security-policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *') }],
  ['Cross Origin Resource Policy', { 'cross-origin-resource-policy': 'cross-origin' }],
])('the rule “%s” is broken by what breaks it', (rule, broken) => {
  const right: Looked = {
    host: testName,
    plain: { status: 308, headers: { location: `https://${testName}/` }, body: Buffer.from('') },
    page: {
      status: 200,
      headers: { ...pageHeaders({ contentSecurityPolicy: policy, documents: {} }, ''), ...hstsHeader },
      body: Buffer.from(home),
    },
  };
  expect(findBroken(right)).toEqual([]);
  const change =
    typeof broken === 'string' ? { body: Buffer.from(broken) } : { headers: { ...right.page.headers, ...broken } };
  expect(findBroken({ ...right, page: { ...right.page, ...change } })).toEqual([rule]);
});
