import { expect, test } from 'vitest';
import { track, writeContent } from '#content-reader/content-fixture.ts';
import { readContent } from '#content-reader/read-content.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const numbers = (size: 2 | 4, ...values: number[]) => {
  const bytes = Buffer.alloc(size * values.length);
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, index * size, size);
  return bytes;
};

/** One channel of 8 bits at 8 kHz. */
function writeWav(sampleCount: number) {
  const format = [numbers(2, 1, 1), numbers(4, 8000, 8000), numbers(2, 1, 8)];
  const head = [latin('RIFF'), numbers(4, 36 + sampleCount), latin('WAVEfmt '), numbers(4, 16), ...format];
  return Buffer.concat([...head, latin('data'), numbers(4, sampleCount), Buffer.alloc(sampleCount)]);
}

/** Silent frames of MPEG-1 layer 3 in stereo at 44.1 kHz: 1152 samples each, of 128 or 160 kbit/s. */
const frame = (kilobits: 128 | 160) =>
  Buffer.concat([latin(`\xff\xfb${kilobits === 128 ? '\x90' : '\xa0'}\0`), Buffer.alloc(kilobits === 128 ? 413 : 518)]);
const repeat = (count: number, ...frames: Buffer[]) =>
  Buffer.concat(Array.from({ length: count }, () => frames).flat());

/** A first frame with a count of frames and bytes, after the header and 32 bytes of side information. */
function writeXingFrame(frameCount: number) {
  const first = frame(128);
  const counts = Buffer.alloc(12);
  for (const [index, value] of [3, frameCount, frameCount * 500].entries()) counts.writeUInt32BE(value, index * 4);
  first.set(Buffer.concat([latin('Xing'), counts]), 36);
  return first;
}

/** With the number of its samples at its end. */
function writeOgg(seconds: number) {
  const page = (number: number, flags: number, samples: number, packet: Buffer) =>
    Buffer.concat([
      latin(`OggS\0${String.fromCharCode(flags)}`),
      numbers(4, samples, 0, 1, number, 0),
      Buffer.of(1, packet.length),
      packet,
    ]);
  const identity = Buffer.concat([latin('\x01vorbis'), numbers(4, 0), Buffer.of(1), numbers(4, 44_100, 0, 96_000, 0)]);
  const start = page(0, 2, 0, Buffer.concat([identity, Buffer.of(0xb8, 1)]));
  const sound = Array.from({ length: 30 }, (_, index) => page(index + 1, 0, index * 1000, Buffer.alloc(200)));
  return Buffer.concat([start, ...sound, page(31, 4, seconds * 44_100, Buffer.alloc(200))]);
}

test.each([
  ['a WAV', 'wav', writeWav(16_000), 2],
  ['a WAV just short of a second, never rounded up to it', 'wav', writeWav(15_999), 1.99],
  [
    'an MP3, from the count in its first frame',
    'mp3',
    Buffer.concat([writeXingFrame(6000), repeat(8, frame(160))]),
    156.73,
  ],
  ['an MP3 of a constant bitrate without that', 'mp3', repeat(400, frame(128)), 10.44],
  ['an MP3 of varying bitrate without that', 'mp3', repeat(200, frame(128), frame(160)), 10.44],
  ['an OGG', 'ogg', writeOgg(63), 63],
  ['a file that cannot be read is unknown', 'mp3', latin('ID3'), undefined],
])('the duration of %s', async (_, ending, song, durationSeconds) => {
  const tracks = track(`file: music/a.${ending}`) + track('videoId: dQw4w9WgXcQ');
  const { content } = await readContent(await writeContent({ 'tracks.yaml': tracks, [`music/a.${ending}`]: song }));
  expect(content?.tracks.map((read) => read.durationSeconds)).toEqual([durationSeconds, undefined]);
});
