import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sendRaw } from '#server/http/raw-request-fixture.ts';
import { send, startExampleStudio, writeSiteFolder } from '../studio-fixture.ts';

const refusal = 'This is not for you to open.';
type Sent = NonNullable<Parameters<typeof send>[1]>;

const studioOf = async () => {
  const site = await writeSiteFolder();
  return { site, ...(await startExampleStudio(site)) };
};

test('whoever lacks the cookie, or comes from elsewhere, gets a plain 403 and nothing else', async () => {
  const { window, preview, cookie, address } = await studioOf();
  const own = { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
  const post = (headers: Record<string, string>): Sent => ({
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json', ...headers },
    body: '{}',
  });
  const attempts: Record<string, [string, Sent?]> = {
    'the window without the cookie': [`${window}/`],
    'its script without the cookie': [`${window}/assets/main.js`, { headers: { 'sec-fetch-site': 'same-origin' } }],
    'the API without the cookie': [`${window}/api/site`, { headers: { 'sec-fetch-site': 'same-origin' } }],
    'with a cookie that was made up': [`${window}/`, { headers: { cookie: `${cookie.slice(0, -1)}!` } }],
    'with a token that was made up': [`${address.slice(0, -1)}!`],
    'with a token elsewhere than at the entrance': [address.replace('/?', '/api/site?')],
    'with the token from a script of another page': [address, { headers: { 'sec-fetch-mode': 'no-cors' } }],
    'the preview without the cookie': [`${preview}/`],
    'its sources without the cookie': [`${preview}/@vite/client`],
    'a page of another site, by a form': [`${window}/api/undo`, post({ origin: 'https://evil.example' })],
    'a page of another site, reading': [`${window}/api/site`, { headers: { ...own, 'sec-fetch-site': 'cross-site' } }],
    'a page of another port, by a script': [
      `${window}/api/undo`,
      post({ origin: preview, 'sec-fetch-site': 'same-site' }),
    ],
    'a page of another port, as an image': [
      `${window}/api/site`,
      { headers: { ...own, 'sec-fetch-site': 'same-site' } },
    ],
    'a script of the previewed page': [`${window}/api/site`, { headers: { ...own, origin: preview } }],
    'a page without an origin': [`${window}/api/undo`, post({ origin: 'null' })],
    'a POST that names no origin': [`${window}/api/undo`, post({})],
    'an old browser, from another page': [`${window}/api/site`, { headers: { cookie, referer: `${preview}/` } }],
    'a program that says nothing of where it is': [`${window}/api/site`, { headers: { cookie } }],
    'a name that was pointed here': [
      `${window}/`,
      { headers: { cookie, host: `evil.example:${new URL(window).port}` } },
    ],
    'the number instead of the name': [
      `${window}/`,
      { headers: { cookie, host: `127.0.0.1:${new URL(window).port}` } },
    ],
    'the token at another name': [address, { headers: { host: `evil.example:${new URL(window).port}` } }],
    'the preview at another name': [
      `${preview}/`,
      { headers: { cookie, host: `evil.example:${new URL(preview).port}` } },
    ],
    'the preview at the port of the window': [`${preview}/`, { headers: { cookie, host: new URL(window).host } }],
    'parts of the preview in a page of another port': [
      `${preview}/entry/enter-browser.tsx`,
      { headers: { cookie, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' } },
    ],
    'the preview from another site': [
      `${preview}/`,
      { headers: { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } },
    ],
    'a message in the guestbook from a page of another port': [
      `${preview}/rest/v1/guestbook_entries`,
      { method: 'POST', headers: { cookie, origin: window, 'content-type': 'application/json' }, body: '{}' },
    ],
  };
  const pages = new Set<string>();
  for (const [what, [at, sent]] of Object.entries(attempts)) {
    const { status, headers, text } = await send(at, sent);
    expect([what, status, headers['set-cookie'], headers.location]).toEqual([what, 403, undefined, undefined]);
    pages.add(text);
  }
  // Always the same, so that it tells nothing.
  expect([...pages]).toEqual([expect.stringContaining(refusal)]);
});

test("the window's own requests come through, also from a browser that does not say where they come from", async () => {
  const { window, cookie } = await studioOf();
  // There is nothing at this address, which is more than somebody else would learn.
  const own: Sent[] = [
    { headers: { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' } },
    { headers: { cookie, referer: `${window}/` } },
    { method: 'POST', headers: { cookie, origin: window, 'sec-fetch-site': 'same-origin' }, body: '{}' },
    { method: 'POST', headers: { cookie, origin: window }, body: '{}' },
  ];
  for (const sent of own) expect((await send(`${window}/api/no-such-thing`, sent)).status).toBe(404);
});

test('a link on another page gets a page that goes on by itself, as the cookie would not be sent yet', async () => {
  const { address } = await studioOf();
  const { status, headers, text } = await send(address, {
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  });
  expect(status).toBe(200);
  expect(headers['set-cookie']).toHaveLength(1);
  expect(text).toContain('<meta http-equiv="refresh" content="0;url=/">');
  expect(text).not.toContain('token');
});

test('a path leads to nothing but the files of the window', async () => {
  const { window, cookie, site } = await studioOf();
  await writeFile(join(site, 'secret.txt'), 'secret');
  const { port, host } = new URL(window);
  for (const path of [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '//etc/passwd',
  ]) {
    const answer = await sendRaw(
      Number(port),
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nReferer: ${window}/\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[034] /);
    expect(answer).not.toMatch(/secret\n|root:/);
  }
});

test('scripts in the previewed pages read neither the messages nor the key of the studio', async () => {
  const site = await writeSiteFolder();
  const dataFolder = join(site, 'content/data');
  const secrets = ['content/data/messages.txt', 'content/.bonbon/studio/running.json', 'package.json'];
  for (const file of secrets) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), '"secret"');
  }
  const lines: string[] = [];
  const { preview, cookie } = await startExampleStudio(site, { dataFolder, log: (line) => void lines.push(line) });
  for (const file of secrets) {
    for (const end of ['', '?raw', '?url', '?import&raw']) {
      const { text, status } = await send(`${preview}/@fs${site}/${file}${end}`, { headers: { cookie } });
      expect([file, end, text.includes('secret')]).toEqual([file, end, false]);
      expect(status).toBeGreaterThanOrEqual(400);
    }
  }
  expect(lines.length).toBeGreaterThan(0);
});

test('the websocket of the preview opens for its own pages with the cookie, and for nobody else', async () => {
  const { window, preview, cookie } = await studioOf();
  const client = await send(`${preview}/@vite/client`, { headers: { cookie } });
  const token = /const wsToken = "([^"]+)"/.exec(client.text)?.[1];
  expect(token).toBeDefined();
  const open = (headers: Record<string, string>) => {
    const all = {
      Host: new URL(preview).host,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Protocol': 'vite-hmr',
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return readFirstLine(Number(new URL(preview).port), `GET /?token=${token} HTTP/1.1\r\n${lines.join('')}\r\n`);
  };
  expect(await open({ Cookie: cookie, Origin: preview })).toContain(' 101 ');
  expect(await open({ Origin: preview })).toContain(' 403 ');
  expect(await open({ Cookie: cookie })).toContain(' 403 ');
  expect(await open({ Cookie: cookie, Origin: window })).toContain(' 403 ');
  expect(await open({ Cookie: cookie, Origin: 'https://evil.example' })).toContain(' 403 ');
  expect(await open({ Cookie: cookie, Origin: preview, Host: 'evil.example' })).toContain(' 403 ');
});

function readFirstLine(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(text));
    socket.once('data', (data) => {
      resolve(data.toString('latin1').split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}
