import { expect, it } from 'vitest';
import { openExampleDoor, siteOrigin } from '../door-fixture.ts';
import { createFakeAuthenticator } from './fake-authenticator.ts';

/** A door, its owner, a device with a passkey, and the address at which it enters. */
async function openWithPasskey() {
  let nowMs = Date.UTC(2026, 10, 21, 12);
  const door = openExampleDoor({ now: () => nowMs, config: { trustedProxies: 1 } });
  const owner = await door.comeIn();
  const device = createFakeAuthenticator(siteOrigin);
  const options = await (await owner.submit('/door/keys/passkey/options')).json();
  const response = device.make(options.challenge);
  const made = await owner.submit('/door/keys/passkey', { response });
  const { address = '' } = await made.json();
  const path = URL.parse(address)?.pathname ?? '';
  const ask = async (): Promise<{ challenge: string }> => (await door.send(`${path}/options`, {})).json();
  return {
    ...door,
    owner,
    device,
    made,
    response,
    address: String(address),
    path,
    ask,
    enter: (answer: string, headers: Record<string, string> = {}) => door.send(path, { response: answer }, headers),
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
}

it('a passkey is made behind the door, and its address is shown once', async () => {
  await using door = await openWithPasskey();
  expect(door.made.status).toBe(200);
  expect(door.address).toMatch(/^https:\/\/bonbon\.example\/door\/key\/[\w-]{43}$/);
  expect(await door.owner.read('/door/keys')).toContain('Not used yet');
  const secret = door.path.split('/').at(-1) ?? '';
  expect(JSON.stringify(door.other.prepare('select * from door_passkeys').all())).not.toContain(secret);
});

it('opens the door at its address, without any link', async () => {
  await using door = await openWithPasskey();
  const { challenge } = await door.ask();
  const answer = await door.enter(door.device.prove(challenge));
  expect([answer.status, await answer.json()]).toEqual([200, { to: '/door' }]);
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  expect(cookie).toMatch(/^__Host-bonbon_door=/);
  expect((await door.request('/door', 'GET', { cookie })).status).toBe(200);
  expect(await door.owner.read('/door/keys')).toContain('with a passkey');
});

it('a recorded answer, an old challenge, another challenge and another site open nothing', async () => {
  await using door = await openWithPasskey();
  const first = await door.ask();
  const recorded = door.device.prove(first.challenge);
  expect((await door.enter(recorded)).status).toBe(200);
  const refused = async (answer: string) => {
    const { status, headers } = await door.enter(answer);
    expect([status, headers.get('set-cookie')]).toEqual([403, null]);
  };
  await refused(recorded);
  await door.ask();
  await refused(recorded);
  const { challenge } = await door.ask();
  await refused(door.device.prove(challenge, 'https://evil.example'));
  const stranger = createFakeAuthenticator(siteOrigin);
  await refused(stranger.prove((await door.ask()).challenge));
  await refused('not JSON');
  const old = await door.ask();
  door.wait(5 * 60_000);
  await refused(door.device.prove(old.challenge));
});

it('a page of another site can neither ask nor enter', async () => {
  await using door = await openWithPasskey();
  const { challenge } = await door.ask();
  const evil = { origin: 'https://evil.example' };
  expect((await door.send(`${door.path}/options`, {}, evil)).status).toBe(403);
  expect((await door.enter(door.device.prove(challenge), evil)).status).toBe(403);
});

it('no address tells whether there is a passkey', async () => {
  await using door = await openWithPasskey();
  const wrong = `/door/key/${'x'.repeat(43)}`;
  const nothing = await door.request('/nothing', 'GET');
  for (const path of [wrong, `${wrong}/enter.js`, '/door/key', `${door.path}/door.css`]) {
    const answer = await door.request(path, 'GET');
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, await nothing.clone().text()]);
  }
  expect((await door.send(`${wrong}/options`, {})).status).toBe(405);
  expect((await door.send(wrong, {})).status).toBe(405);
});

it('its page has what it needs for itself alone, and is not cached, framed or indexed', async () => {
  await using door = await openWithPasskey();
  const page = await door.request(door.path, 'GET');
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringMatching(/script-src 'self'; .*frame-ancestors 'none'$/),
  });
  for (const file of ['enter.js', 'webauthn.js']) {
    expect((await door.request(`${door.path}/${file}`, 'GET')).headers.get('content-type')).toContain('javascript');
  }
});

it('after thirty failed tries, a sender gets nothing at the address for ten minutes', async () => {
  await using door = await openWithPasskey();
  const from = { 'x-forwarded-for': '192.0.2.1' };
  for (let count = 0; count < 30; count++) await door.enter('{}', from);
  expect((await door.request(door.path, 'GET', from)).status).toBe(404);
  expect((await door.request(door.path, 'GET', { 'x-forwarded-for': '192.0.2.2' })).status).toBe(200);
});

it('removing a passkey shuts out who came in by it; shutting every door removes all', async () => {
  await using door = await openWithPasskey();
  const answer = await door.enter(door.device.prove((await door.ask()).challenge));
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  const id = String(door.other.prepare('select id from door_passkeys').get()?.id);
  await door.owner.submit('/door/keys/passkey/remove', { id });
  expect((await door.request('/door', 'GET', { cookie })).status).toBe(404);
  expect((await door.request(door.path, 'GET')).status).toBe(404);

  const device = createFakeAuthenticator(siteOrigin);
  const { challenge } = await (await door.owner.submit('/door/keys/passkey/options')).json();
  await door.owner.submit('/door/keys/passkey', { response: device.make(challenge) });
  expect(door.other.prepare('select * from door_passkeys').all()).toHaveLength(1);
  await door.owner.submit('/door/keys/close-all');
  expect(door.other.prepare('select * from door_passkeys').all()).toEqual([]);
});

it('a challenge for a new passkey is good once', async () => {
  await using door = await openWithPasskey();
  const again = await door.owner.submit('/door/keys/passkey', { response: door.response });
  expect(again.status).toBe(400);
  expect(door.other.prepare('select * from door_passkeys').all()).toHaveLength(1);
});
