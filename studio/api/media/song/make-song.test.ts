import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDuration } from '#content-reader/songs/song-duration.ts';
import { decodeSong } from './decode/decode-song.ts';
import { makeSong } from './make-song.ts';
import { addGain } from './mp3/frame-gain.ts';
import {
  checksum,
  encodeSound,
  makeFlac,
  makeFolder,
  makeSound,
  makeWav,
  makeWavNotes,
  tone,
  type Wave,
  writeSong,
} from './song-fixture.ts';
import { readSongTags } from './song-tags.ts';
import { measureSound } from './sound/measure-sound.ts';
import type { Sound } from './sound/sound.ts';

const target = -16;

async function make(name: string, bytes: Uint8Array) {
  const source = await writeSong(name, bytes);
  const result = join(await makeFolder(), 'result');
  const shares: number[] = [];
  const song = await makeSong({ source, result, target }, (share) => shares.push(share));
  return { song, result, source, shares };
}

const refusal = (name: string, bytes: Uint8Array) =>
  make(name, bytes).then(
    () => undefined,
    ({ reason, message }: { reason: string; message: string }) => ({ reason, message }),
  );

const measureMp3 = (path: string) => measureSound(decodeSong(path, 'mp3'));

/** A tune of three tones with a beat. */
const tune: Wave = (seconds, channel) => {
  const beat = 0.4 + 0.6 * Math.exp(-((seconds * 2) % 1) * 4);
  const tones = [220, 277.2, channel === 0 ? 329.6 : 330.1];
  return (beat * tones.reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * seconds), 0)) / 6;
};
const recording = (options?: Parameters<typeof makeSound>[2]): Sound => makeSound(6, tune, options);

test.each([
  ['a WAV', async () => makeWav(recording(), '16', makeWavNotes('Kettle Song', 'Mochi'))],
  ['a FLAC', async () => makeFlac(recording({ sampleRate: 48_000 }), ['TITLE=Kettle Song', 'ARTIST=Mochi'])],
  [
    'a WAV at 96 kHz',
    async () => makeWav(recording({ sampleRate: 96_000 }), '24', makeWavNotes('Kettle Song', 'Mochi')),
  ],
  [
    'a WAV with one channel',
    async () => makeWav(recording({ channelCount: 1 }), '16', makeWavNotes('Kettle Song', 'Mochi')),
  ],
])('%s becomes an MP3 of the right length and loudness, with title and artist', async (_, makeBytes) => {
  const { song, result, shares } = await make('upload', await makeBytes());
  expect(song).toMatchObject({
    how: 'converted',
    ending: 'mp3',
    title: 'Kettle Song',
    artist: 'Mochi',
    isAtPeak: false,
  });
  const measured = await measureMp3(result);
  expect(Math.abs((measured.loudness ?? 0) - target)).toBeLessThan(0.5);
  expect(measured.truePeak).toBeLessThanOrEqual(-1);
  // A decoder that reads the header gives back exactly what was recorded.
  expect(Math.abs(measured.seconds - 6)).toBeLessThan(0.002);
  expect(await readDuration(await rename(result))).toBeCloseTo(6, 1);
  expect(song.measures).toMatchObject({ loudness: measured.loudness, peaks: measured.peaks });
  expect(await readSongTags(result)).toMatchObject({ title: 'Kettle Song', artist: 'Mochi' });
  expect(shares.at(-1)).toBeCloseTo(1);
  expect([...shares].sort((a, b) => a - b)).toEqual(shares);
});

async function rename(result: string): Promise<string> {
  return writeSong('a.mp3', await readFile(result));
}

test('an OGG Vorbis becomes an MP3', async () => {
  const { song, result } = await make('a.ogg', await encodeSound(recording(), 'ogg'));
  expect(song.how).toBe('converted');
  const { loudness = 0, seconds } = await measureMp3(result);
  expect(Math.abs(loudness - target)).toBeLessThan(0.5);
  expect(Math.abs(seconds - 6)).toBeLessThan(0.01);
});

test('an Opus of a second becomes an MP3 of a second', async () => {
  const { song, result } = await make('a.opus', await readFile(new URL('decode/tone.opus', import.meta.url)));
  expect(song).toMatchObject({ how: 'converted', title: 'Kettle Song', artist: 'Mochi' });
  const { loudness = 0, seconds } = await measureMp3(result);
  expect(Math.abs(loudness - target)).toBeLessThan(1);
  expect(Math.abs(seconds - 1)).toBeLessThan(0.002);
});

test.each(['8', '16', '24', '32', 'float32', 'float64'] as const)('a WAV of %s bits sounds the same', async (kind) => {
  const { song } = await make('a.wav', makeWav(makeSound(2, tone(-20)), kind));
  expect(Math.abs((song.loudnessBefore ?? 0) + 20)).toBeLessThan(0.2);
});

test('the sound itself stays: the MP3 of a tune differs from it by less than its hiss', async () => {
  const sound = recording();
  const { result, song } = await make('a.wav', makeWav(sound));
  const gain = 10 ** ((target - (song.loudnessBefore ?? 0)) / 20);
  const decoded: number[] = [];
  for await (const { channels } of decodeSong(result, 'mp3'))
    for (const sample of channels[0] ?? []) decoded.push(sample);
  const original = sound.channels[0] as Float32Array;
  let [error, power] = [0, 0];
  for (let index = 2000; index < original.length - 2000; index += 1) {
    const wanted = (original[index] as number) * gain;
    error += ((decoded[index] as number) - wanted) ** 2;
    power += wanted ** 2;
  }
  expect(10 * Math.log10(error / power)).toBeLessThan(-25);
});

test('an MP3 as loud as the others stays as it is, byte for byte', async () => {
  const quiet = makeSound(6, (seconds, channel) => tune(seconds, channel) * 0.8);
  const first = await make('a.wav', makeWav(quiet));
  const bytes = await readFile(first.result);
  const { song, result } = await make('a.mp3', bytes);
  expect(song).toMatchObject({ how: 'kept', title: undefined });
  expect((await readFile(result)).equals(bytes)).toBe(true);
});

test.each([
  ['louder', 44_100, 2, 1.8],
  ['louder, with one channel', 48_000, 1, 1.8],
  ['louder, at the rate of old recordings', 22_050, 2, 1.8],
  ['quieter', 44_100, 2, 0.25],
] as const)(
  'an MP3 that is %s gets another volume in each frame, and nothing of it is lost',
  async (_, sampleRate, channelCount, factor) => {
    const sound = makeSound(5, (seconds, channel) => tune(seconds, channel) * factor * 0.9, {
      sampleRate,
      channelCount,
    });
    const bytes = await encodeSound(sound, 'mp3');
    const { song, result, source } = await make('a.mp3', bytes);
    expect(song.how).toBe('turned');
    const [before, after] = await Promise.all([measureMp3(source), measureMp3(result)]);
    expect(Math.abs((after.loudness ?? 0) - target)).toBeLessThan(0.8);
    expect(after.truePeak).toBeLessThanOrEqual(-1);
    expect(after.samples).toBe(before.samples);
    // Every frame is as long as it was, and the sound is the same but for a factor.
    const turned = await readFile(result);
    expect(turned.length).toBe(bytes.length);
    const ratio = (after.loudness ?? 0) - (before.loudness ?? 0);
    expect(ratio / 1.50515).toBeCloseTo(Math.round(ratio / 1.50515), 1);
  },
);

test('checksums of frames are right after another volume', () => {
  // Of 128 kbit/s at 44.1 kHz in stereo, with a checksum, and gains of 8 in the second channel of both granules.
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfa, 0x90, 0]);
  const side = 6;
  for (const granule of [0, 1]) {
    const bit = 20 + (granule * 2 + 1) * 59 + 21;
    for (let at = 0; at < 8; at += 1)
      if ((8 >> (7 - at)) & 1) frame[side + ((bit + at) >> 3)] = 128 >> ((bit + at) & 7);
  }
  const bytes = Buffer.concat([frame, frame, frame]);
  const before = Buffer.from(bytes);
  expect(addGain(bytes, 8)).toBe(true);
  for (const at of [0, 417, 834]) {
    const covered = Buffer.concat([bytes.subarray(at + 2, at + 4), bytes.subarray(at + 6, at + 38)]);
    expect(bytes.readUInt16BE(at + 4)).toBe(checksum(covered, 16, 0x8005, 0xffff));
  }
  expect(bytes.equals(before)).toBe(false);
  expect(addGain(bytes, -8)).toBe(true);
  expect(bytes.subarray(6, 38).equals(before.subarray(6, 38))).toBe(true);
});

test('what would be distorted louder is made only as loud as it can be', async () => {
  const clicks: Wave = (seconds) => (seconds % 0.5 < 0.002 ? 0.95 : 0.01) * Math.sin(2 * Math.PI * 500 * seconds);
  const { song, result } = await make('a.wav', makeWav(makeSound(5, clicks)));
  expect(song).toMatchObject({ how: 'converted', isAtPeak: true });
  const { truePeak, loudness = 0 } = await measureMp3(result);
  expect(truePeak).toBeLessThanOrEqual(-1);
  expect(loudness).toBeLessThan(target - 1);
});

test('silence becomes a silent song', async () => {
  const { song } = await make('a.wav', makeWav(makeSound(2, () => 0)));
  expect(song).toMatchObject({ how: 'converted', loudnessBefore: undefined, isAtPeak: false });
});

test('the cover is read from the recording', async () => {
  const cover = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1');
  const body = Buffer.concat([Buffer.from([3]), Buffer.from('image/png\0'), Buffer.from([3, 0]), cover]);
  const size = (value: number) => Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 127));
  const frame = Buffer.concat([Buffer.from('APIC'), size(body.length), Buffer.from([0, 0]), body]);
  const tag = Buffer.concat([Buffer.from('ID3\x04\0\0'), size(frame.length), frame]);
  const { song } = await make('a.mp3', Buffer.concat([tag, await encodeSound(recording(), 'mp3')]));
  expect(Buffer.from(song.cover ?? []).equals(cover)).toBe(true);
});

test('an M4A, which nothing here can look into, stays as it is', async () => {
  const m4a = Buffer.concat([Buffer.from('\0\0\0\x1cftypM4A \0\0\0\0M4A mp42isom', 'latin1'), Buffer.alloc(100)]);
  const { song, result } = await make('a.m4a', m4a);
  expect(song).toMatchObject({ how: 'kept', ending: 'm4a', measures: { loudness: undefined, peaks: [] } });
  expect((await readFile(result)).equals(m4a)).toBe(true);
});

const sentence = "We can't read this recording. MP3, WAV, FLAC and OGG work.";
const flac = makeFlac(makeSound(1, tone(-20)));
test.each([
  ['a diary', Buffer.from('Dear diary')],
  ['nothing', Buffer.alloc(0)],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['an AIFF', Buffer.concat([Buffer.from('FORM\0\0\0\0AIFF'), Buffer.alloc(100)])],
  ['a WAV without sound', makeWav(makeSound(0, tone(-20)))],
  ['a WAV of another kind', makeWav(makeSound(1, tone(-20))).fill(17, 20, 21)],
  ['the first bytes of a FLAC', flac.subarray(0, 60)],
])('%s is refused with what works', async (_, bytes) => {
  expect(await refusal('upload', bytes)).toEqual({ reason: 'unreadable', message: sentence });
});

test('a FLAC that was cut short is taken as far as it goes', async () => {
  const { song } = await make('a.flac', flac.subarray(0, flac.length / 2));
  expect(song.measures.seconds).toBeGreaterThan(0.3);
  expect(song.measures.seconds).toBeLessThan(0.6);
});

test('a result that is in the way is never written over', async () => {
  const source = await writeSong('a.wav', makeWav(makeSound(1, tone(-20))));
  const result = join(await makeFolder(), 'result');
  await writeFile(result, 'mine');
  await expect(makeSong({ source, result, target }, () => {})).rejects.toThrow('EEXIST');
  expect(await readFile(result, 'utf8')).toBe('mine');
  await rm(result);
});
