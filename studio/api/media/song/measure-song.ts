import { decodeSong, findSongFormat } from './decode/decode-song.ts';
import { readSongTags } from './song-tags.ts';
import { measureSound, type SoundMeasures } from './sound/measure-sound.ts';

export type MeasuredSong = Pick<SoundMeasures, 'seconds' | 'loudness' | 'peaks'>;

/** Measures a song of the site. Of one that nothing here can look into, only its length is known. */
export async function measureSong(path: string, onProgress: (share: number) => void): Promise<MeasuredSong> {
  const format = await findSongFormat(path);
  if (format === 'm4a') {
    const { seconds = 0 } = await readSongTags(path);
    return { seconds, loudness: undefined, peaks: [] };
  }
  const { seconds, loudness, peaks } = await measureSound(decodeSong(path, format, onProgress));
  return { seconds, loudness, peaks };
}
