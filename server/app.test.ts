import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createSite } from './site-fixture.ts';

const noon = Date.UTC(2026, 10, 21, 12);

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  '%s is refused with the allowed methods',
  async (method) => {
    const lines: string[] = [];
    const app = createApp({
      site: createSite({ 'index.html': 'home' }),
      log: (line) => lines.push(line),
      now: () => noon,
    });
    const answer = await app.request('/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(await answer.text()).toBe('Only GET and HEAD are allowed here.\n');
    expect(lines).toEqual([`2026-11-21T12:00:00.000Z ${method} / 405 0 ms`]);
  },
);

test('every failed request is logged in one line without query, IP address or user agent; successful ones are not logged', async () => {
  const lines: string[] = [];
  let nowMs = noon;
  const site = createSite({ 'index.html': 'home', '404.html': 'lost', 'aboutme/index.html': 'about' });
  const app = createApp({ site, log: (line) => lines.push(line), now: () => nowMs++ });
  const headers = { 'user-agent': 'Secret/1.0', 'x-forwarded-for': '192.0.2.7', referer: 'https://from.example/' };
  for (const address of ['/', '/aboutme/', '/nowhere?mail=me@home.example', '/%zz', '/missing.js']) {
    await app.request(address, { headers });
  }
  await app.request('/nowhere', { method: 'HEAD', headers });
  expect(lines.map((line) => line.slice(line.indexOf('Z ') + 2))).toEqual([
    'GET /nowhere 404 1 ms',
    'GET /%zz 400 1 ms',
    'GET /missing.js 404 1 ms',
    'HEAD /nowhere 404 1 ms',
  ]);
});

test('for a server error the visitor gets an apology, and the log has the cause', async () => {
  const lines: string[] = [];
  const site = createSite({ 'index.html': 'home' });
  site.files.set('/broken', { kind: 'disk', diskPath: '/\0', headers: {} });
  const app = createApp({ site, log: (line) => lines.push(line), now: () => noon });

  const plain = await app.request('/broken', { headers: { accept: 'application/json' } });
  expect(plain.status).toBe(500);
  expect(await plain.text()).toBe('Something went wrong here, sorry. Please try again in a moment.\n');

  const page = await app.request('/broken', { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(page.status).toBe(500);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(html).toContain('<p>Something went wrong here, sorry. Please try again in a moment.</p>');
  expect(html).not.toMatch(/style|script|null bytes|\.ts/);

  // A repeat within a second is only counted.
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^2026-11-21T12:00:00\.000Z GET \/broken 500 0 ms TypeError.*null bytes/);
});

test('every answer forbids MIME sniffing', async () => {
  const site = createSite({ 'index.html': 'home', '404.html': 'lost', 'aboutme/index.html': 'a', 'a.png': 'picture' });
  const app = createApp({ site, log: () => {}, now: () => noon });
  for (const address of ['/', '/aboutme/', '/a.png', '/nowhere', '/missing.js', '/%zz']) {
    expect((await app.request(address)).headers.get('x-content-type-options')).toBe('nosniff');
  }
});
