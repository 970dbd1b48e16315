import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPhoto, drawSvg, sampleFiles, track, writeContent } from '#content-reader/content-fixture.ts';
import { readContent } from '#content-reader/read-content.ts';
import { buildSite, friend, readChunks, writeSite } from './built-content-fixture.ts';
import { pageContent } from './index-modules.ts';
import { contentPlugin } from './plugin.ts';

test("a page's chunk contains only the content it shows, and the entry chunk contains none", async () => {
  const folder = await writeContent({
    'facts.yaml': String((await sampleFiles())['facts.yaml']).replaceAll(
      'I have never seen snow.',
      'Snow is a rumour.',
    ),
  });
  const root = await writeSite(folder, { first: ['interests'], second: ['facts', 'updates'] });
  const chunks = await readChunks(await buildSite(folder, root));
  expect(Object.keys(chunks).sort()).toEqual(['first', 'index', 'second']);
  expect(chunks.first).toContain('I own too many.');
  expect(chunks.second).toContain('Snow is a rumour.');
  expect(chunks.second).toContain('V1.0 finished');
  for (const name of ['index', 'second']) expect(chunks[name]).not.toContain('I own too many.');
  for (const name of ['index', 'first']) expect(chunks[name]).not.toContain('Snow is a rumour.');
});

test("a chunk contains only the words it shows, in the owner's language", async () => {
  const folder = await writeContent({ 'words.yaml': 'frame: { menu: Speisekarte }\n' });
  const root = await writeSite(folder, { page: [] });
  const page = `import { frameWords } from 'virtual:words';\nconsole.log(frameWords.menu, frameWords.skip);\n`;
  await writeFile(join(root, 'page.js'), page);
  const { page: chunk, ...others } = await readChunks(await buildSite(folder, root));
  expect(chunk).toContain('Speisekarte');
  expect(chunk).toContain('Skip to content');
  expect(chunk).not.toMatch(/Menu|Pause the ticker|Nothing playing/);
  expect(Object.values(others).join()).not.toContain('Skip to content');
});

test('words of a later part of the page do not come with the first words of their group', async () => {
  const folder = await writeContent({ 'words.yaml': 'frame: { counting: Ich zähle }\n' });
  const root = await writeSite(folder, { first: [], second: [] });
  const first = `import { frameWords } from 'virtual:words';\nconsole.log(frameWords.skip);\n`;
  const second = `import { lateFrameWords } from 'virtual:words/late';\nconsole.log(lateFrameWords.counting);\n`;
  await writeFile(join(root, 'first.js'), first);
  await writeFile(join(root, 'second.js'), second);
  const chunks = await readChunks(await buildSite(folder, root));
  expect(chunks.first).toContain('Skip to content');
  expect(chunks.first).not.toContain('Ich zähle');
  expect(chunks.second).toContain('Ich zähle');
});

test('what only the build and the server need of site.yaml is in no script', async () => {
  const folder = await writeContent();
  const { content } = await readContent(folder);
  const root = await writeSite(folder, { page: ['site'] });
  const { page = '' } = await readChunks(await buildSite(folder, root));
  expect(page).toContain(content?.site.ownerName);
  expect(page).toContain('approvesFirst');
  expect(page).not.toMatch(/maxLinks|senderPerHour|drawings|sharePicture|icons/);
  expect(page).not.toContain(content?.site.description);
});

test('every part of the content can be imported', async () => {
  const folder = await writeContent();
  const { content } = await readContent(folder);
  const names = Object.keys(content ?? {}).filter((name) => name !== 'words');
  const root = await writeSite(folder, { all: names });
  const out = await buildSite(folder, root, { build: { ssr: 'all.js' } });
  const { shown } = await import(pathToFileURL(join(out, 'all.js')).href);
  const values: unknown[] = JSON.parse(shown);
  expect(values).not.toContain(null);
  expect(values[names.indexOf('socialIcons')]).toEqual({
    github: { path: expect.stringMatching(/^M/), color: '#181717' },
  });
});

test('what belongs to single pages cannot get into a bundle by mistake', async () => {
  const folder = await writeContent();
  const root = await writeSite(folder, { page: ['pageData'] });
  const plugins = [contentPlugin({ folder, cacheFolder: join(root, '.cache'), leavesOut: pageContent })];
  await expect(buildSite(folder, root, { plugins })).rejects.toThrow(/pageData.* is not exported/);
});

test('names of pictures and songs contain a hash, and browser and prerender have the same addresses', async () => {
  const folder = await writeContent({ 'friends.yaml': friend('cat.svg') });
  const root = await writeSite(folder, { page: ['friends', 'tracks'] });
  const browserOut = await buildSite(folder, root, { build: { assetsInlineLimit: 4096 } });
  const chunk = (await readChunks(browserOut)).page ?? '';
  const [, picture = ''] = /["'`]\/(assets\/cat-[\w-]{8}\.svg)["'`]/.exec(chunk) ?? [];
  const [, song = ''] = /["'`]\/(assets\/sunset-drive-[\w-]{8}\.mp3)["'`]/.exec(chunk) ?? [];
  expect(await readFile(join(browserOut, picture), 'utf8')).toBe(drawSvg());
  expect(await readFile(join(browserOut, song), 'utf8')).toBe('ID3');
  const serverOut = await buildSite(folder, root, { build: { ssr: 'page.js', outDir: join(root, 'server') } });
  const { shown } = await import(pathToFileURL(join(serverOut, '../server/page.js')).href);
  const [[shownFriend], [shownTrack]] = JSON.parse(shown);
  expect(shownFriend.image).toEqual({ src: `/${picture}`, width: 40, height: 40, isPixelArt: true });
  expect(shownTrack).toMatchObject({ title: 'Sunset Drive', file: `/${song}` });
});

test('a photo is built as AVIF and WebP, never wider than it is, the same for browser and prerender', async () => {
  const folder = await writeContent({
    'friends.yaml': friend('dog.jpg'),
    'images/friends/dog.jpg': await drawPhoto(1000, 8),
    'tracks.yaml': track('file: music/sunset-drive.mp3').replace('.svg', '.png'),
    'images/songs/sunset-drive.png': await drawPhoto(300, 300, 'png'),
  });
  const root = await writeSite(folder, { page: ['friends', 'tracks'] });
  const out = await buildSite(folder, root);
  const files = await readdir(join(out, 'assets'));
  expect(files.filter((name) => /^(dog|sunset-drive)-.*\.(avif|webp|jpg|png)$/.test(name)).length).toBe(7 + 3 + 1);
  await buildSite(folder, root, { build: { ssr: 'page.js', outDir: join(root, 'server') } });
  const { shown } = await import(pathToFileURL(join(root, 'server/page.js')).href);
  const [[{ image }], [{ imageSrc }]] = JSON.parse(shown);
  expect(image).toEqual({
    src: expect.stringMatching(/^\/assets\/dog-[\w-]{8}\.jpg$/),
    width: 1000,
    height: 8,
    isPixelArt: false,
    sources: [
      { type: 'image/avif', srcset: expect.stringMatching(srcset('avif', [480, 960, 1000])) },
      { type: 'image/webp', srcset: expect.stringMatching(srcset('webp', [480, 960, 1000])) },
    ],
  });
  expect(imageSrc).toMatchObject({
    src: expect.stringMatching(/\.png$/),
    sources: [{ srcset: expect.stringMatching(srcset('avif', [300])) }, { type: 'image/webp' }],
  });
  for (const [, name] of String(shown).matchAll(/\/assets\/([\w.-]+)/g)) expect(files).toContain(name);
  expect(await readdir(join(root, 'server'))).toEqual(['page.js']);
});

test('the cover of a song file is a 512 pixel bitmap in a separate module, with sharp edges unless it is a photo', async () => {
  const song = (cover: string) => track('file: music/sunset-drive.mp3').replace('sunset-drive.svg', cover);
  const pixels = sharp({ create: { width: 1, height: 2, channels: 3, background: '#f00' } });
  const vector = '<path fill="#f00" d="M0 0h40v40h-40z"/><path fill="#00f" d="M20.3 0h20v40h-20z"/>';
  const folder = await writeContent({
    'tracks.yaml': [song('vector.svg'), song('pixels.png'), song('photo.jpg'), track('videoId: dQw4w9WgXcQ')].join(''),
    'images/songs/vector.svg': drawSvg('width="40" height="40" shape-rendering="crispEdges"', vector),
    'images/songs/pixels.png': await pixels.extend({ right: 1, background: '#00f' }).png({ palette: true }).toBuffer(),
    'images/songs/photo.jpg': await drawPhoto(300, 200),
  });
  const root = await writeSite(folder, { bar: ['tracks'], lockScreen: ['coverArtwork'] });
  const out = await buildSite(folder, root);
  const { bar, lockScreen } = await readChunks(out);
  const found = [...String(lockScreen).matchAll(/assets\/(\w+)-[\w-]{8}\.(png|jpg)/g)];
  expect(found.map(([, name, ending]) => `${name}.${ending}`)).toEqual(['vector.png', 'pixels.png', 'photo.jpg']);
  const redWidths = found.map(async ([path]) => {
    expect(bar).not.toContain(path);
    const { data, info } = await sharp(join(out, path)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([512, 512]);
    const colours = Array.from({ length: 512 * 512 }, (_, pixel) => data.readUIntBE(pixel * 3, 3));
    return new Set(colours).size > 2 ? 'many colours' : colours.lastIndexOf(0xff_00_00, 511) + 1;
  });
  expect(await Promise.all(redWidths)).toEqual([260, 256, 'many colours']);
});

const srcset = (format: string, widths: number[]) =>
  new RegExp(`^${widths.map((width) => `/assets/[\\w-]+\\.${format} ${width}w`).join(', ')}$`);

test('public files keep their names, and their addresses start with the base path of the site', async () => {
  const sample = await sampleFiles();
  const folder = await writeContent({
    'site.yaml': String(sample['site.yaml']).replace(/address: .*/, 'address: https://example.com/bonbon'),
  });
  const root = await writeSite(folder, { page: ['resume', 'myButton'] });
  const out = await buildSite(folder, root);
  expect((await readdir(out)).sort()).toEqual(['assets', 'bonbon.png', 'index.html', 'resume.pdf', 'share']);
  expect(await readdir(join(out, 'share'))).toEqual(['share.png']);
  expect(await readFile(join(out, 'resume.pdf'), 'utf8')).toBe('%PDF-1.7');
  const { page } = await readChunks(out);
  expect(page).toContain('/bonbon/resume.pdf');
  expect(page).toContain('/bonbon/bonbon.png');
});

test('a base given to the build overrides the one from site.yaml', async () => {
  const folder = await writeContent();
  const root = await writeSite(folder, { page: ['resume'] });
  const { page } = await readChunks(await buildSite(folder, root, { base: '/elsewhere/' }));
  expect(page).toContain('/elsewhere/resume.pdf');
});

test('mistakes in the content fail the build with all of them listed', async () => {
  const folder = await writeContent({
    'friends.yaml': friend('dog.svg'),
    'facts.yaml': 'title: Random Facts\nfact: []\n',
  });
  const root = await writeSite(folder, { page: ['resume'] });
  const failure = await buildSite(folder, root).catch((error: Error) => error.message);
  expect(failure).toContain('There are 5 mistakes in the content.');
  expect(failure).toContain('content/friends.yaml:3:3  0.image  the file images/friends/dog.svg does not exist');
  expect(failure).toContain('content/facts.yaml:2:1  fact  the key fact is unknown; did you mean facts?');
  expect(failure).toContain('    for example: buttonLabel: Generate a fact!');
  expect(failure).not.toContain('plugin.ts');
  expect(failure).not.toContain('virtual:');
});
