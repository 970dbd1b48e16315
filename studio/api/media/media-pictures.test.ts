import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PictureAnswer } from '#studio/protocol/media.ts';
import { openMedia } from './media-fixture.ts';
import { drawFace, drawHills, toSharp } from './picture/picture-fixture.ts';

const photo = await drawHills(64, 48).jpeg().toBuffer();

test.each([
  ['friends.yaml', [0, 'image'], 'images/friends/my-cat.webp', 'my-cat.webp'],
  ['tracks.yaml', [0, 'imageSrc'], 'images/songs/my-cat.webp', 'my-cat.webp'],
  ['home.yaml', ['quickIntro', 'peaceSign', 'src'], 'images/hello/my-cat.webp', 'images/hello/my-cat.webp'],
  ['interests.yaml', ['items', 0, 'src'], 'images/interests/my-cat.webp', 'images/interests/my-cat.webp'],
  ['characters/thistle/character.yaml', ['portrait'], 'characters/thistle/my-cat.webp', './my-cat.webp'],
  ['characters/new-one/character.yaml', ['images', 2, 'src'], 'characters/new-one/my-cat.webp', './my-cat.webp'],
])('a picture for %s %j is put where its neighbours are', async (file, path, place, value) => {
  const { content, post } = await openMedia();
  const { answer } = await post<PictureAnswer>(
    '/picture',
    { file, path: JSON.stringify(path), name: 'My Cat!.JPG' },
    photo,
  );
  expect(answer).toMatchObject({ outcome: 'made', path: place, value, picture: { width: 64, height: 48 } });
  expect((await readFile(join(content, place))).length).toBeGreaterThan(0);
});

test('a name that is taken, in whichever letters, gets a number, and what was there stays', async () => {
  const { content, post } = await openMedia({ 'images/friends/My-Cat.png': 'mine' });
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
  const { post } = await openMedia({ 'images/friends/face.png': face });
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
  const { post } = await openMedia();
  expect((await post('/picture', query, photo)).answer).toMatchObject({ outcome: 'refused' });
});

test.each([{ path: '[]' }, { file: 'home.yaml', path: '{' }, { file: 'home.yaml', path: '[true]' }])(
  'a query that the window does not send is not understood: %j',
  async (query) => {
    const { post } = await openMedia();
    expect((await post('/picture', query, photo)).status).toBe(400);
  },
);

test('pictures for something that is not made yet wait outside of content', async () => {
  const { content, staged, post, app } = await openMedia();
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
    const { staged, post } = await openMedia();
    await post('/picture', { file, path: '["portrait"]', name: 'a.jpg' }, photo);
    expect(await readdir(staged)).toEqual([]);
  },
);

test('a field offers the pictures that it may name, those beside its neighbours first', async () => {
  const { app } = await openMedia({
    'images/friends/a.png': '',
    'images/b.svg': '',
    'images/c.txt': '',
    'music/d.mp3': '',
  });
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
