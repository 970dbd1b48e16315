import type { MusicOutline, Track } from '#model/music-schema.ts';

/** What the player's bar shows in every page's HTML. The tracks are loaded later, with the music. */
export function outlineMusic(tracks: Track[]): MusicOutline {
  const song = tracks.find(({ file }) => file);
  return {
    isEmpty: tracks.length === 0,
    plainSong: song && { title: song.title, artist: song.artist, file: song.file as string },
  };
}
