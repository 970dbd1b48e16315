import { expect, it } from 'vitest';
import { noon, rowAt } from '#server/guestbook/guestbook-fixture.ts';
import { openExampleDoor } from '../door-fixture.ts';

const id = String(noon);
const deedOf = (answer: Response) => /done=(\d+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';

/** A door behind which one message waits, for having too many links. */
async function openWaiting(message = 'a.example b.example c.example') {
  const door = openExampleDoor();
  await door.post(rowAt(noon, { message }), { 'x-client-info': 'bonbon; filled=60000' });
  const state = () => door.readRows().map((row) => [row.state, row.held_because]);
  return { ...door, owner: await door.comeIn(), state };
}

it('shows what waits with its reason', async () => {
  await using door = await openWaiting();
  const page = await door.owner.read('/door');
  expect(page).toContain('1 waits for you');
  expect(page).toContain('Waits: <b>too many links</b>');
  expect(page).toContain('a.example b.example c.example');
});

it('says when nothing waits', async () => {
  await using door = openExampleDoor();
  const owner = await door.comeIn();
  expect(await owner.read('/door')).toContain('No message has come yet.');
  await door.post(rowAt(noon));
  expect(await owner.read('/door')).toContain('The newest message came just now.');
});

it.each([
  ['approve', 'visible', null],
  ['hide', 'hidden', 'links'],
  ['delete', 'deleted', 'links'],
  ['restore', 'visible', null],
])('%s makes a waiting message %s, and undo takes it back with its reason', async (deed, state, reason) => {
  await using door = await openWaiting();
  const done = await door.owner.submit(`/door/entries/${id}`, { do: deed, back: '' });
  expect([done.status, done.headers.get('location')]).toEqual([303, `/door?done=${deedOf(done)}`]);
  expect(door.state()).toEqual([[state, reason]]);
  expect(await door.owner.read(done.headers.get('location') ?? '')).toMatch(/role="status"><span>.*c.example.*Undo/s);

  await door.owner.submit('/door/undo', { deed: deedOf(done) });
  expect(door.state()).toEqual([['waiting', 'links']]);
  await door.owner.submit(`/door/entries/${id}`, { do: 'hide' });
  await door.owner.submit('/door/undo', { deed: deedOf(done) });
  expect(door.state()).toEqual([['hidden', 'links']]);
});

it('visitors see an approved message at once, and a hidden one no more', async () => {
  await using door = await openWaiting();
  const list = async () => (await (await door.get('?select=*&order=time.desc&limit=200')).json()).length;
  expect(await list()).toBe(0);
  await door.owner.submit(`/door/entries/${id}`, { do: 'approve' });
  expect(await list()).toBe(1);
  await door.owner.submit(`/door/entries/${id}`, { do: 'hide' });
  expect(await list()).toBe(0);
});

it('replies, approves along with it, and takes the reply back', async () => {
  await using door = await openWaiting();
  const reply = { reply: '  Thank\r\nyou\u0007 ', approve: '1' };
  const done = await door.owner.submit(`/door/entries/${id}/reply`, reply);
  expect(door.readRows()).toMatchObject([{ state: 'visible', reply: 'Thank\nyou', reply_time: noon }]);
  await door.owner.submit('/door/undo', { deed: deedOf(done) });
  expect(door.readRows()).toMatchObject([{ reply: null, reply_time: null }]);
});

it('publishes no words that the owner has not read', async () => {
  await using door = await openWaiting();
  const seen = /name="seen" value="([^"]+)"/.exec(await door.owner.read('/door'))?.[1] ?? '';
  door.other.prepare("update guestbook_entries set message = 'other words' where id = ?").run(id);
  const before = door.state();
  const answer = await door.owner.submit(`/door/entries/${id}`, { do: 'approve', seen });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain('It was changed by its author since you read it.');
  expect(page).toContain('other words');
  const reply = await door.owner.submit(`/door/entries/${id}/reply`, { reply: 'Thank you', approve: '1', seen });
  expect(await reply.text()).toMatch(/It was changed by its author.*<textarea[^>]*>Thank you</s);
  const script = await door.owner.submit(
    `/door/entries/${id}`,
    { do: 'approve', seen },
    { accept: 'application/json' },
  );
  expect(await script.json()).toEqual({ done: null, text: '', waiting: 1, isUnread: true });
  expect(door.state()).toEqual(before);
  expect(door.readRows()).toMatchObject([{ reply: null }]);

  const now = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? '';
  await door.owner.submit(`/door/entries/${id}`, { do: 'approve', seen: now });
  expect(door.state()).toEqual([['visible', null]]);
});

it('puts no reply below words that the owner has not read', async () => {
  await using door = openExampleDoor();
  await door.post(rowAt(noon, { message: 'I like tea' }));
  const owner = await door.comeIn();
  const page = await owner.read(`/door/entries/${id}`);
  const seen = /id="answer".*?name="seen" value="([^"]+)"/s.exec(page)?.[1] ?? '';
  door.other.prepare("update guestbook_entries set message = 'I like war' where id = ?").run(id);
  const answer = await owner.submit(`/door/entries/${id}/reply`, { reply: 'Me too!', seen });
  expect(await answer.text()).toMatch(/It was changed by its author.*I like war.*<textarea[^>]*>Me too!</s);
  expect(door.readRows()).toMatchObject([{ reply: null }]);
});

it('keeps what was typed when a reply is too long', async () => {
  await using door = await openWaiting();
  const answer = await door.owner.submit(`/door/entries/${id}/reply`, { reply: 'x'.repeat(2001) });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain('The reply has 2001 characters; the most is 2000.');
  expect(page).toContain('x'.repeat(2001));
  expect(door.readRows()).toMatchObject([{ reply: null }]);
});

it('hides and blocks a sender and a word in one, and undo takes back all of it', async () => {
  await using door = await openWaiting();
  const blocks = () =>
    door.other
      .prepare('select kind, value from guestbook_blocks')
      .all()
      .map((row) => ({ ...row }));
  const done = await door.owner.submit(`/door/entries/${id}/block`, { sender: 'Moth', word: ' casino* ' });
  expect(blocks()).toEqual([
    { kind: 'sender', value: 'Moth' },
    { kind: 'word', value: 'casino*' },
  ]);
  expect(door.state()).toEqual([['hidden', 'links']]);
  await door.owner.submit('/door/undo', { deed: deedOf(done) });
  expect([blocks(), door.state()]).toEqual([[], [['waiting', 'links']]]);
  const nothing = await door.owner.submit(`/door/entries/${id}/block`, { word: ' * ' });
  expect([nothing.status, blocks()]).toEqual([400, []]);
});

it('only the browser that did it can take it back', async () => {
  await using door = await openWaiting();
  const done = await door.owner.submit(`/door/entries/${id}`, { do: 'hide' });
  const other = await door.comeIn();
  await other.submit('/door/undo', { deed: deedOf(done) });
  expect(door.state()).toEqual([['hidden', 'links']]);
  expect(await other.read(`/door?done=${deedOf(done)}`)).not.toContain('role="status"');
});

it('answers a script with JSON', async () => {
  await using door = await openWaiting();
  const answer = await door.owner.submit(`/door/entries/${id}`, { do: 'approve' }, { accept: 'application/json' });
  expect(await answer.json()).toEqual({ done: 1, text: expect.stringMatching(/^Approved: “a\.example/), waiting: 0 });
});

it('a form leads back to a page of the door, and nowhere else', async () => {
  await using door = await openWaiting();
  const locations: Record<string, string> = {
    'book?find=moth': '/door/book?find=moth&done=',
    '//evil.example': '/door?done=',
    'https://evil.example': '/door?done=',
    '../guestbook': '/door?done=',
  };
  for (const [back, location] of Object.entries(locations)) {
    const answer = await door.owner.submit(`/door/entries/${id}`, { do: 'hide', back });
    expect(answer.headers.get('location')?.replace(/\d+$/, '')).toBe(location);
  }
});

it('shows what a visitor wrote as text, whatever it is', async () => {
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)> "\'`';
  await using door = openExampleDoor();
  await door.post(rowAt(noon, { name: evil, message: evil, website: 'https://moth.example/?"<b>' }));
  await door.post(rowAt(noon - 1, { name: evil, message: evil }));
  const owner = await door.comeIn();
  for (const path of [
    '/door',
    '/door/book',
    `/door/book?find=${encodeURIComponent('<script>')}`,
    `/door/entries/${noon - 1}`,
  ]) {
    const page = await owner.read(path);
    expect(page).not.toMatch(/<script>alert|<img src=x/);
    expect(page.match(/<script/g)).toHaveLength(1);
  }
});

it('says how many hearts a message has', async () => {
  await using door = openExampleDoor();
  await door.post(rowAt(noon));
  const owner = await door.comeIn();
  expect(await owner.read('/door/book')).not.toMatch(/\d hearts?/);
  for (const [index, words] of ['1 heart', '2 hearts'].entries()) {
    const body = JSON.stringify({ entry_id: String(noon), key: `${index}`.repeat(30) });
    await door.request('/rest/v1/rpc/guestbook_give_heart', 'POST', { 'content-type': 'application/json' }, body);
    expect(await owner.read('/door/book')).toContain(`<span>${words}</span>`);
  }
});

it('a message that is gone is like any address where nothing is', async () => {
  await using door = openExampleDoor();
  const owner = await door.comeIn();
  expect((await owner.get('/door/entries/123')).status).toBe(404);
  expect((await owner.submit('/door/entries/123', { do: 'hide' })).headers.get('location')).toBe('/door');
  expect((await owner.submit('/door/entries/123', { do: 'burn' })).status).toBe(405);
});

it('shows a drawing that waits and its words, to the owner alone', async () => {
  await using door = openExampleDoor();
  await door.post(rowAt(noon, { drawing: '_____w', depicts: 'Fog & <b>' }));
  const address = `/door/entries/${id}/drawing.png`;
  expect((await door.request(address, 'GET')).status).toBe(404);
  const owner = await door.comeIn();
  const page = await owner.read('/door');
  expect(page).toContain('Waits: <b>it has a drawing</b>');
  expect(page).toContain('A drawing: Fog &amp; &lt;b&gt;');
  expect(page).toContain(`<img src="${address}" width="192" height="128" alt="">`);
  const picture = await owner.get(address);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(picture.headers.get('cache-control')).toBe('no-store');
});

it('keeps a message that is only for the owner from everybody else, and takes no reply', async () => {
  await using door = openExampleDoor();
  await door.post(rowAt(noon, { message: 'Just you', audience: 'owner' } as object));
  const owner = await door.comeIn();
  const page = await owner.read(`/door/entries/${id}`);
  expect(page).toContain('Only for you: nobody else can read it');
  expect(page).toContain('Just you');
  expect(page).not.toContain('id="answer"');
  const states = () => door.readRows().map(({ state, reply }) => [state, reply]);
  expect((await owner.submit(`/door/entries/${id}/reply`, { reply: 'Hello', back: '' })).status).toBe(400);
  await owner.submit(`/door/entries/${id}`, { do: 'approve', back: '' });
  expect(states()).toEqual([['hidden', null]]);
  await owner.submit(`/door/entries/${id}`, { do: 'delete', back: '' });
  await owner.submit(`/door/entries/${id}`, { do: 'restore', back: '' });
  expect(states()).toEqual([['hidden', null]]);
  expect(await (await door.get('?select=*')).json()).toEqual([]);
});
