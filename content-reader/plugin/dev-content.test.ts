import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawSvg, sampleFiles, track, writeContent } from '#content-reader/content-fixture.ts';
import { contentPlugin } from './plugin.ts';

const friend = (image: string) => `- name: Mochi\n  url: '#'\n  image: ${image}\n`;

/** A dev server on a free port, with all that it tells the page and its terminal. */
async function startServer(folder: string) {
  const shown: string[] = [];
  const told: string[] = [];
  const customLogger = {
    ...createLogger('silent'),
    error: (message: string) => void shown.push(message),
    info: (message: string) => void told.push(message),
  };
  const server = await createServer({
    configFile: false,
    root: join(dirname(folder), 'site'),
    customLogger,
    plugins: [contentPlugin({ folder, cacheFolder: join(folder, '../cache') })],
    server: { port: 0, host: '127.0.0.1', fs: { allow: [dirname(folder)] } },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  await server.listen();
  await vi.waitFor(() => {
    const watched = server.watcher.getWatched();
    expect(watched[folder]).toContain('updates.yaml');
    expect(watched[join(folder, 'images/friends')]).toContain('cat.svg');
  }, 20_000);
  const send = vi.spyOn(server.environments.client.hot, 'send');
  const sent = () =>
    send.mock.calls.map(([payload]) => payload as unknown as { type: string; err?: { message: string } });
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  return { server, origin, shown, told, sent };
}

test('the dev server answers public files at the addresses they will have', async () => {
  const sample = await sampleFiles();
  const folder = await writeContent({
    'site.yaml': String(sample['site.yaml']).replace(/address: .*/, 'address: https://example.com/bonbon'),
  });
  const { origin } = await startServer(folder);
  const resume = await fetch(`${origin}/bonbon/resume.pdf?download`);
  expect([resume.status, resume.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await resume.text()).toBe('%PDF-1.7');
  expect((await fetch(`${origin}/bonbon/bonbon.png`)).headers.get('content-type')).toBe('image/png');
  expect((await fetch(`${origin}/bonbon/other.pdf`)).status).toBe(404);
});

test('a change of the content reloads the page, which then shows it', async () => {
  const folder = await writeContent();
  const page = join(dirname(folder), 'page.js');
  await writeFile(page, `export { updates } from 'virtual:content/updates';\n`);
  const { server, sent } = await startServer(folder);
  const read = async () => (await server.ssrLoadModule(page)).updates;
  expect(await read()).toEqual([{ date: '2025-10-27', text: 'V1.0 finished' }]);
  await writeFile(join(folder, 'updates.yaml'), '- date: 2025-11-01\n  text: Hot news\n');
  await vi.waitFor(() => expect(sent()).toContainEqual({ type: 'full-reload' }), 20_000);
  expect(await read()).toEqual([{ date: '2025-11-01', text: 'Hot news' }]);
});

test('a mistake shows in the page and the terminal, and goes when it is put right', async () => {
  const folder = await writeContent({ 'friends.yaml': friend('dog.svg'), 'images/friends/dog.svg': drawSvg() });
  const { server, shown, sent } = await startServer(folder);
  const read = async () => (await server.ssrLoadModule('virtual:content/friends')).friends;
  expect(await read()).toMatchObject([{ name: 'Mochi' }]);

  await rm(join(folder, 'images/friends/dog.svg'));
  const sentence = 'content/friends.yaml:3:3  0.image  the file images/friends/dog.svg does not exist';
  await vi.waitFor(() => expect(shown.join()).toContain(sentence), 20_000);
  const overlay = sent().find(({ type }) => type === 'error');
  expect(overlay?.err?.message).toContain(sentence);
  await expect(read()).rejects.toThrow(sentence);

  await writeFile(join(folder, 'images/friends/dog.svg'), drawSvg('width="20" height="10"'));
  await vi.waitFor(() => expect(sent()).toContainEqual({ type: 'full-reload' }), 20_000);
  expect(await read()).toMatchObject([{ image: { width: 20, height: 10 } }]);
});

test('a dev server starts with a content full of mistakes, and tells them once', async () => {
  const folder = await writeContent({ 'friends.yaml': friend('dog.svg') });
  const { origin, shown } = await startServer(folder);
  const site = await fetch(`${origin}/@id/__x00__virtual:content/site`);
  expect(await site.text()).toContain('virtual:content/mistakes');
  const mistakes = await fetch(`${origin}/@id/__x00__virtual:content/mistakes`);
  expect(mistakes.status).toBe(500);
  expect(shown.filter((message) => message.includes('There is one mistake in the content.')).length).toBe(1);
});

test.each([
  ['*sparkles*', 'a text that starts with * needs quotes around it'],
  ['&', 'a text that starts with & needs quotes around it'],
  ['"half', 'the " here is not closed on this line'],
  ['\n\t- tab', 'there is a tab at the start of this line: only spaces are allowed there'],
])(
  'dev survives the value %j at its start and in the middle, and is back when the file is mended',
  async (value, sentence) => {
    const mended = '- date: 2025-10-27\n  text: V1.0 finished\n';
    const broken = mended.replace('V1.0 finished', value);
    const folder = await writeContent({ 'updates.yaml': broken });
    const { server, shown, sent } = await startServer(folder);
    const read = async () => (await server.ssrLoadModule('virtual:content/updates')).updates;
    const countReloads = () => sent().filter(({ type }) => type === 'full-reload').length;
    await expect(read()).rejects.toThrow(sentence);
    await writeFile(join(folder, 'updates.yaml'), mended);
    await vi.waitFor(() => expect(countReloads()).toBe(1), 20_000);
    expect(await read()).toMatchObject([{ text: 'V1.0 finished' }]);
    shown.length = 0;
    await writeFile(join(folder, 'updates.yaml'), broken);
    await vi.waitFor(() => expect(shown.join()).toContain(sentence), 20_000);
    await writeFile(join(folder, 'updates.yaml'), mended);
    await vi.waitFor(() => expect(countReloads()).toBe(2), 20_000);
    expect(await read()).toMatchObject([{ text: 'V1.0 finished' }]);
  },
);

test('dev tells once what its owner should look at, and nothing of what matters only to visitors', async () => {
  const wav = Buffer.from('RIFF\u0024\0\0\0WAVEfmt ', 'latin1');
  const files = { 'tracks.yaml': track('file: music/a.wav'), 'music/a.wav': wav };
  const folder = await writeContent(files);
  const { told, sent } = await startServer(folder);
  const countNotes = (part: string) => told.filter((message) => message.includes(part)).length;
  await vi.waitFor(() => expect(countNotes('the file music/a.wav is a WAV')).toBe(1), 20_000);
  await writeFile(join(folder, 'updates.yaml'), '- date: 2025-11-01\n  text: Hot news\n');
  await vi.waitFor(() => expect(sent()).toContainEqual({ type: 'full-reload' }), 20_000);
  expect(countNotes('the file music/a.wav is a WAV')).toBe(1);
  expect(countNotes('address')).toBe(0);
});

test('dev serves a PDF that is made anew with each change of the resume', async () => {
  const sheet = (word: string) => `sheet:\n  name: ${word}\n  sections: [{ title: Lamps, text: Nine. }]\n`;
  const page = String((await sampleFiles())['resume.yaml']);
  const folder = await writeContent({ 'resume.yaml': `${page}\n${sheet('Mochi')}`, 'resume.pdf': null });
  const { origin } = await startServer(folder);
  const readPdf = async () => Buffer.from(await (await fetch(`${origin}/resume.pdf`)).arrayBuffer()).toString('latin1');
  const first = await readPdf();
  expect(first).toMatch(/^%PDF-1\.7/);
  await writeFile(join(folder, 'resume.yaml'), `${page}\n${sheet('Hoot')}`);
  await vi.waitFor(async () => expect(await readPdf()).not.toBe(first), 20_000);
});

test("the owner's style sheet comes after the site's own, and each change of it reloads the page", async () => {
  const folder = await writeContent({
    'images/my cat.svg': drawSvg(),
    'site.yaml': String((await sampleFiles())['site.yaml']).replace(
      /address: .*/,
      'address: https://example.com/bonbon',
    ),
  });
  const { server, origin, sent } = await startServer(folder);
  const countReloads = () => sent().filter(({ type }) => type === 'full-reload').length;
  const readHtml = () => server.transformIndexHtml('/', '<html><head></head><body><p></p></body></html>');
  const readSheet = async () => (await fetch(`${origin}/bonbon/site.css`)).text();
  expect(await readHtml()).not.toContain('stylesheet');

  await writeFile(join(folder, 'site.css'), "body { background: url('images/my cat.svg') }");
  await vi.waitFor(() => expect(countReloads()).toBe(1), 20_000);
  expect(await readHtml()).toMatch(/<body>\s*<link rel="stylesheet" href="\/bonbon\/site\.css" media="screen">/);
  const [, picture = ''] = /url\("([^"]*)"\)/.exec(await readSheet()) ?? [];
  expect(await (await fetch(origin + picture)).text()).toBe(drawSvg());

  await writeFile(join(folder, 'site.css'), 'h1 { color: red }');
  await vi.waitFor(() => expect(countReloads()).toBe(2), 20_000);
  expect(await readSheet()).toBe('h1 { color: red }');

  await rm(join(folder, 'site.css'));
  await vi.waitFor(() => expect(countReloads()).toBe(3), 20_000);
  expect(await readHtml()).not.toContain('stylesheet');
});

test('dev serves what lies in public/ at the addresses it will have', async () => {
  const folder = await writeContent({
    'public/zine/index.html': '<p>zine',
    'public/.well-known/atproto-did': 'did:plc:owl',
    'public/a b.gif': 'GIF89a',
  });
  const { origin, sent } = await startServer(folder);
  const ask = async (path: string) => {
    const answer = await fetch(origin + path);
    return [new URL(answer.url).pathname, answer.headers.get('content-type'), await answer.text()];
  };
  expect(await ask('/zine')).toEqual(['/zine/', 'text/html; charset=utf-8', '<p>zine']);
  expect(await ask('/.well-known/atproto-did')).toEqual([
    '/.well-known/atproto-did',
    'text/plain; charset=utf-8',
    'did:plc:owl',
  ]);
  expect(await ask('/a%20b.gif')).toEqual(['/a%20b.gif', 'image/gif', 'GIF89a']);
  await writeFile(join(folder, 'public/.well-known/new.txt'), 'new');
  await vi.waitFor(() => expect(sent()).toContainEqual({ type: 'full-reload' }), 20_000);
  expect(await ask('/.well-known/new.txt')).toEqual(['/.well-known/new.txt', 'text/plain; charset=utf-8', 'new']);
});
