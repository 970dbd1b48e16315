import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawPhoto, drawPicture, findProblems, track, writeContent } from '#content-reader/content-fixture.ts';
import { readContent } from '#content-reader/read-content.ts';

const bytes = (text: string, length = 64) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(length)]);

/** Pseudorandom bytes, the same each time (a linear congruential generator). */
function makeNoise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

/** Frames of 128 kbit/s at 44.1 kHz, silent; without the tag that most programs put before them. */
const mp3 = Buffer.concat(Array.from({ length: 4 }, () => bytes('\xff\xfb\x90\x00', 413)));
const ogg = bytes(`OggS${'\0'.repeat(24)}\x01vorbis`);
const opus = bytes(`OggS${'\0'.repeat(24)}OpusHead`);
const oggFlac = bytes(`OggS${'\0'.repeat(24)}\x7fFLAC`);
const m4a = bytes('\0\0\0\x1cftypM4A \0\0\0\0M4A mp42isom');
const heic = bytes('\0\0\0\x18ftypmif1\0\0\0\0mif1heic');
const wav = bytes('RIFF\x24\0\0\0WAVEfmt ');
const film = bytes('\0\0\0\x14ftypqt  \0\0\0\0qt  ');

const song = (name: string, content: string | Uint8Array) => ({
  'tracks.yaml': track(`file: music/${name}`),
  [`music/${name}`]: content,
});
const friend = (name: string, content: string | Uint8Array) => ({
  'friends.yaml': `- name: Mochi\n  url: '#'\n  image: ${name}\n`,
  [`images/friends/${name}`]: content,
});

test.each([
  ['a.mp3', mp3],
  ['a.mp3', bytes('ID3')],
  ['a.mp3', Buffer.concat([Buffer.alloc(2000), mp3])],
  ['a.ogg', ogg],
  ['a.ogg', opus],
  ['a.opus', opus],
  ['a.m4a', m4a],
])('%s with the right content is a song', async (name, content) => {
  expect(await findProblems(song(name, content))).toEqual([]);
});

const asMp3 = 'export it as MP3 or M4A, which every browser plays';

test.each([
  ['a.mp3', makeNoise(200_000), 'cannot be read as a song: export it as MP3 from the program that made it'],
  ['a.mp3', 'Dear diary', 'cannot be read as a song: export it as MP3 from the program that made it'],
  ['a.mp3', '', 'is empty: save it again, or copy it again'],
  ['a.ogg', mp3, 'is an MP3 song, but its name ends in .ogg: rename it to a.mp3'],
  ['a.mp3', m4a, 'is an M4A or MP4 file, but its name ends in .mp3: rename it to a.m4a'],
  ['a.mp3', wav, 'is a WAV song, but its name ends in .mp3: rename it to a.wav'],
  ['a.mp3', bytes('fLaC'), `is a FLAC song: ${asMp3}`],
  ['a.ogg', oggFlac, `is a FLAC song: ${asMp3}`],
  ['a.m4a', film, `is a QuickTime film: ${asMp3}`],
  ['a.mp3', '<!DOCTYPE html><title>404</title>', `is a web page: ${asMp3}`],
  ['a.mp3', await drawPicture(8, 8), `is a PNG picture: ${asMp3}`],
])('%s that is not a song is reported with what to do: %#', async (name, content, sentence) => {
  expect(await findProblems(song(name, content))).toMatchObject([
    { file: 'content/tracks.yaml', key: '0.file', sentence: `the file music/${name} ${sentence}` },
  ]);
});

const asPicture = 'browsers do not show these, so export it as JPG or PNG';

test.each([
  ['a.jpg', heic, `is a HEIC picture, as iPhones take them: ${asPicture}`],
  ['a.png', bytes('BM'), `is a BMP picture: ${asPicture}`],
  [
    'a.png',
    makeNoise(5000),
    'cannot be read as a picture: open it in the program that made it and export it as PNG or JPG',
  ],
  ['a.png', await drawPhoto(20, 20, 'webp'), 'is a WebP picture, but its name ends in .png: rename it to a.webp'],
  ['a.png', await drawPhoto(20, 20, 'avif'), 'is an AVIF picture, but its name ends in .png: rename it to a.avif'],
  [
    'a.jpg',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'is an SVG picture, but its name ends in .jpg: rename it to a.svg',
  ],
])('%s that browsers cannot show is reported with what to do: %#', async (name, content, sentence) => {
  expect(await findProblems(friend(name, content))).toMatchObject([
    { key: '0.image', sentence: `the file images/friends/${name} ${sentence}` },
  ]);
});

test('a picture named .heic is reported with what to export', async () => {
  expect(await findProblems(friend('a.heic', heic))).toMatchObject([
    {
      key: '0.image',
      sentence: 'is a kind of picture that browsers do not show: export it as .jpg or .png',
      example: 'image: cat.svg',
    },
  ]);
});

test('noise called resume.pdf is reported with what to do', async () => {
  expect(await findProblems({ 'resume.pdf': makeNoise(5000) })).toMatchObject([
    {
      key: 'file',
      sentence:
        'the file resume.pdf is not a PDF, whatever its name says: export it as PDF from the program that made it',
    },
  ]);
});

/** A sparse file of so many megabytes: it takes almost no space on the disk. */
async function writeLarge(path: string, megabytes: number, files: Record<string, string | Uint8Array>) {
  const folder = await writeContent(files);
  await truncate(join(folder, path), megabytes * 1_000_000);
  const { warnings = [], problems = [] } = await readContent(folder);
  const format = ({ key, sentence }: { key: string; sentence: string }) => `${key}: ${sentence}`;
  return {
    warnings: warnings.map(format).filter((warning) => !warning.startsWith('address')),
    problems: problems.map(format),
  };
}

test.each([
  [
    'music/a.mp3',
    200,
    song('a.mp3', mp3),
    [],
    ['0.file: the file music/a.mp3 is 200.0 MB, but the limit is 100 MB: save it as an MP3 of 128 or 192 kbit/s'],
  ],
  [
    'music/a.mp3',
    25,
    song('a.mp3', mp3),
    ['0.file: the file music/a.mp3 is 25.0 MB, which is slow to load: save it as an MP3 of 128 or 192 kbit/s'],
    [],
  ],
  ['music/a.mp3', 15, song('a.mp3', mp3), [], []],
  [
    'music/a.wav',
    15,
    song('a.wav', wav),
    ['0.file: the file music/a.wav is a WAV, about ten times larger than needed: export it as MP3 or M4A'],
    [],
  ],
  [
    'resume.pdf',
    60,
    {},
    [],
    ['file: the file resume.pdf is 60.0 MB, but the limit is 50 MB: save it with smaller pictures'],
  ],
  [
    'resume.pdf',
    12,
    {},
    ['file: the file resume.pdf is 12.0 MB, which is slow to load: save it with smaller pictures'],
    [],
  ],
])('%s of %i MB gets the right warnings and problems', async (path, megabytes, files, warnings, problems) => {
  expect(await writeLarge(path, megabytes, files)).toEqual({ warnings, problems });
});
