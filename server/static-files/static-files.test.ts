import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createSite } from '#server/site-fixture.ts';
import { get, text } from './static-files-fixture.ts';

test('a page is served as HTML at its address', async () => {
  const answer = await get('/aboutme');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
  expect(await answer.text()).toBe(`about ${text}`);
});

test('the query is ignored', async () => {
  expect(await (await get('/?from=%zz')).text()).toBe(`home ${text}`);
});

test.each([
  ['/aboutme/', '/aboutme'],
  ['/aboutme/?a=1&b=%20', '/aboutme?a=1&b=%20'],
  ['/aboutme/index.html', '/aboutme'],
  ['/projects/bonbon/', '/projects/bonbon'],
  ['/index.html?a=1', '/?a=1'],
  ['/%61boutme/', '/aboutme'],
])('%s redirects to %s', async (address, location) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  expect(answer.headers.get('content-length')).toBe('0');
});

test.each(['/%61boutme', '/caf%c3%a9%20&%20co.txt', '/caf%C3%A9%20%26%20co.txt'])(
  'the other spelling %s is served, too',
  async (address) => {
    expect((await get(address)).status).toBe(200);
  },
);

test('HEAD is GET without the body', async () => {
  for (const address of ['/', '/aboutme/', '/resume.pdf', '/nowhere', '/assets/song-1a2b3c.mp3']) {
    const [head, whole] = [await get(address, {}, 'HEAD'), await get(address)];
    expect(head.status).toBe(whole.status);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
    expect(await head.text()).toBe('');
  }
});

test('a site with a base answers only below it', async () => {
  const below = createApp({
    site: createSite(
      { 'index.html': 'home', 'aboutme/index.html': 'about', 'assets/a-1.js': 'script', '404.html': 'lost' },
      { base: '/bonbon/' },
    ),
    log: () => {},
    now: Date.now,
  });
  const found = async (address: string) => {
    const answer = await below.request(address);
    return [answer.status, answer.headers.get('location') ?? (await answer.text())];
  };
  expect(await found('/bonbon/')).toEqual([200, 'home']);
  expect(await found('/bonbon/aboutme')).toEqual([200, 'about']);
  expect(await found('/bonbon/assets/a-1.js')).toEqual([200, 'script']);
  expect(await found('/bonbon/aboutme/?x')).toEqual([308, '/bonbon/aboutme?x']);
  expect(await found('/bonbon/index.html')).toEqual([308, '/bonbon/']);
  expect(await found('/?x')).toEqual([307, '/bonbon/?x']);
  expect(await found('/bonbon')).toEqual([307, '/bonbon/']);
  expect(await found('/aboutme')).toEqual([404, 'lost']);
  expect(await found('/bonbon/nowhere')).toEqual([404, 'lost']);
  expect(await found('/bonbon/assets/b-1.js')).toEqual([404, 'There is nothing at this address.\n']);
});

test("an owner's own page keeps its trailing slash, to which its links are relative, and has the policy of the site's pages", async () => {
  const own = createSite(
    { 'index.html': 'home', 'zine/index.html': 'own', 'zine/a.gif': 'GIF89a', 'old/page.htm': 'own' },
    { ownPages: ['zine/'] },
  );
  const ownApp = createApp({ site: own, log: () => {}, now: Date.now });
  for (const address of ['/zine', '/zine/index.html']) {
    const answer = await ownApp.request(`${address}?a=1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/zine/?a=1']);
  }
  for (const address of ['/zine/', '/old/page.htm']) {
    const answer = await ownApp.request(address);
    expect(await answer.text()).toBe('own');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'none'");
  }
  expect((await ownApp.request('/zine/a.gif')).headers.get('content-type')).toBe('image/gif');
});
