import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawPhoto, drawSvg, sampleFiles, track, writeContent } from '#content-reader/content-fixture.ts';
import { contentPlugin } from './plugin.ts';

const friend = (image: string) => `- name: Mochi\n  url: '#'\n  image: ${image}\n`;

/** A dev server on a free port, with all that it sends to the page and logs. */
async function startServer(folder: string) {
  const errors: string[] = [];
  const infos: string[] = [];
  const customLogger = {
    ...createLogger('silent'),
    error: (message: string) => void errors.push(message),
    info: (message: string) => void infos.push(message),
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
  return { server, origin, errors, infos, sent };
}

test('the dev server serves public files at their final addresses', async () => {
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

test('the dev server makes the versions of a photo that a page requests', async () => {
  const folder = await writeContent({
    'friends.yaml': friend('dog.jpg'),
    'images/friends/dog.jpg': await drawPhoto(500, 20),
  });
  const { server, origin } = await startServer(folder);
  const [{ image }] = (await server.ssrLoadModule('virtual:content/friends')).friends;
  const [, narrow = ''] = /^(\S+) 480w, \S+ 500w$/.exec(image.sources[0].srcset) ?? [];
  const answer = await fetch(origin + narrow);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'heif', width: 480 });
  expect((await fetch(origin + image.src)).headers.get('content-type')).toBe('image/jpeg');
});

test('a change in the content reloads the page, which then shows it', async () => {
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

test('a mistake is shown in the page and the terminal until it is fixed', async () => {
  const folder = await writeContent({ 'friends.yaml': friend('dog.svg'), 'images/friends/dog.svg': drawSvg() });
  const { server, errors, sent } = await startServer(folder);
  const read = async () => (await server.ssrLoadModule('virtual:content/friends')).friends;
  expect(await read()).toMatchObject([{ name: 'Mochi' }]);

  await rm(join(folder, 'images/friends/dog.svg'));
  const sentence = 'content/friends.yaml:3:3  0.image  the file images/friends/dog.svg does not exist';
  await vi.waitFor(() => expect(errors.join()).toContain(sentence), 20_000);
  const overlay = sent().find(({ type }) => type === 'error');
  expect(overlay?.err?.message).toContain(sentence);
  await expect(read()).rejects.toThrow(sentence);

  await writeFile(join(folder, 'images/friends/dog.svg'), drawSvg('width="20" height="10"'));
  await vi.waitFor(() => expect(sent()).toContainEqual({ type: 'full-reload' }), 20_000);
  expect(await read()).toMatchObject([{ image: { width: 20, height: 10 } }]);
});

test('the dev server starts even if the content has mistakes, and reports them once', async () => {
  const folder = await writeContent({ 'friends.yaml': friend('dog.svg') });
  const { origin, errors } = await startServer(folder);
  const site = await fetch(`${origin}/@id/__x00__virtual:content/site`);
  expect(await site.text()).toContain('virtual:content/mistakes');
  const mistakes = await fetch(`${origin}/@id/__x00__virtual:content/mistakes`);
  expect(mistakes.status).toBe(500);
  expect(errors.filter((message) => message.includes('There is one mistake in the content.')).length).toBe(1);
});

test.each([
  ['*sparkles*', 'text that starts with * needs quotes around it'],
  ['&', 'text that starts with & needs quotes around it'],
  ['"half', 'the " here is not closed on this line'],
  ['\n\t- tab', 'there is a tab at the start of this line: only spaces are allowed there'],
])(
  'the dev server survives the value %j at the start and later, and recovers when the file is fixed',
  async (value, sentence) => {
    const fixed = '- date: 2025-10-27\n  text: V1.0 finished\n';
    const broken = fixed.replace('V1.0 finished', value);
    const folder = await writeContent({ 'updates.yaml': broken });
    const { server, errors, sent } = await startServer(folder);
    const read = async () => (await server.ssrLoadModule('virtual:content/updates')).updates;
    const countReloads = () => sent().filter(({ type }) => type === 'full-reload').length;
    await expect(read()).rejects.toThrow(sentence);
    await writeFile(join(folder, 'updates.yaml'), fixed);
    await vi.waitFor(() => expect(countReloads()).toBe(1), 20_000);
    expect(await read()).toMatchObject([{ text: 'V1.0 finished' }]);
    errors.length = 0;
    await writeFile(join(folder, 'updates.yaml'), broken);
    await vi.waitFor(() => expect(errors.join()).toContain(sentence), 20_000);
    await writeFile(join(folder, 'updates.yaml'), fixed);
    await vi.waitFor(() => expect(countReloads()).toBe(2), 20_000);
    expect(await read()).toMatchObject([{ text: 'V1.0 finished' }]);
  },
);

test('the dev server logs each warning once, except those that only matter for publishing', async () => {
  const wav = Buffer.from('RIFF\u0024\0\0\0WAVEfmt ', 'latin1');
  const files = { 'tracks.yaml': track('file: music/a.wav'), 'music/a.wav': wav };
  const folder = await writeContent(files);
  const { infos, sent } = await startServer(folder);
  const countWarnings = (part: string) => infos.filter((message) => message.includes(part)).length;
  await vi.waitFor(() => expect(countWarnings('the file music/a.wav is a WAV')).toBe(1), 20_000);
  await writeFile(join(folder, 'updates.yaml'), '- date: 2025-11-01\n  text: Hot news\n');
  await vi.waitFor(() => expect(sent()).toContainEqual({ type: 'full-reload' }), 20_000);
  expect(countWarnings('the file music/a.wav is a WAV')).toBe(1);
  expect(countWarnings('address')).toBe(0);
});

test('the dev server serves a PDF that is made again after each change in the resume', async () => {
  const resume = (word: string) => `resume:\n  name: ${word}\n  sections: [{ title: Lamps, text: Nine. }]\n`;
  const page = String((await sampleFiles())['resume.yaml']);
  const folder = await writeContent({ 'resume.yaml': `${page}\n${resume('Mochi')}`, 'resume.pdf': null });
  const { origin } = await startServer(folder);
  const readPdf = async () => Buffer.from(await (await fetch(`${origin}/resume.pdf`)).arrayBuffer()).toString('latin1');
  const first = await readPdf();
  expect(first).toMatch(/^%PDF-1\.7/);
  await writeFile(join(folder, 'resume.yaml'), `${page}\n${resume('Hoot')}`);
  await vi.waitFor(async () => expect(await readPdf()).not.toBe(first), 20_000);
});

test("the owner's style sheet comes after the site's own, and each change in it reloads the page", async () => {
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

test('the dev server serves the files in public/ at their final addresses', async () => {
  const folder = await writeContent({
    'public/zine/index.html': '<p>zine',
    'public/.well-known/atproto-did': 'did:plc:owl',
    'public/a b.gif': 'GIF89a',
  });
  const { origin, sent } = await startServer(folder);
  const request = async (path: string) => {
    const response = await fetch(origin + path);
    return [new URL(response.url).pathname, response.headers.get('content-type'), await response.text()];
  };
  expect(await request('/zine')).toEqual(['/zine/', 'text/html; charset=utf-8', '<p>zine']);
  expect(await request('/.well-known/atproto-did')).toEqual([
    '/.well-known/atproto-did',
    'text/plain; charset=utf-8',
    'did:plc:owl',
  ]);
  expect(await request('/a%20b.gif')).toEqual(['/a%20b.gif', 'image/gif', 'GIF89a']);
  await writeFile(join(folder, 'public/.well-known/new.txt'), 'new');
  await vi.waitFor(() => expect(sent()).toContainEqual({ type: 'full-reload' }), 20_000);
  expect(await request('/.well-known/new.txt')).toEqual(['/.well-known/new.txt', 'text/plain; charset=utf-8', 'new']);
});
