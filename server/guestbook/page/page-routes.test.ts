import { expect, test } from 'vitest';
import { noon, rowAt } from '#server/guestbook/guestbook-fixture.ts';
import { openExamplePage, readView } from './page-fixture.ts';

const form = { name: 'Moth', website: 'moth.example', message: 'Hello\r\nthere!' };

test('the page has the newest 50 public messages, and says whether the book is open', async () => {
  await using book = openExamplePage({ rules: { senderPerHour: 100 } });
  for (let time = 0; time < 52; time++) await book.post(rowAt(noon - time));
  book.other.exec(`update guestbook_entries set state = 'hidden' where id = '${noon}'`);
  book.other.exec(`update guestbook_entries set state = 'waiting' where id = '${noon - 1}'`);
  const answer = await book.open();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  const { rows, status } = await readView(answer);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => String(noon - 2 - index)));
  expect(rows[0]).toEqual({ ...rowAt(noon - 2), hearts: 0 });
  expect(status).toEqual({ is_open: true, approves_first: false });
});

test('the page is made once, and again when the book has changed and the page is a second old', async () => {
  let nowMs = noon;
  await using book = openExamplePage({ now: () => nowMs });
  await book.post(rowAt(noon - 5));
  for (let count = 0; count < 5; count++) await book.open();
  expect(book.views).toHaveLength(1);
  nowMs += 60_000;
  await book.open();
  expect(book.views).toHaveLength(1);
  await book.post(rowAt(noon - 4));
  expect((await readView(await book.open())).rows).toHaveLength(2);
  // The third comes within the same second.
  await book.post(rowAt(noon - 3));
  nowMs += 999;
  expect((await readView(await book.open())).rows).toHaveLength(2);
  nowMs += 1;
  expect((await readView(await book.open())).rows).toHaveLength(3);
  expect(book.views).toHaveLength(3);
});

test('a hidden message is gone from the page at once after the clock was set back', async () => {
  let nowMs = noon;
  await using book = openExamplePage({ now: () => nowMs });
  await book.post(rowAt(noon - 5));
  await book.open();
  nowMs -= 3_600_000;
  book.other.exec("update guestbook_entries set state = 'hidden'");
  expect((await readView(await book.open())).rows).toEqual([]);
});

test('an unchanged page is answered with 304', async () => {
  await using book = openExamplePage();
  const etag = (await book.open()).headers.get('etag') ?? '';
  expect((await book.open('/guestbook', { 'if-none-match': etag })).status).toBe(304);
});

test('if the page cannot be rendered, the plain one is served, and the owner reads why', async () => {
  await using book = openExamplePage({ renderGuestbook: () => Promise.reject(new Error('no ink')) });
  const answer = await book.open();
  expect([answer.status, await answer.text()]).toEqual([200, 'plain book']);
  expect(book.lines.join()).toContain('no ink');
});

test('a form with three fields is signed, without a cookie, and leads to a page with thanks and the message', async () => {
  await using book = openExamplePage();
  await book.open();
  const answer = await book.send(form);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/guestbook?thanks=visible#thanks']);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(book.readRows()).toMatchObject([
    { name: 'Moth', website: 'https://moth.example/', message: 'Hello\nthere!', state: 'visible', sticker: null },
  ]);
  const thanks = await book.open('/guestbook?thanks=visible');
  expect(thanks.headers.get('cache-control')).toBe('no-store');
  expect(await readView(thanks)).toMatchObject({
    rows: [{ name: 'Moth' }],
    sent: { kind: 'signed', isWebsiteLeftOut: false },
  });
});

test('a chosen look is stored, and an impossible website is left out and said so', async () => {
  await using book = openExamplePage();
  const answer = await book.send({ ...form, website: 'my page', sticker: 'moon', paper: 'gold' });
  expect(answer.headers.get('location')).toBe('/guestbook?thanks=visible-without-website#thanks');
  expect(book.readRows()).toMatchObject([{ website: '', sticker: 'moon', paper: null }]);
});

test('a form with a mistake comes back with all its words', async () => {
  await using book = openExamplePage();
  const answer = await book.send({ ...form, name: ' ', message: 'x'.repeat(1001), paper: 'milk' });
  expect(answer.status).toBe(422);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await readView(answer)).sent).toEqual({
    kind: 'problems',
    draft: { name: ' ', website: 'moth.example', message: 'x'.repeat(1001), paper: 'milk' },
    problems: { name: 'missing', message: 'too-long' },
  });
  expect(book.readRows()).toEqual([]);
});

test.each<[string, { origin?: string; host?: string }, number]>([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a proxy that hides the host', { origin: 'https://bonbon.example', host: 'localhost:3000' }, 303],
  ['a program that is no browser', {}, 303],
])('a form that %s sends is judged by its origin', async (_who, { origin, host }, status) => {
  await using book = openExamplePage();
  const headers: Record<string, string> = {
    'content-type': 'application/x-www-form-urlencoded',
    host: host ?? 'bonbon.example',
  };
  if (origin !== undefined) headers.origin = origin;
  const answer = await book.request('/guestbook', 'POST', headers, new URLSearchParams(form).toString());
  expect(answer.status).toBe(status);
  expect(book.readRows()).toHaveLength(status === 303 ? 1 : 0);
});

test('a body that is no form, or too large, is refused', async () => {
  await using book = openExamplePage();
  expect((await book.send(form, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await book.send({ ...form, message: 'x'.repeat(20_000) })).status).toBe(413);
  expect(book.readRows()).toEqual([]);
});

test('spam rules hold: the honeypot and any link wait for the owner, and the thanks say so', async () => {
  await using book = openExamplePage();
  expect((await book.send({ ...form, topic: 'x' })).headers.get('location')).toBe('/guestbook?thanks=waiting#thanks');
  expect((await book.send({ ...form, message: 'see https://spam.example' })).headers.get('location')).toBe(
    '/guestbook?thanks=waiting#thanks',
  );
  expect(book.readRows().map(({ held_because }) => held_because)).toEqual(['honeypot', 'links']);
  expect((await readView(await book.open('/guestbook?thanks=waiting'))).rows).toEqual([]);
});

test('a second click and a reload sign once; the same words later, or from somebody else, sign again', async () => {
  let nowMs = noon;
  await using book = openExamplePage({ now: () => nowMs, config: { trustedProxies: 1 } });
  const answers = await Promise.all([book.send(form), book.send(form)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(book.readRows()).toHaveLength(1);
  await book.send(form, { 'x-forwarded-for': '203.0.113.9' });
  expect(book.readRows()).toHaveLength(2);
  nowMs += 3 * 60_000;
  await book.send(form);
  expect(book.readRows()).toHaveLength(3);
});

test('a closed book and too many messages leave the words in the form', async () => {
  await using book = openExamplePage({ rules: { senderPerHour: 1 } });
  await book.send(form);
  const many = await book.send({ ...form, message: 'Again' });
  expect(many.status).toBe(503);
  expect(many.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await readView(many)).sent).toMatchObject({ kind: 'later', draft: { message: 'Again' } });
  book.other.exec("insert into guestbook_settings (key, value) values ('is_open', '0')");
  const closed = await book.send({ ...form, message: 'Closed?' });
  expect(closed.status).toBe(403);
  expect(await readView(closed)).toMatchObject({
    status: { is_open: false },
    sent: { kind: 'closed', draft: { message: 'Closed?' } },
  });
  expect(book.readRows()).toHaveLength(1);
});

test('a form with a mistake opens at the first field that has one', async () => {
  const field = '<input aria-invalid="true">';
  await using book = openExamplePage({ renderGuestbook: async () => ({ body: field + field, data: '' }) });
  const answer = await book.send({ ...form, name: ' ' });
  expect(await answer.text()).toBe(`<!doctype html><input autofocus aria-invalid="true">${field}`);
});

test('words in a message cannot replace other parts of the page', async () => {
  await using book = openExamplePage({
    renderGuestbook: async ({ rows }) => ({ body: `<p>${rows[0]?.message}</p>`, data: '<i>data</i>' }),
  });
  await book.post(rowAt(noon, { message: '$& $` <!--data-->' }));
  expect(await (await book.open()).text()).toBe('<!doctype html><p>$& $` <!--data--></p><i>data</i>');
});

test('a page of what was found has its words, their messages and the way to more of them, and is no page for search engines', async () => {
  await using book = openExamplePage({
    rules: { senderPerHour: 100 },
    template: '<link rel="canonical" href="/guestbook">',
  });
  for (let step = 0; step < 53; step++) await book.post(rowAt(noon - step, { message: `strawberry ${step}` }));
  await book.post(rowAt(noon - 60, { message: 'plum' }));
  const first = await book.open('/guestbook?find=+Straw%C3%A1b');
  expect(await readView(first)).toMatchObject({ find: 'Strawáb', rows: [], links: {} });
  const answer = await book.open('/guestbook?find=STRAW&utm_source=x');
  const html = await answer.clone().text();
  expect(html).toContain('<meta name="robots" content="noindex"><link rel="next"');
  expect(html).not.toContain('canonical');
  const view = await readView(answer);
  expect(view).toMatchObject({ find: 'STRAW', links: { older: String(noon - 49) }, status: { is_open: true } });
  expect(view.rows).toHaveLength(50);
  const last = await readView(await book.open(`/guestbook?find=STRAW&before=${view.links.older}`));
  expect(last).toMatchObject({ before: view.links.older, links: { newer: '' } });
  expect(last.rows.map(({ message }) => message)).toEqual(['strawberry 50', 'strawberry 51', 'strawberry 52']);
});

test('a page counts the visible messages of each month, newest month first', async () => {
  await using book = openExamplePage();
  const month = 31 * 24 * 60 * 60 * 1000;
  for (const time of [noon, noon - 1, noon - 2]) await book.post(rowAt(time));
  book.other.exec(`update guestbook_entries set time = ${noon - 2 * month} where id = '${noon - 2}'`);
  expect((await readView(await book.open())).links.months).toEqual([
    ['2026-11', 2],
    ['2026-09', 1],
  ]);
  book.other.exec(`update guestbook_entries set state = 'hidden' where id = '${noon}'`);
  book.other.exec(`delete from guestbook_entries where id = '${noon - 2}'`);
  expect((await readView(await book.open(`/guestbook?before=${noon + 1}`))).links.months).toEqual([['2026-11', 1]]);
});

test('a form without a script can be for the owner alone: it thanks truly, and no page shows it', async () => {
  await using page = openExamplePage();
  const answer = await page.send({ name: 'Moth', website: '', message: 'Just you', audience: 'owner' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/guestbook?thanks=private#thanks']);
  const view = await readView(await page.open('/guestbook?thanks=private'));
  expect(view).toMatchObject({ rows: [], sent: { kind: 'signed', status: 'private' } });
  expect(page.readRows()).toMatchObject([{ message: 'Just you', audience: 'owner', state: 'hidden' }]);
});

test('sent again for the owner alone, what everybody could read is for the owner, and never the other way round', async () => {
  await using page = openExamplePage();
  const words = { name: 'Moth', website: '', message: 'Just you' };
  const sendTo = async (more: object) => (await page.send({ ...words, ...more })).headers.get('location');
  expect(await sendTo({})).toBe('/guestbook?thanks=visible#thanks');
  expect(await sendTo({ audience: 'owner' })).toBe('/guestbook?thanks=private#thanks');
  expect(page.readRows()).toMatchObject([{ message: 'Just you', audience: 'owner', state: 'hidden' }]);
  expect(await readView(await page.open('/guestbook?thanks=private'))).toMatchObject({ rows: [] });
  expect(await sendTo({ audience: 'owner' })).toBe('/guestbook?thanks=private#thanks');
  expect(page.readRows()).toHaveLength(1);
  expect(await sendTo({})).toBe('/guestbook?thanks=visible#thanks');
  expect(page.readRows()).toMatchObject([{ audience: 'owner' }, { audience: null, state: 'visible' }]);
});

test.each([3_600_000, 150_000])(
  'a clock that was set back by %s ms neither signs a reload nor keeps later words out',
  async (backMs) => {
    let nowMs = noon;
    await using book = openExamplePage({ now: () => nowMs });
    await book.send(form);
    nowMs += 60_000;
    await book.send({ ...form, message: 'Another' });
    nowMs -= backMs;
    await book.send(form);
    await book.send({ ...form, message: 'Another' });
    expect(book.readRows()).toHaveLength(2);
    nowMs += 90_000;
    await book.send(form);
    expect(book.readRows()).toHaveLength(3);
  },
);

test('if the owner takes none, it is not signed, and its words and choice stay in the form', async () => {
  await using page = openExamplePage({ rules: { privateMessages: false } });
  const answer = await page.send({ name: 'Moth', website: '', message: 'Just you', audience: 'owner' });
  expect(answer.status).toBe(503);
  expect((await readView(answer)).sent).toMatchObject({
    kind: 'later',
    draft: { message: 'Just you', audience: 'owner' },
  });
  expect(page.readRows()).toEqual([]);
});
