import { expect, it } from 'vitest';
import { fromSite, openExampleDoor } from './door-fixture.ts';

const minuteMs = 60_000;
const start = Date.UTC(2026, 10, 21, 12);
const text = async (answer: Response | Promise<Response>) => (await answer).text();

it('answers everybody else at every address as where nothing is', async () => {
  await using door = openExampleDoor();
  const accept = { accept: 'text/html' };
  const nothing = await door.request('/nothing', 'GET', accept);
  for (const path of [
    '',
    '/book',
    '/keys',
    '/visits',
    '/in',
    '/files/door.css',
    '/manifest.json',
    `/${'x'.repeat(43)}`,
  ]) {
    const answer = await door.request(`/door${path}`, 'GET', {
      ...accept,
      cookie: `__Host-bonbon_door=${'x'.repeat(43)}`,
    });
    expect([path, answer.status]).toEqual([path, nothing.status]);
    expect([...answer.headers]).toEqual([...nothing.headers]);
    expect(await answer.text()).toBe(await text(door.request('/nothing', 'GET', accept)));
  }
  const posted = await door.send('/nothing', {});
  for (const path of ['', '/in', '/theme', '/keys/close-all']) {
    const answer = await door.send(`/door${path}`, { link: 'x'.repeat(43) });
    expect([answer.status, [...answer.headers]]).toEqual([posted.status, [...posted.headers]]);
  }
});

it('on localhost the cookie has neither prefix nor Secure, and one kind of cookie is not taken for the other', async () => {
  await using door = openExampleDoor();
  const local = { host: 'localhost:3000', origin: 'http://localhost:3000' };
  const owner = await door.comeIn(local);
  expect(owner.cookie).toMatch(/^bonbon_door=/);
  expect((await owner.get('/door')).status).toBe(200);
  const renamed = owner.cookie.replace('bonbon_door', '__Host-bonbon_door');
  expect((await door.request('/door', 'GET', { cookie: renamed })).status).toBe(404);
});

it('ends after 90 days', async () => {
  let nowMs = start;
  await using door = openExampleDoor({ now: () => nowMs });
  const owner = await door.comeIn();
  nowMs += 90 * 24 * 60 * minuteMs - 1;
  expect((await owner.get('/door')).status).toBe(200);
  nowMs += 1;
  expect((await owner.get('/door')).status).toBe(404);
});

it('has four places, each in the same frame, not cached, not indexed, not framed', async () => {
  await using door = openExampleDoor();
  const owner = await door.comeIn();
  for (const [path, label] of [
    ['/door', 'Waiting'],
    ['/door/book', 'Book'],
    ['/door/visits', 'Visits'],
    ['/door/keys', 'Keys'],
  ]) {
    const answer = await owner.get(String(path));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*script-src 'self'; .*frame-ancestors 'none'$/,
      ),
    });
    expect(await answer.text()).toMatch(new RegExp(`<a href="${path}" aria-current="page">.*${label}`));
  }
});

it('lists the open doors, closes one, and shuts every door with every unused link', async () => {
  await using door = openExampleDoor();
  const phone = await door.comeIn({
    'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile/15 Safari/604',
  });
  const computer = await door.comeIn({ 'user-agent': 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0' });
  const page = await computer.read('/door/keys');
  expect(page).toContain('Safari on a phone');
  expect(page).toContain('Firefox on a computer');
  const [id = ''] = door.other
    .prepare("select id from door_sessions where browser like 'Safari%'")
    .all()
    .map((row) => String(row.id));
  await computer.submit('/door/keys/close', { id });
  expect([(await phone.get('/door')).status, (await computer.get('/door')).status]).toEqual([404, 200]);

  const link = door.makeLink();
  await computer.submit('/door/keys/close-all');
  expect((await computer.get('/door')).status).toBe(404);
  expect((await door.send('/door/in', { link })).status).toBe(410);
});

it('a form without its token, or from another site, does nothing', async () => {
  await using door = openExampleDoor();
  const owner = await door.comeIn();
  const other = await door.comeIn();
  const tries: [Record<string, string>, Record<string, string>][] = [
    [{ token: '' }, {}],
    [{ token: other.token }, {}],
    [{}, { origin: 'https://evil.example' }],
    [{}, { origin: 'null' }],
    [{}, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    [{}, { origin: 'https://bonbon.example', 'sec-fetch-site': 'same-site' }],
  ];
  for (const [fields, headers] of tries) {
    expect((await owner.submit('/door/theme', { theme: 'night', ...fields }, headers)).status).toBe(403);
  }
  expect(await owner.read('/door')).not.toContain('data-theme="night"');
  // A page without a referrer sends its forms so.
  const own = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  expect((await owner.submit('/door/theme', { theme: 'night' }, own)).status).toBe(303);
  expect(await owner.read('/door')).toContain('data-theme="night"');
});

it('after thirty failed tries, a sender gets nothing for ten minutes, while others do', async () => {
  let nowMs = start;
  await using door = openExampleDoor({ now: () => nowMs, config: { trustedProxies: 1 } });
  const link = door.makeLink();
  const from = (address: string) => ({ 'x-forwarded-for': address });
  for (let count = 0; count < 30; count++) {
    const guess = String(count).padStart(43, 'x');
    await door.request(`/door/${guess}`, 'GET', from('192.0.2.1'));
  }
  expect((await door.request(`/door/${link}`, 'GET', from('192.0.2.1'))).status).toBe(404);
  expect((await door.send('/door/in', { link }, from('192.0.2.1'))).status).toBe(405);
  expect((await door.request(`/door/${link}`, 'GET', from('198.51.100.1'))).status).toBe(200);
  nowMs += 10 * minuteMs;
  const again = door.makeLink();
  expect((await door.request(`/door/${again}`, 'GET', from('192.0.2.1'))).status).toBe(200);
});

it('no secret is in the log, whatever goes wrong', async () => {
  await using door = openExampleDoor();
  const link = door.makeLink();
  await door.request(`/door/${link}`, 'PUT');
  await door.send('/door/in', { link }, { origin: 'https://evil.example' });
  await door.send('/door/in', { link });
  await door.request(`/door/${link}`, 'GET');
  expect(door.lines.length).toBeGreaterThan(2);
  expect(door.lines.join('\n')).not.toContain(link);
});

it('a body that is too large does nothing', async () => {
  await using door = openExampleDoor();
  const owner = await door.comeIn();
  const answer = await owner.submit('/door/theme', { theme: 'night', rest: 'x'.repeat(40_000) });
  expect(answer.status).toBe(403);
  expect(await owner.read('/door')).not.toContain('data-theme="night"');
});

it('can be kept as an app, by the owner alone', async () => {
  await using door = openExampleDoor();
  const owner = await door.comeIn();
  const manifest = await (await owner.get('/door/manifest.json')).json();
  expect(manifest).toMatchObject({ start_url: '/door', scope: '/door', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await owner.get(src)).status).toBe(200);
  expect((await door.request('/door/manifest.json', 'GET')).status).toBe(404);
});

it('has its own style and letters for the owner alone', async () => {
  await using door = openExampleDoor();
  const owner = await door.comeIn();
  for (const name of ['door.css', 'fonts.css', 'door.js', 'heart.svg', 'jersey-10.woff2']) {
    expect([name, (await owner.get(`/door/files/${name}`)).status]).toEqual([name, 200]);
    expect((await door.request(`/door/files/${name}`, 'GET', fromSite)).status).toBe(404);
  }
  expect((await owner.get('/door/files/door.test.ts')).status).toBe(404);
});
