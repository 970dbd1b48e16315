import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { handCalls } from '#model/guestbook-hand.ts';
import { noon, rowAt } from '#server/guestbook/guestbook-fixture.ts';
import { openExampleDoor } from '../door-fixture.ts';
import { createActionStore } from './action-store.ts';

const dayMs = 24 * 60 * 60_000;
const id = String(noon);
const secret = 's'.repeat(32);
const fromForm = { 'x-client-info': `bonbon; filled=60000; hand=${hash('sha256', secret, 'base64url')}` };

/** A door with one message, and the buttons of its notice. */
async function openNoticed(message = 'Rude words', rules = {}) {
  let nowMs = noon;
  const door = openExampleDoor({ now: () => nowMs, rules, config: { trustedProxies: 1 } });
  await door.post(rowAt(noon, { message }), fromForm);
  const actions = createActionStore(door.other);
  const [hide, approve] = (['hide', 'approve'] as const).map(
    (kind) => `/door/do/${actions.addAction(id, kind, nowMs)}`,
  );
  return {
    ...door,
    hide: hide ?? '',
    approve: approve ?? '',
    /** As the phone does: neither a cookie nor an origin. */
    click: (path: string, body?: string) =>
      door.request(path, 'POST', { 'content-type': 'application/x-www-form-urlencoded' }, body),
    state: () => door.readRows()[0]?.state,
    /** What the author of the message does. */
    call: (name: string, words: object = {}) =>
      door.request(
        `/rest/v1/rpc/${name}`,
        'POST',
        { 'content-type': 'application/json', ...fromForm },
        JSON.stringify({ entry_id: id, secret, ...words }),
      ),
    wait: (ms: number) => {
      nowMs += ms;
    },
  };
}

it('a click on Hide hides the message, without a cookie', async () => {
  await using door = await openNoticed();
  const answer = await door.click(door.hide);
  expect([answer.status, door.state()]).toEqual([200, 'hidden']);
  expect(await answer.text()).toContain('Nobody sees Moth’s message any more.');
  expect(answer.headers.get('set-cookie')).toBeNull();
});

it('a click on Approve shows a waiting message', async () => {
  await using door = await openNoticed('a.example b.example c.example');
  expect(door.state()).toBe('waiting');
  expect((await door.click(door.approve)).status).toBe(200);
  expect(door.state()).toBe('visible');
});

it('opening the address changes nothing, and shows a form that asks', async () => {
  await using door = await openNoticed();
  for (let count = 0; count < 2; count++) {
    const page = await (await door.request(door.hide, 'GET')).text();
    expect(page).toMatch(/Hide this message\?.*Rude words.*<form method="post">/s);
  }
  expect(door.state()).toBe('visible');
});

it('works once: a second click says what was done', async () => {
  await using door = await openNoticed();
  await door.click(door.hide);
  const owner = await door.comeIn();
  await owner.submit(`/door/entries/${id}`, { do: 'restore' });
  const again = await door.click(door.hide);
  expect([door.state(), await again.text()]).toEqual(['visible', expect.stringContaining('<h1>Hidden</h1>')]);
  expect(await (await door.request(door.hide, 'GET')).text()).toContain('<h1>Hidden</h1>');
});

it('can be taken back from its page', async () => {
  await using door = await openNoticed('a.example b.example c.example');
  await door.click(door.hide);
  expect(await (await door.click(door.hide, 'undo=1')).text()).toContain('Taken back');
  expect(door.readRows()).toMatchObject([{ state: 'waiting', held_because: 'links' }]);
  expect(await (await door.click(door.hide)).text()).toContain('Taken back');
  expect(door.state()).toBe('waiting');
});

it('works for seven days', async () => {
  await using door = await openNoticed();
  door.wait(7 * dayMs);
  expect([(await door.click(door.hide)).status, door.state()]).toEqual([410, 'visible']);
});

it('does nothing to a message that was dealt with in another way', async () => {
  await using door = await openNoticed();
  const owner = await door.comeIn();
  await owner.submit(`/door/entries/${id}`, { do: 'delete' });
  const answer = await door.click(door.hide);
  expect([answer.status, door.state()]).toEqual([410, 'deleted']);
  expect(await answer.text()).toContain('The message is deleted now.');
});

it('only its own message, and only what it says', async () => {
  await using door = await openNoticed();
  await door.post(rowAt(noon + 1, { message: 'Kind words' }));
  await door.click(door.hide, 'do=delete&entry=1&undo=0');
  expect(door.readRows().map(({ state }) => state)).toEqual(['hidden', 'visible']);
});

it('does not approve words that its author has written since the notice, and says so', async () => {
  await using door = await openNoticed('Kind words', { approvesFirst: true });
  await door.call(handCalls.mend, { name: 'Moth', website: '', message: 'Rude words' });
  for (const answer of [await door.request(door.approve, 'GET'), await door.click(door.approve)]) {
    expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('Its author has changed')]);
  }
  expect(door.readRows()).toMatchObject([{ message: 'Rude words', state: 'waiting' }]);
  expect((await door.click(door.hide)).status).toBe(200);
});

it('does nothing to another message with the id of one that was taken back, and neither does undoing it', async () => {
  await using door = await openNoticed('Kind words', { approvesFirst: true });
  const owner = await door.comeIn();
  const done = await owner.submit(`/door/entries/${id}`, { do: 'approve' });
  const deed = /done=(\d+)/.exec(done.headers.get('location') ?? '')?.[1] ?? '';
  await door.click(door.hide);
  await door.call(handCalls.takeBack);
  expect(await (await door.click(door.approve)).text()).toContain('The message is not there any more.');
  await door.post(rowAt(noon, { message: 'Rude words' }), fromForm);
  for (const body of ['', 'undo=1']) {
    for (const button of [door.approve, door.hide]) expect((await door.click(button, body)).status).toBe(410);
  }
  await owner.submit(`/door/entries/${id}`, { do: 'hide' });
  await owner.submit('/door/undo', { deed });
  expect(door.readRows()).toMatchObject([{ message: 'Rude words', state: 'hidden' }]);
});

it('opens no door, and another address is like any where nothing is', async () => {
  await using door = await openNoticed();
  const secret = door.hide.split('/').at(-1) ?? '';
  expect((await door.request(`/door/${secret}`, 'GET')).status).toBe(404);
  expect((await door.send('/door/in', { link: secret })).status).toBe(405);
  const wrong = `/door/do/${'x'.repeat(43)}`;
  expect([(await door.request(wrong, 'GET')).status, (await door.click(wrong)).status]).toEqual([404, 405]);
});

it('its secret is neither stored nor logged', async () => {
  await using door = await openNoticed();
  await door.request(door.hide, 'PUT');
  await door.click(door.approve);
  await door.click(door.hide);
  await door.click(door.approve);
  const secret = door.hide.split('/').at(-1) ?? '';
  expect(JSON.stringify(door.other.prepare('select * from door_actions').all())).not.toContain(secret);
  expect(door.lines.length).toBeGreaterThan(1);
  expect(door.lines.join('\n')).not.toContain(secret);
});

it('after thirty failed tries, a sender gets nothing for ten minutes', async () => {
  await using door = await openNoticed();
  const from = { 'x-forwarded-for': '192.0.2.1' };
  for (let count = 0; count < 30; count++)
    await door.request(`/door/do/${String(count).padStart(43, 'x')}`, 'GET', from);
  expect((await door.request(door.hide, 'GET', from)).status).toBe(404);
  expect((await door.request(door.hide, 'GET', { 'x-forwarded-for': '192.0.2.2' })).status).toBe(200);
});
