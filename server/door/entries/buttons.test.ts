import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPublicFetch } from '#server/fetch-public/public-fetch.ts';
import { noon, rowAt } from '#server/guestbook/guestbook-fixture.ts';
import { openExampleDoor } from '../door-fixture.ts';

const draw = (width: number, height: number, background = '#ff66aa') =>
  sharp({ create: { width, height, channels: 3, background } });
const gif = await draw(88, 31).gif().toBuffer();
const png = await draw(88, 31, '#66aaff').png().toBuffer();
const anywhere = createPublicFetch({ isAllowedAddress: () => true, isAllowedPort: () => true });
const id = String(noon);

type Pages = Record<string, string | Buffer>;

/** A visitor's website on this machine, a message that names it, and the owner at their door. */
async function openWebsite(pages: Pages, publicFetch = anywhere) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const page = pages[url];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const website = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const door = openExampleDoor({ publicFetch });
  await door.post(rowAt(noon, { website }));
  const owner = await door.comeIn();
  const submit = (fields: Record<string, string>) => owner.submit(`/door/entries/${id}/button`, fields);
  const readPage = () => owner.read(`/door/entries/${id}`);
  return {
    ...door,
    asked,
    website,
    owner,
    readPage,
    fetchIt: (address = '') => submit({ do: 'fetch', address }),
    async keep() {
      const file = /name="file" value="([^"]+)"/.exec(await readPage())?.[1] ?? '';
      await submit({ do: 'keep', file });
      return file;
    },
    submit,
    /** What everybody's list says. */
    readButton: async () => (await (await door.get('?select=*&order=time.desc&limit=200')).json())[0]?.button,
    see: (file: string) => door.request(`/guestbook/buttons/${id}-${file}`, 'GET'),
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
      await door[Symbol.asyncDispose]();
    },
  };
}

const home = '<img src="other.gif"><img src="/me.gif" width="88" height="31">';

test('nothing is fetched before the owner asks', async () => {
  await using site = await openWebsite({ '/': home, '/me.gif': gif });
  expect(await site.readPage()).toContain('Fetch their button');
  expect(await site.readButton()).toBeNull();
  expect(site.asked).toEqual([]);
});

test('the owner fetches it, sees it, and keeps it; then everybody sees it', async () => {
  await using site = await openWebsite({ '/': home, '/me.gif': gif });
  const answer = await site.fetchIt();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/door/entries/${id}?back=#button`]);
  expect(site.asked).toEqual(['/', '/me.gif']);

  const page = await site.readPage();
  expect(page).toContain('Only you see it, until you keep it.');
  const address = /<img src="(\/door\/entries\/\d+\/button\/[\da-f]{8}\.gif)"/.exec(page)?.[1] ?? '';
  const shown = await site.owner.get(address);
  expect([shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual(['image/gif', 'no-store']);
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(gif);
  expect((await site.request(address, 'GET')).status).toBe(404);
  const file = address.split('/').pop() ?? '';
  expect([await site.readButton(), (await site.see(file)).status]).toEqual([null, 404]);

  expect(await site.keep()).toBe(file);
  expect(await site.readButton()).toBe(file);
  expect(await site.readPage()).toContain('Everybody sees it');
  const seen = await site.see(file);
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'content-type': 'image/gif',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(Buffer.from(await seen.arrayBuffer())).toEqual(gif);
  expect((await site.see('00000000.gif')).status).toBe(404);
  expect((await site.see(file.replace('.gif', '.png'))).status).toBe(404);
});

test.each(['waiting', 'hidden', 'deleted'])('nobody sees the button of a message that is %s', async (state) => {
  await using site = await openWebsite({ '/': home, '/me.gif': gif });
  await site.fetchIt();
  const file = await site.keep();
  site.other.prepare('update guestbook_entries set state = ?').run(state);
  expect((await site.see(file)).status).toBe(404);
});

test('another one takes its place, and has to be kept itself', async () => {
  await using site = await openWebsite({ '/': home, '/me.gif': gif, '/mine.png': png });
  await site.fetchIt();
  const file = await site.keep();
  await site.fetchIt(`${site.website}mine.png`);
  expect([await site.readButton(), (await site.see(file)).status]).toEqual([null, 404]);
  await site.submit({ do: 'keep', file });
  expect(await site.readButton()).toBeNull();
  expect(await site.keep()).toMatch(/\.png$/);
  expect(await site.readButton()).toMatch(/\.png$/);
});

test('it goes when the owner removes it, with the message, and with its website', async () => {
  await using site = await openWebsite({ '/': home, '/me.gif': gif });
  const count = () => site.other.prepare('select count(*) as count from guestbook_buttons').get()?.count;
  await site.fetchIt();
  const file = await site.keep();
  await site.submit({ do: 'remove' });
  expect([count(), await site.readButton(), (await site.see(file)).status]).toEqual([0, null, 404]);

  await site.fetchIt();
  await site.keep();
  site.other.prepare("update guestbook_entries set website = 'https://other.example/'").run();
  expect([count(), await site.readButton()]).toEqual([0, null]);

  site.other.prepare('update guestbook_entries set website = ?').run(site.website);
  await site.fetchIt();
  site.other.prepare('delete from guestbook_entries').run();
  expect(count()).toBe(0);
});

test.each<[string, Pages, string, string]>([
  ['the website is gone', {}, '', 'Its server answered that there is nothing to see.'],
  ['the page has no button', { '/': '<p>Hi' }, '', 'No picture of 88x31 was found on their page.'],
  ['the picture is none', { '/me.gif': '<svg/>' }, 'me.gif', 'What is there is no PNG, GIF, JPEG or WebP picture.'],
  [
    'the picture has another size',
    { '/me.gif': await draw(89, 31).gif().toBuffer() },
    'me.gif',
    'The picture is 89x31 pixels; a button has 88x31.',
  ],
  [
    'it is too large',
    { '/me.gif': Buffer.concat([gif, Buffer.alloc(200_001 - gif.length)]) },
    'me.gif',
    'It is too large.',
  ],
])('says so when %s', async (_what, pages, path, sentence) => {
  await using site = await openWebsite(pages);
  const address = path && site.website + path;
  const answer = await site.fetchIt(address);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain(`role="alert">${sentence}`);
  expect(page).toContain(`name="address" inputmode="url" maxlength="3000" value="${address}"`);
  expect(site.readRows()).toMatchObject([{ button: null }]);
});

test('passes over what only looks like a button', async () => {
  const page = '<img src="/88x31.html"><img src="/gone-88x31.gif"><img src="/me.gif" width="88" height="31">';
  await using site = await openWebsite({ '/': page, '/88x31.html': 'no', '/me.gif': gif });
  await site.fetchIt();
  expect(site.asked).toEqual(['/', '/88x31.html', '/gone-88x31.gif', '/me.gif']);
  expect(await site.keep()).toMatch(/\.gif$/);
});

test('a website that leads into a private network is refused, and not connected to', async () => {
  await using site = await openWebsite({ '/': home, '/me.gif': gif }, createPublicFetch({ isAllowedPort: () => true }));
  for (const address of ['', site.website, 'http://localhost/', 'http://169.254.169.254/', 'http://[::1]/']) {
    expect(await (await site.fetchIt(address)).text()).toContain('The address leads to a private network.');
  }
  expect(site.asked).toEqual([]);
});

test('nobody but the owner has anything fetched', async () => {
  await using site = await openWebsite({ '/': home, '/me.gif': gif });
  const stranger = await site.send(`/door/entries/${id}/button`, { do: 'fetch', address: '' });
  expect(stranger.status).toBe(405);
  const withoutToken = await site.owner.submit(`/door/entries/${id}/button`, { do: 'fetch', token: 'x' });
  expect(withoutToken.status).toBe(403);
  expect(site.asked).toEqual([]);
});

test('a visitor cannot send a button, nor a message without a website have one', async () => {
  await using site = await openWebsite({});
  expect((await site.post({ ...rowAt(noon - 1), button: '0a1b2c3d.gif' })).status).toBe(401);
  await site.post(rowAt(noon - 1));
  expect(await site.owner.read(`/door/entries/${noon - 1}`)).not.toContain('Their button');
  const answer = await site.owner.submit(`/door/entries/${noon - 1}/button`, { do: 'fetch', address: site.website });
  expect(await answer.text()).toContain('This message has no website.');
});
