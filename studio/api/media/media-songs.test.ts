import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { track } from '#content-reader/content-fixture.ts';
import type { SongAnswer } from '#studio/protocol/media.ts';
import { openMedia } from './media-fixture.ts';
import { drawHills } from './picture/picture-fixture.ts';
import { encodeSound, makeFlac, makeFolder, makeSound, makeWav, tone } from './song/song-fixture.ts';

const recording = makeSound(3, tone(-20));
const song = { file: 'tracks.yaml', path: '[0,"file"]', name: 'Kettle Song.flac', job: 'job-of-a-test' };

test('a recording becomes a song beside the others, and tells how far it is', async () => {
  const { content, cache, post, events, app } = await openMedia({
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
  const files: NonNullable<Parameters<typeof openMedia>[0]> = {
    'tracks.yaml': ['a', 'b', 'c'].map((name) => track(`file: music/${name}.wav`)).join(''),
  };
  for (const [name, level] of Object.entries({ a: -25, b: -18.5, c: -10 })) {
    files[`music/${name}.wav`] = makeWav(makeSound(1, tone(level)));
  }
  const { post } = await openMedia(files);
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
  const { post, content } = await openMedia();
  const { answer } = await post<SongAnswer>('/song', song, whole);
  expect(answer).toMatchObject({ outcome: 'made', cover: 'kettle-song.webp' });
  expect((await readFile(join(content, 'images/songs/kettle-song.webp'))).length).toBeGreaterThan(100);
});

test('a recording that cannot be read is refused, and leaves nothing', async () => {
  const { content, cache, post, events } = await openMedia();
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
  const { content, media } = await openMedia();
  const before = await readdir(content, { recursive: true });
  const source = join(await makeFolder(), 'long.wav');
  await writeFile(source, makeWav(makeSound(60, tone(-20))));
  const stop = new AbortController();
  const made = media.song(source, { ...song, path: [0, 'file'] }, stop.signal);
  stop.abort();
  expect(await made).toMatchObject({ outcome: 'refused', reason: 'stopped' });
  expect(await readdir(content, { recursive: true })).toEqual(before);
});

test('a cover is drawn for a recording that has none, if it is needed', async () => {
  const { content, post } = await openMedia();
  const wav = makeWav(makeSound(1, tone(-16)));
  const without = await post<SongAnswer>('/song', { ...song, name: 'Tea.wav' }, wav);
  expect(without.answer).not.toHaveProperty('cover');
  const { answer } = await post<SongAnswer>('/song', { ...song, name: 'Tea.wav', needsCover: 'yes' }, wav);
  expect(answer).toMatchObject({ outcome: 'made', cover: 'tea.svg' });
  expect(await readFile(join(content, 'images/songs/tea.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>/);
});
