import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { MediaError } from '../media-error.ts';
import { decodeSong, findSongFormat } from './decode/decode-song.ts';
import { addGain, gainStep } from './mp3/frame-gain.ts';
import { writeMp3 } from './mp3/write-mp3.ts';
import { readSongTags } from './song-tags.ts';
import { measureSound, type SoundMeasures } from './sound/measure-sound.ts';

export type SongWork = {
  /** A finished upload. */
  source: string;
  /** A path at which nothing is, for the result. */
  result: string;
  /** In LUFS. */
  target: number;
};

export type MadeSong = {
  how: 'kept' | 'turned' | 'converted';
  /** Without a dot. */
  ending: 'mp3' | 'm4a';
  loudnessBefore: number | undefined;
  /** Of the result. */
  measures: Pick<SoundMeasures, 'seconds' | 'loudness' | 'peaks'> & { truePeak?: number };
  bytes: number;
  isAtPeak: boolean;
  title: string | undefined;
  artist: string | undefined;
  cover: Uint8Array | undefined;
};

/** In dB of full scale: higher, some players distort what is between the samples. */
const maxTruePeak = -1;
/** What encoding adds to the highest peak, mostly. */
const encodingRoom = 0.3;
/** In LU: less is not heard from one song to the next. */
const tolerance = 1;
/** The site takes no larger song. */
const maxBytes = 100_000_000;

/**
 * Makes a song for the site from a recording: an MP3 as loud as `target`, with a true peak of at most -1 dB. Throws a `MediaError`
 * for what cannot be read. `onProgress` gets how much of the work is done, from 0 to 1.
 */
export async function makeSong(
  { source, result, target }: SongWork,
  onProgress: (share: number) => void,
): Promise<MadeSong> {
  const format = await findSongFormat(source);
  const { title, artist, seconds = 0, cover } = await readSongTags(source);
  const tags = { title, artist, cover };
  if (format === 'm4a') {
    // Browsers play it, but nothing here can look into it.
    await copyFile(source, result);
    const bytes = await checkBytes(result);
    const measures = { seconds, loudness: undefined, peaks: [] };
    return { ...tags, how: 'kept', ending: 'm4a', loudnessBefore: undefined, measures, bytes, isAtPeak: false };
  }
  const part = (from: number, to: number) => (share: number) => onProgress(from + (to - from) * share);
  const before = await measureSound(decodeSong(source, format, part(0, 0.3)));
  const made = { ...tags, ending: 'mp3' as const, loudnessBefore: before.loudness };
  const isAtPeak = ({ loudness = target }: SoundMeasures) => loudness < target - tolerance;

  if (format === 'mp3') {
    const steps = chooseSteps(before, target);
    const bytes = await readFile(source);
    const isTurned = steps !== 0 && addGain(bytes, steps);
    await writeFile(result, bytes);
    const measures = isTurned ? await measureSound(decodeSong(result, 'mp3', part(0.5, 1))) : before;
    const how = isTurned ? 'turned' : 'kept';
    return { ...made, how, measures, bytes: await checkBytes(result), isAtPeak: isAtPeak(measures) };
  }

  const gain = 10 ** (chooseGain(before, target) / 20);
  await writeMp3(result, decodeSong(source, format, part(0.3, 0.8)), { ...before, ...tags, gain });
  let measures = await measureSound(decodeSong(result, 'mp3', part(0.8, 1)));
  if (measures.truePeak > maxTruePeak) {
    // Encoding has changed the wave more than usual.
    const bytes = await readFile(result);
    const steps = -Math.ceil((measures.truePeak - maxTruePeak) / gainStep);
    if (addGain(bytes, steps)) {
      await writeFile(result, bytes);
      measures = await measureSound(decodeSong(result, 'mp3'));
    }
  }
  return { ...made, how: 'converted', measures, bytes: await checkBytes(result), isAtPeak: isAtPeak(measures) };
}

/** In dB, for a recording that is encoded again. */
function chooseGain({ loudness, truePeak }: SoundMeasures, target: number): number {
  const room = maxTruePeak - encodingRoom - truePeak;
  return loudness === undefined ? 0 : Math.min(target - loudness, room);
}

/** Whole steps for an MP3, which has no others; none for a difference that is not heard. It is never turned down for its peaks alone. */
function chooseSteps({ loudness, truePeak }: SoundMeasures, target: number): number {
  const wanted = loudness === undefined ? 0 : target - loudness;
  if (Math.abs(wanted) <= tolerance) return 0;
  const steps = Math.round(wanted / gainStep);
  return steps > 0 ? Math.max(0, Math.min(steps, Math.floor((maxTruePeak - truePeak) / gainStep))) : steps;
}

async function checkBytes(path: string): Promise<number> {
  const { size } = await stat(path);
  if (size <= maxBytes) return size;
  throw new MediaError(
    'tooLarge',
    `This song would be ${Math.round(size / 1e6)} MB, and 100 MB are the limit. Cut it into several, or save it as an MP3 of 128 kbit/s.`,
  );
}
