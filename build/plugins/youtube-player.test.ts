import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, createLogger, createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { sampleFiles, track, writeContent } from '#content-reader/content-fixture.ts';
import { listDocumentPolicies, writeYoutubeDocument } from './youtube-document.ts';
import { youtubePlayer } from './youtube-player.ts';

const script = join(import.meta.dirname, '../../site/standalone/youtube-player.ts');

/** A site of one empty page, whose owner has this one track. */
async function writeSite(source: string) {
  const siteYaml = String((await sampleFiles())['site.yaml']).replace('language: en', 'language: de');
  const content = await writeContent({ 'tracks.yaml': track(source), 'site.yaml': siteYaml });
  const root = join(dirname(content), 'site');
  await mkdir(root);
  await writeFile(join(root, 'index.html'), '<!doctype html><title>A</title>');
  return { root, base: '/bonbon/', configFile: false as const, plugins: [youtubePlayer(script, content)] };
}

test('an owner with a YouTube track gets a document for it, in their language, with a hashed script', async () => {
  const site = await writeSite('videoId: dQw4w9WgXcQ');
  await build({ ...site, logLevel: 'silent' });
  const [name = ''] = (await readdir(join(site.root, 'dist/assets'))).filter((file) => file.endsWith('.js'));
  expect(name).toMatch(/^youtube-player-[\w-]{8}\.js$/);
  const html = await readFile(join(site.root, 'dist/youtube-player.html'), 'utf8');
  expect(html).toContain('<html lang="de">');
  expect(html).toContain(`<script src="/bonbon/assets/${name}" defer></script>`);
  // In a block, because top-level names would be global.
  expect(await readFile(join(site.root, 'dist/assets', name), 'utf8')).toMatch(/^\{.*\}$/s);
});

test('an owner without a YouTube track gets no such document', async () => {
  const site = await writeSite('file: music/sunset-drive.mp3');
  await build({ ...site, logLevel: 'silent' });
  expect(await readdir(join(site.root, 'dist'))).toEqual(['index.html']);
});

test('dev serves the document, too', async () => {
  const site = await writeSite('videoId: dQw4w9WgXcQ');
  await using server = Object.assign(await createServer({ ...site, logLevel: 'silent', server: { port: 0 } }), {
    [Symbol.asyncDispose]: () => server.close(),
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const answer = await fetch(`${address}youtube-player.html`);
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(await answer.text()).toBe(writeYoutubeDocument({ script: '/bonbon/youtube-player.js', language: 'de' }));
  expect(await (await fetch(`${address}youtube-player.js`)).text()).toContain('youtube-nocookie.com');
});

test('a script that cannot be compiled is answered with 500, and logged', async () => {
  const site = await writeSite('videoId: dQw4w9WgXcQ');
  const broken = join(site.root, 'broken.ts');
  await writeFile(broken, 'const = ;');
  const logError = vi.fn();
  const customLogger = { ...createLogger('silent'), error: logError };
  const plugins = [youtubePlayer(broken, join(dirname(site.root), 'content'))];
  const server = await createServer({ ...site, plugins, customLogger, server: { port: 0 } });
  await using _ = { [Symbol.asyncDispose]: () => server.close() };
  await server.listen();
  const answer = await fetch(`${server.resolvedUrls?.local[0]}youtube-player.js`, {
    signal: AbortSignal.timeout(10_000),
  });
  expect([answer.status, await answer.text()]).toEqual([500, '']);
  expect(logError).toHaveBeenCalledWith(expect.stringContaining('broken.ts'));
});

test('its policy allows only YouTube’s script and frame, and only the site may frame it', () => {
  const picture = { src: 'a.svg', width: 1, height: 1, isPixelArt: true };
  const song = { title: 'A', artist: 'A', imageSrc: picture };
  expect(listDocumentPolicies({ tracks: [{ ...song, file: 'a.mp3' }] })).toEqual({});
  const policies = listDocumentPolicies({
    tracks: [
      { ...song, file: 'a.mp3' },
      { ...song, videoId: 'dQw4w9WgXcQ' },
    ],
  });
  expect(Object.keys(policies)).toEqual(['youtube-player.html']);
  const policy = policies['youtube-player.html'] ?? '';
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://www.youtube-nocookie.com https://www.youtube.com",
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
  // Browsers ignore frame-ancestors in a meta tag.
  const tag = policy.replace("; frame-ancestors 'self'", '');
  expect(writeYoutubeDocument({ script: '/a.js', language: 'en' })).toContain(`content="${tag}"`);
});
