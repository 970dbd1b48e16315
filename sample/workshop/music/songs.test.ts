import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { isSample, sampleContent } from '../sample-content.ts';
import { decodeMp3 } from './measuring/decoder.ts';
import { findBrokenLimits } from './measuring/limits.ts';
import { measureSong } from './measuring/song.ts';
import { fingerprintSong, fingerprintSynthesizer, readFingerprint, stripComments } from './mp3/fingerprint.ts';
import { readId3 } from './mp3/id3.ts';
import { scores } from './scores.ts';

const folder = join(sampleContent, 'music');
const itInSample = it.runIf(isSample());
const names = scores.map(({ id }) => id);

itInSample('has a file of every piece in content/music', async () => {
  const files = await readdir(folder);
  expect(names.filter((name) => !files.includes(`${name}.mp3`))).toEqual([]);
});

itInSample('has every piece in tracks.yaml as in its score: at least nine tracks, the rest in a comment', async () => {
  const text = await readFile(join(sampleContent, 'tracks.yaml'), 'utf8');
  const entries = (yaml: string) => {
    const read = (parse(yaml) ?? []) as { title: string; artist: string; file?: string; imageSrc: string }[];
    return read.filter(({ file }) => file);
  };
  const tracks = entries(text);
  const spare = entries([...text.matchAll(/^# ( *- title: .*| {2}\w+: \S.*)$/gm)].map(([, line]) => line).join('\n'));
  expect(tracks.length).toBeGreaterThanOrEqual(9);
  const byFile = (a: { file?: string | undefined }, b: { file?: string | undefined }) =>
    String(a.file).localeCompare(String(b.file));
  expect([...tracks, ...spare].map(({ title, artist, file }) => ({ title, artist, file })).sort(byFile)).toEqual(
    scores.map(({ id, title, artist }) => ({ title, artist, file: `music/${id}.mp3` })).sort(byFile),
  );
  const covers = await readdir(join(sampleContent, 'images/songs'));
  expect(spare.filter(({ imageSrc }) => !covers.includes(imageSrc))).toEqual([]);
});

const synthesizer = fingerprintSynthesizer();

itInSample.each(names)(
  '%s.mp3 is up to date with its score, and keeps the limits for length, size, loudness and looping',
  async (id) => {
    const file = await readFile(join(folder, `${id}.mp3`));
    const { title, artist } = scores.find((score) => score.id === id) ?? {};
    expect(readId3(file)).toMatchObject({ TIT2: title, TPE1: artist });
    const made = await fingerprintSong(id, await synthesizer);
    expect(readFingerprint(file), `npm run music -- render ${id}`).toBe(made);
    const { sound, sampleRate } = await decodeMp3(file);
    expect(findBrokenLimits(measureSong(sound, sampleRate, file.length))).toEqual([]);
  },
  30_000,
);

it('keeps a song up to date if only comments and line breaks of its score change', () => {
  const plain = stripComments("const a = ['x', 'y'];");
  expect(stripComments("/** What a is. */\nconst a = [\n  'x',\n  'y', // why\n];\n")).toBe(plain);
  expect(stripComments("const a = ['x', 'z'];")).not.toBe(plain);
});
