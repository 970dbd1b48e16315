import { expect, it } from 'vitest';
import { openExampleDoor } from '#server/door/door-fixture.ts';
import { hashSecret } from '#server/door/secret.ts';

const minuteMs = 60_000;
const start = Date.UTC(2026, 10, 21, 12);
const text = async (answer: Response | Promise<Response>) => (await answer).text();

it('opening a link consumes nothing and sets no cookie', async () => {
  await using door = openExampleDoor();
  const link = door.makeLink();
  for (let count = 0; count < 3; count++) {
    const answer = await door.request(`/door/${link}`, 'GET');
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    expect((await answer.text()).match(/<form/g)).toHaveLength(1);
  }
  expect(door.other.prepare('select used from door_links').all()).toMatchObject([{ used: null }]);
  expect(door.other.prepare('select count(*) as count from door_sessions').get()).toMatchObject({ count: 0 });
});

it("the link's form makes this browser the owner's for 90 days, once", async () => {
  await using door = openExampleDoor();
  const link = door.makeLink();
  const answer = await door.send('/door/in', { link });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/door']);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-bonbon_door=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/);
  const [sent = ''] = cookie.split(';');
  expect((await door.request('/door', 'GET', { cookie: sent })).status).toBe(200);

  const second = await door.send('/door/in', { link });
  expect([second.status, second.headers.get('set-cookie')]).toEqual([410, null]);
  expect(await text(door.request(`/door/${link}`, 'GET'))).toContain('Was that you?');
});

it('stores the hash of a link and of a session, never their secrets', async () => {
  await using door = openExampleDoor();
  const owner = await door.comeIn();
  const secret = owner.cookie.split('=')[1] ?? '';
  const tables = ['door_links', 'door_sessions'].map((name) => door.other.prepare(`select * from ${name}`).all());
  expect(JSON.stringify(tables)).not.toContain(secret);
  expect(door.other.prepare('select hash from door_sessions').get()).toMatchObject({ hash: hashSecret(secret) });
});

it('a link is good for ten minutes', async () => {
  let nowMs = start;
  await using door = openExampleDoor({ now: () => nowMs });
  const link = door.makeLink();
  nowMs += 10 * minuteMs - 1;
  expect((await door.request(`/door/${link}`, 'GET')).status).toBe(200);
  nowMs += 1;
  expect((await door.request(`/door/${link}`, 'GET')).status).toBe(410);
  expect((await door.send('/door/in', { link })).status).toBe(410);
  expect(door.other.prepare('select count(*) as count from door_sessions').get()).toMatchObject({ count: 0 });
});

it('two browsers that send the same link at once are one that came in', async () => {
  await using door = openExampleDoor();
  const link = door.makeLink();
  const answers = await Promise.all([door.send('/door/in', { link }), door.send('/door/in', { link })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
});

it('the page of a link and of a used link are not cached, indexed, framed, and send no referrer', async () => {
  await using door = openExampleDoor();
  const link = door.makeLink();
  for (const status of [200, 410]) {
    const answer = await door.request(`/door/${link}`, 'GET');
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-.*frame-ancestors 'none'$/,
      ),
    });
    await door.send('/door/in', { link });
  }
});

it("another site cannot use up a link or make a browser somebody else's", async () => {
  await using door = openExampleDoor();
  const link = door.makeLink();
  const answer = await door.send('/door/in', { link }, { origin: 'https://evil.example' });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  expect((await door.send('/door/in', { link })).status).toBe(303);
});
