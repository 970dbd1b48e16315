import type { Track } from '#model/music-schema.ts';
import { fileBehind, rememberFile } from './file-on-disk.ts';

/**
 * A track's cover as a bitmap, because operating systems draw no vectors. It is found by what the track is called: the
 * song's address would tie the module to the one with all tracks, which comes earlier.
 */
export type CoverArtwork = { title: string; artist: string; artwork: string };

/** What lock screens show of the tracks that are files. YouTube shows its own. */
export function listCoverArtwork(tracks: Track[]): CoverArtwork[] {
  return tracks.flatMap(({ title, artist, file, imageSrc }) => {
    const cover = fileBehind(imageSrc);
    if (!file || cover?.kind !== 'picture') return [];
    const { isPixelArt } = imageSrc;
    const artwork = rememberFile({}, { ...cover, kind: 'artwork', isPixelArt }) as unknown as string;
    return [{ title, artist, artwork }];
  });
}
