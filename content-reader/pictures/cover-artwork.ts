import type { CoverArtwork, Track } from '#model/music-schema.ts';
import { attachedFileOf, rememberFile } from './file-on-disk.ts';

/** The covers that lock screens show for song files. YouTube shows its own. */
export function listCoverArtwork(tracks: Track[]): CoverArtwork[] {
  return tracks.flatMap(({ title, artist, file, imageSrc }) => {
    const cover = attachedFileOf(imageSrc);
    if (!file || cover?.kind !== 'picture') return [];
    const { isPixelArt } = imageSrc;
    const artwork = rememberFile({}, { ...cover, kind: 'artwork', isPixelArt }) as unknown as string;
    return [{ title, artist, artwork }];
  });
}
