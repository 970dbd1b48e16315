import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { track, writeContent } from '#content-reader/content-fixture.ts';
import { FetchFailure } from '#server/fetch-public/fetch-failure.ts';
import type { PublicFetch } from '#server/fetch-public/public-fetch.ts';
import type { PictureAnswer, SongAnswer } from '#studio/protocol/media.ts';
import type { SiteEvent } from '#studio/protocol/site-state.ts';
import { answerJson } from '../http/api.ts';
import { createMedia } from './media.ts';
import { createMediaRoutes } from './media-routes.ts';
import { drawFace, drawHills, toSharp } from './picture/picture-fixture.ts';
import { encodeSound, makeFlac, makeFolder, makeSound, makeWav, tone } from './song/song-fixture.ts';
import { listUnusedFiles } from './unused-files.ts';

type Files = Parameters<typeof writeContent>[0];

async function open(files: Files = {}, publicFetch?: PublicFetch) {
  const content = await writeContent(files);
  onTestFinished(() => rm(content, { recursive: true, force: true }));
  const cache = await makeFolder();
  const staged = await makeFolder();
  const events: SiteEvent[] = [];
  const media = createMedia({
    content,
    cache,
    staged,
    announce: (event) => events.push(event),
    ...(publicFetch && { publicFetch }),
  });
  const app = createMediaRoutes(media, answerJson);
  const post = async <Answer>(path: string, query: Record<string, string>, body: Buffer | string = '') => {
    const response = await app.request(`${path}?${new URLSearchParams(query)}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
    return { status: response.status, answer: (await response.json()) as Answer };
  };
  return { content, cache, staged, media, app, post, events };
}

const photo = await drawHills(64, 48).jpeg().toBuffer();

test.each([
  ['friends.yaml', [0, 'image'], 'images/friends/my-cat.webp', 'my-cat.webp'],
  ['tracks.yaml', [0, 'imageSrc'], 'images/songs/my-cat.webp', 'my-cat.webp'],
  ['home.yaml', ['quickIntro', 'peaceSign', 'src'], 'images/hello/my-cat.webp', 'images/hello/my-cat.webp'],
  ['interests.yaml', ['items', 0, 'src'], 'images/interests/my-cat.webp', 'images/interests/my-cat.webp'],
  ['characters/thistle/character.yaml', ['portrait'], 'characters/thistle/my-cat.webp', './my-cat.webp'],
  ['characters/new-one/character.yaml', ['images', 2, 'src'], 'characters/new-one/my-cat.webp', './my-cat.webp'],
])('a picture for %s %j is put where its neighbours are', async (file, path, place, value) => {
  const { content, post } = await open();
  const { answer } = await post<PictureAnswer>(
    '/picture',
    { file, path: JSON.stringify(path), name: 'My Cat!.JPG' },
    photo,
  );
  expect(answer).toMatchObject({ outcome: 'made', path: place, value, picture: { width: 64, height: 48 } });
  expect((await readFile(join(content, place))).length).toBeGreaterThan(0);
});

test('a name that is taken, in whichever letters, gets a number, and what was there stays', async () => {
  const { content, post } = await open({ 'images/friends/My-Cat.png': 'mine' });
  const query = { file: 'friends.yaml', path: '[0,"image"]', name: 'my cat.jpg' };
  for (const value of ['my-cat-2.webp', 'my-cat-3.webp']) {
    expect((await post<PictureAnswer>('/picture', query, photo)).answer).toMatchObject({ value });
  }
  expect(await readFile(join(content, 'images/friends/My-Cat.png'), 'utf8')).toBe('mine');
});

test('a part of a picture that is there becomes a new one', async () => {
  const face = await toSharp(await drawFace(4))
    .png()
    .toBuffer();
  const { post } = await open({ 'images/friends/face.png': face });
  const query = { file: 'friends.yaml', path: '[0,"image"]', name: '', of: 'face.png' };
  const crop = JSON.stringify({ left: 0, top: 0, width: 40, height: 40 });
  expect((await post<PictureAnswer>('/picture', { ...query, crop })).answer).toMatchObject({
    outcome: 'made',
    value: 'face-2.png',
    picture: { kind: 'pixelArt', width: 10, height: 10 },
  });
});

test.each([
  ['no field', { file: 'home.yaml', path: '["nothing"]', name: 'a.jpg' }],
  ['a field of text', { file: 'home.yaml', path: '["header","title"]', name: 'a.jpg' }],
  ['no content file', { file: '../secret.yaml', path: '[]', name: 'a.jpg' }],
  ['a folder of folders', { file: 'characters/../../x/character.yaml', path: '["portrait"]', name: 'a.jpg' }],
])('%s takes no picture', async (_, query) => {
  const { post } = await open();
  expect((await post('/picture', query, photo)).answer).toMatchObject({ outcome: 'refused' });
});

test.each([{ path: '[]' }, { file: 'home.yaml', path: '{' }, { file: 'home.yaml', path: '[true]' }])(
  'a query that the window does not send is not understood: %j',
  async (query) => {
    const { post } = await open();
    expect((await post('/picture', query, photo)).status).toBe(400);
  },
);

const recording = makeSound(3, tone(-20));
const song = { file: 'tracks.yaml', path: '[0,"file"]', name: 'Kettle Song.flac', job: 'job-of-a-test' };

test('a recording becomes a song beside the others, and tells how far it is', async () => {
  const { content, cache, post, events, app } = await open({
    'tracks.yaml': track('file: music/a.mp3'),
    'music/a.mp3': await encodeSound(makeSound(2, tone(-16.5)), 'mp3'),
  });
  const { answer } = await post<SongAnswer>('/song', song, makeFlac(recording, ['TITLE=Kettle Song', 'ARTIST=Mochi']));
  expect(answer).toMatchObject({
    outcome: 'made',
    value: 'music/kettle-song.mp3',
    how: 'converted',
    title: 'Kettle Song',
    artist: 'Mochi',
    target: -16,
    isAtPeak: false,
  });
  if (answer.outcome !== 'made') throw new Error();
  expect(answer.song.peaks).toHaveLength(352);
  expect(Math.abs((answer.song.loudness ?? 0) + 16)).toBeLessThan(0.5);
  expect((await readFile(join(content, 'music/kettle-song.mp3'))).length).toBe(answer.song.bytes);
  expect(events[0]).toEqual({ event: 'job', id: song.job, state: 'running', progress: 0 });
  expect(events.at(-1)).toEqual({ event: 'job', id: song.job, state: 'done' });
  expect(await readdir(join(cache, 'uploads'))).toEqual([]);
  const facts = await app.request('/song?path=music/kettle-song.mp3');
  expect(await facts.json()).toMatchObject({ path: 'music/kettle-song.mp3', bytes: answer.song.bytes });
  expect((await app.request('/song?path=tracks.yaml')).status).toBe(404);
});

test('a new song is as loud as the middle one of the others', async () => {
  const files: NonNullable<Files> = {
    'tracks.yaml': ['a', 'b', 'c'].map((name) => track(`file: music/${name}.wav`)).join(''),
  };
  for (const [name, level] of Object.entries({ a: -25, b: -18.5, c: -10 })) {
    files[`music/${name}.wav`] = makeWav(makeSound(1, tone(level)));
  }
  const { post } = await open(files);
  const { answer } = await post<SongAnswer>('/song', song, makeWav(recording));
  expect(answer).toMatchObject({ outcome: 'made', target: -18.5 });
});

test('the picture in a recording becomes its cover', async () => {
  const cover = await drawHills(600, 600).jpeg().toBuffer();
  const text = (value: Buffer | string) => {
    const bytes = Buffer.from(value as string);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  const picture = Buffer.concat([
    Buffer.from([0, 0, 0, 3]),
    text('image/jpeg'),
    text(''),
    Buffer.alloc(16),
    Buffer.concat([Buffer.from([0, 0, 0, 0]).fill(0), cover]),
  ]);
  picture.writeUInt32BE(cover.length, picture.length - cover.length - 4);
  const flac = makeFlac(recording);
  // Marked as the last one no more, the comments are followed by the picture.
  const end = 4 + 38;
  const notes = flac.readUIntBE(end + 1, 3);
  const head = Buffer.from([0x86, 0, 0, 0]);
  head.writeUIntBE(picture.length, 1, 3);
  flac[end] = 4;
  const whole = Buffer.concat([flac.subarray(0, end + 4 + notes), head, picture, flac.subarray(end + 4 + notes)]);
  const { post, content } = await open();
  const { answer } = await post<SongAnswer>('/song', song, whole);
  expect(answer).toMatchObject({ outcome: 'made', cover: 'kettle-song.webp' });
  expect((await readFile(join(content, 'images/songs/kettle-song.webp'))).length).toBeGreaterThan(100);
});

test('a recording that cannot be read is refused, and leaves nothing', async () => {
  const { content, cache, post, events } = await open();
  const before = await readdir(content, { recursive: true });
  expect((await post('/song', song, 'Dear diary')).answer).toEqual({
    outcome: 'refused',
    reason: 'unreadable',
    sentence: "We can't read this recording. MP3, WAV, FLAC and OGG work.",
  });
  expect(events.at(-1)).toMatchObject({ state: 'failed' });
  expect(await readdir(join(cache, 'uploads'))).toEqual([]);
  expect(await readdir(content, { recursive: true })).toEqual(before);
});

test('a recording that is not wanted any more is stopped', async () => {
  const { content, media } = await open();
  const before = await readdir(content, { recursive: true });
  const source = join(await makeFolder(), 'long.wav');
  await writeFile(source, makeWav(makeSound(60, tone(-20))));
  const stop = new AbortController();
  const made = media.song(source, { ...song, path: [0, 'file'] }, stop.signal);
  stop.abort();
  expect(await made).toMatchObject({ outcome: 'refused', reason: 'stopped' });
  expect(await readdir(content, { recursive: true })).toEqual(before);
});

test('more than is allowed is refused before it is read', async () => {
  const { app } = await open();
  for (const [path, megabytes] of [
    ['/picture', 61],
    ['/song', 401],
  ] as const) {
    const query = new URLSearchParams({ ...song, path: '[0,"imageSrc"]' });
    const response = await app.request(`${path}?${query}`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-length': String(megabytes * 1_000_000) },
    });
    expect(await response.json()).toMatchObject({ outcome: 'refused', reason: 'tooLarge' });
  }
});

const serving = (answer: () => Promise<Buffer>): PublicFetch => ({
  run: (work) => work(async (address) => ({ body: await answer(), url: new URL(address) })),
});
const button = {
  file: 'buttons.yaml',
  path: ['friends', 'sites', 0, 'image'],
  address: 'https://www.pond.example/88x31.png',
};
const askForButton = async (publicFetch: PublicFetch) => {
  const { app, content } = await open({}, publicFetch);
  const response = await app.request('/button', { method: 'POST', body: JSON.stringify(button) });
  return { answer: (await response.json()) as PictureAnswer, content };
};

test("a friend's button is fetched from the address that the owner gave", async () => {
  const raw = Buffer.alloc(88 * 31 * 4, 255).fill(30, 0, 4000);
  const bytes = await toSharp({ width: 88, height: 31, raw }).png().toBuffer();
  const { answer } = await askForButton(serving(async () => bytes));
  expect(answer).toMatchObject({
    outcome: 'made',
    value: 'images/buttons/pond-2.png',
    picture: { width: 88, height: 31 },
  });
});

test('what cannot be fetched is said', async () => {
  const { answer } = await askForButton({
    run: () => Promise.reject(new FetchFailure('private')),
  });
  expect(answer).toEqual({
    outcome: 'refused',
    reason: 'fetch',
    sentence: 'The address leads to a private network. Only what is on the public internet is fetched.',
  });
  expect((await askForButton(serving(async () => Buffer.from('<p>')))).answer).toMatchObject({ outcome: 'refused' });
});

test('pictures and songs are shown, in parts as well, and nothing else is', async () => {
  const { app } = await open({
    'images/friends/cat.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'notes.txt': 'x',
  });
  const ask = (path: string, headers = {}) => app.request(`/file?path=${encodeURIComponent(path)}`, { headers });
  const whole = await ask('images/friends/cat.svg');
  expect(whole.headers.get('content-type')).toContain('image/svg+xml');
  expect(whole.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect((await app.request('/file?path=cat.svg&from=friends.yaml')).status).toBe(200);
  const part = await ask('images/friends/cat.svg', { range: 'bytes=1-3' });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'svg', 'bytes 1-3/41']);
  expect((await ask('images/friends/cat.svg', { range: 'bytes=900-' })).status).toBe(416);
  for (const path of ['home.yaml', 'notes.txt', '../x.svg', '/etc/passwd', 'images', 'images/friends/cat.svg\0.png']) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test('pictures that nothing names any more are listed', async () => {
  const { content } = await open({
    'images/friends/gone.svg': '<svg/>',
    'images/friends/told.svg': '<svg/>',
    'public/kept.svg': '<svg/>',
    'characters/thistle/left.png': 'x',
    'friends.yaml': "- name: Mochi\n  url: '#'\n  image: told.svg\n",
  });
  const unused = (await listUnusedFiles(content)).map(({ path }) => path);
  expect(unused).toEqual(expect.arrayContaining(['images/friends/gone.svg', 'characters/thistle/left.png']));
  for (const path of ['images/friends/told.svg', 'public/kept.svg', 'images/icons/favicon.svg']) {
    expect(unused).not.toContain(path);
  }
});

test('pictures for something that is not made yet wait outside of content', async () => {
  const { content, staged, post, app } = await open();
  const file = 'characters/.new-12345678/character.yaml';
  const query = { file, path: '["portrait"]', name: 'My Cat.jpg' };
  const { answer } = await post<PictureAnswer>('/picture', query, photo);
  expect(answer).toMatchObject({ outcome: 'made', value: './my-cat.webp' });
  expect(await readdir(join(staged, '12345678'))).toEqual(['my-cat.webp']);
  expect((await readdir(content, { recursive: true })).filter((name) => /new-|my-cat/.test(name))).toEqual([]);
  const shown = await app.request(`/file?${new URLSearchParams({ path: './my-cat.webp', from: file })}`);
  expect(shown.status).toBe(200);
  const choices = await app.request(`/choices?${new URLSearchParams({ file, path: '["portrait"]', name: '' })}`);
  expect(await choices.json()).toContainEqual({ value: './my-cat.webp', name: 'my-cat.webp' });
});

test.each(['characters/.new-../../x/character.yaml', 'characters/.new-1234567/character.yaml'])(
  'nothing waits in %s',
  async (file) => {
    const { staged, post } = await open();
    await post('/picture', { file, path: '["portrait"]', name: 'a.jpg' }, photo);
    expect(await readdir(staged)).toEqual([]);
  },
);

test('a field offers the pictures that it may name, those beside its neighbours first', async () => {
  const { app } = await open({ 'images/friends/a.png': '', 'images/b.svg': '', 'images/c.txt': '', 'music/d.mp3': '' });
  const ask = async (file: string, path: string) => {
    const response = await app.request(`/choices?${new URLSearchParams({ file, path })}`);
    return ((await response.json()) as { value: string }[]).map(({ value }) => value);
  };
  const friends = await ask('friends.yaml', '[0,"image"]');
  expect(friends[0]).toBe('a.png');
  expect(friends).toContain('images/b.svg');
  expect(friends.filter((value) => /\.(txt|mp3)$/.test(value))).toEqual([]);
  expect(await ask('home.yaml', '["nothing"]')).toEqual([]);
});

test('a cover is drawn for a recording that has none, if it is needed', async () => {
  const { content, post } = await open();
  const wav = makeWav(makeSound(1, tone(-16)));
  const without = await post<SongAnswer>('/song', { ...song, name: 'Tea.wav' }, wav);
  expect(without.answer).not.toHaveProperty('cover');
  const { answer } = await post<SongAnswer>('/song', { ...song, name: 'Tea.wav', needsCover: 'yes' }, wav);
  expect(answer).toMatchObject({ outcome: 'made', cover: 'tea.svg' });
  expect(await readFile(join(content, 'images/songs/tea.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>/);
});
